// Choosing: touch a thing, then another, and only what fits stays lit. All that is known of a game here is which things
// of the board each option touches.
import { $, $$, base, beside, keep, kept, main, still, table } from "./page.js";

let marked = []; // names of the things touched so far, in their order
let picked = null; // the option they decide on
let basket = []; // keys of picks that are not sent yet, where a question asks for several
let single = false; // whether the first pick of such a question answers it
let turned = 0; // which of several patterns at one place is meant
let asked = ""; // the question before the first pick
let pointed = null; // the thing or option under the pointer or in focus
let [drawn, offered] = [null, null]; // elements of the board by their thing; options
let sending = () => {};

export const onSend = (how) => { sending = how; };
export const options = () => (offered ??= $$("#ask .opt"));
const shown = () => options().filter((option) => !option.hidden);
const thingsOf = (option) => (option.things ??= [...new Set(JSON.parse(option.dataset.things || "[]"))]);
const things = () => (drawn ??= Map.groupBy($$("#board [data-thing]"), (each) => each.dataset.thing));
const elementsOf = (name) => things().get(name) ?? [];
const isSeen = (name) => elementsOf(name).some((each) => each.getClientRects().length);
const fitting = (names) => options().filter((option) => names.every((name) => thingsOf(option).includes(name)));
const isPattern = (offers) => offers.length > 1 && offers.every((option) => thingsOf(option).length > 2);
const inBasket = () => $$("#ask .basket .chip").flatMap(thingsOf);
const ways = (names) => [names, names.slice(-1)].map(fitting).find((offers) => offers.length) ?? [];

function mark(names) {
  closePick();
  marked = names;
  const offers = names.length ? fitting(names) : [];
  const exact = offers.filter((option) => thingsOf(option).length === names.length);
  picked = offers.length === 1 ? offers[0] : exact.length === 1 ? exact[0] : isPattern(offers) ? offers[turned % offers.length] : null;
  light();
  tell();
  const partners = offers.flatMap(thingsOf).some((name) => !names.includes(name) && isSeen(name));
  if (!picked && offers.length > 1 && (exact.length || !partners)) openPick(elementsOf(names.at(-1))[0], exact.length ? exact : offers);
}

// Which things glow, which are chosen, which fit and which rest: everything follows from the options and the marks.
export function light() {
  const seen = new Set([...things().keys()].filter(isSeen)); // measured before anything changes: a thousand options, one layout
  const begins = new Set(options().flatMap(thingsOf));
  const fit = new Set(fitting(marked).flatMap(thingsOf));
  const held = new Set([...inBasket(), ...marked, ...(isPattern(fitting(marked)) && picked ? thingsOf(picked) : [])]);
  const kinds = Map.groupBy(begins, (name) => name.split(" ")[0]);
  for (const [name, elements] of things()) {
    const [isHeld, can] = [held.has(name), begins.has(name)];
    for (const each of elements) {
      each.classList.toggle("can", can);
      each.classList.toggle("chosen", isHeld);
      each.classList.toggle("target", marked.length > 0 && !isHeld && fit.has(name));
      each.classList.toggle("dim", marked.length > 0 && !isHeld && can && !fit.has(name));
      each.classList.toggle("many", can && kinds.get(name.split(" ")[0]).length > 12);
      each.toggleAttribute("aria-pressed", false);
      if (isHeld && each.matches("button, [role=button]")) each.setAttribute("aria-pressed", "true");
      if (can && each.tagName !== "BUTTON") { each.tabIndex = 0; each.setAttribute("role", "button"); }
    }
  }
  for (const option of options()) {
    option.classList.toggle("on", option === picked);
    option.classList.toggle("loose", !thingsOf(option).some((name) => seen.has(name)));
    option.toggleAttribute("aria-pressed", false);
    if (option === picked) option.setAttribute("aria-pressed", "true");
  }
}

// What is said of the option that is picked stands over the button that chooses it, and near its thing.
function tell() {
  const line = $("#ask .picked");
  if (!line) return;
  const words = picked && $("span", picked).cloneNode(true);
  if (words) line.replaceChildren(words);
  else line.textContent = options().length ? line.dataset[marked.length ? "second" : "hint"] : "";
  line.classList.toggle("sure", !!picked);
  $("#ask [data-do=send]").disabled = !picked && options().length > 0;
  show($("#ask .foreseen"), picked);
  near(marked.length ? elementsOf(marked.at(-1))[0] : null, picked);
}

// A question came, or the one that was open is asked again.
export function settle() {
  [marked, picked, basket, single, turned, asked, drawn, offered] = [[], null, [], false, 0, "", null, null];
  closePick();
  hush();
  const all = $("#ask .all");
  delete $("#ask")?.dataset.busy;
  if (all) all.checked = kept("list");
  light();
  tell();
}

export function touch(name) {
  const taken = !fitting([name]).length && $$("#ask .basket .chip").findLastIndex((chip) => thingsOf(chip).includes(name));
  if (taken !== false && taken >= 0) return takeOut(taken);
  if (marked.includes(name)) return picked && marked.at(-1) === name ? complete() : mark(marked.filter((each) => each !== name));
  if (!fitting([name]).length) return;
  mark(fitting([...marked, name]).length ? [...marked, name] : [name]);
  if (picked) decided();
}

async function decided(clicked = marked.length) {
  const option = picked;
  if ($("#ask [data-several]") && !single && thingsOf(option).length) return gather([...basket, option.value]);
  if (kept("quick")) return complete();
  if (clicked < 2 || isPattern(fitting(marked))) return;
  $("#ask").dataset.busy = "";
  const { certain } = await foreseen(option);
  delete $("#ask").dataset.busy;
  if (certain && option === picked) complete();
}

// From the list: the first time it is picked, the second time sent.
export function pick(option) {
  if (option === picked) return complete();
  marked = [];
  picked = option;
  closePick();
  light();
  thingsOf(option).flatMap(elementsOf).forEach((each) => each.classList.add("target"));
  tell();
  bring(thingsOf(option).flatMap(elementsOf));
  option.scrollIntoView({ block: "nearest" });
  if ($("#ask [data-several]") && !single && thingsOf(option).length) return gather([...basket, option.value]);
  if (kept("quick")) complete();
}

export function complete() {
  if (!picked && (options().length || !basket.length)) return;
  const picks = picked ? [...basket, picked.value] : basket;
  [picked, basket] = [null, []]; // sent once, whoever asks for it again
  hush();
  $$("#ask button").forEach((each) => { each.disabled = true; });
  $("#ask").dataset.busy = "";
  sending(picks);
}

export function stepBack() {
  if (!$("#pick")?.hidden) return closePick();
  if (marked.length) return mark(marked.slice(0, -1));
  if (picked) return mark([]);
  if (basket.length) takeOut(basket.length - 1);
}

export const letGo = () => marked.length && mark([]);

export function turn(by) {
  const offers = marked.length ? fitting(marked) : pointed?.dataset.thing ? ways([pointed.dataset.thing]) : [];
  if (!isPattern(offers)) return false;
  turned = (turned + by + offers.length) % offers.length;
  marked.length ? mark(marked) : point(pointed);
  return true;
}

// A finger is wider than a cell: it means the nearest thing that glows.
export function nearest(x, y) {
  const far = (box) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const found = $$("#board .can").map((each) => [far(each.getBoundingClientRect()), each]).sort((one, other) => one[0] - other[0])[0];
  return found?.[0] <= 28 ? found[1] : null;
}

// Arrows walk over the board, from what glows to what glows.
export function stride(from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (each) => { const box = each.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  const ahead = $$(marked.length ? "#board :is(.target, .chosen)" : "#board .can").map((each) => {
    const [ex, ey] = middle(each);
    const [along, across] = [(ex - x) * dx + (ey - y) * dy, Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)];
    return [along > 4 ? along + 2 * across : Infinity, each];
  }).sort((one, other) => one[0] - other[0])[0];
  if (ahead?.[0] < Infinity) ahead[1].focus();
}

export function bring(elements) {
  const floor = innerWidth < 1100 ? $("#ask").getBoundingClientRect().top : innerHeight;
  const isIn = ({ width, left, right, top, bottom }) => width && top + bottom > 96 && (top + bottom) / 2 < floor && left + right > 0 && (left + right) / 2 < innerWidth;
  if (elements.some((each) => isIn(each.getBoundingClientRect()))) return;
  const first = elements.find((each) => each.getClientRects().length);
  first?.scrollIntoView({ block: "center", inline: "nearest", behavior: still.matches ? "auto" : "smooth" });
}

const asking = (what, fields) => fetch(`${base}/t/${table}/${what}?${new URLSearchParams({ entry: main.dataset.entry, ...fields })}`).catch(() => null);

async function gather(picks) {
  const entry = main.dataset.entry;
  $("#ask").dataset.busy = "";
  const answer = picks.length ? await asking("basket", { picks: picks.join("\n") }) : null;
  delete $("#ask").dataset.busy;
  if (entry !== main.dataset.entry) return; // the table went on meanwhile
  if (answer?.status === 204) { single = true; return tell(); }
  if (picks.length && !answer?.ok) return;
  asked ||= $("#ask").innerHTML;
  const open = $("#ask .all")?.checked;
  $("#ask").innerHTML = picks.length ? await answer.text() : asked;
  [basket, marked, picked, offered] = [picks, [], null, null];
  if ($("#ask .all")) $("#ask .all").checked = open;
  hush();
  light();
  tell();
  if (!options().length) $("#ask [data-do=send]")?.focus({ preventScroll: true });
}

export const takeOut = (at) => gather(basket.filter((_, each) => each !== at));

function openPick(thing, offers) {
  const menu = $("#pick");
  if (!thing || !menu) return;
  hush();
  menu.replaceChildren(...offers.map((option) => {
    const line = document.createElement("button");
    line.className = "opt";
    line.setAttribute("role", "menuitem");
    line.append($("span", option).cloneNode(true));
    line.addEventListener("click", () => { closePick(); picked = option; light(); tell(); decided(2); });
    return line;
  }));
  beside(menu, thing, $$("#board :is(.target, .chosen)").slice(0, 60));
  $("button", menu).focus({ preventScroll: true });
}

const closePick = () => $$("#pick").forEach((each) => { each.hidden = true; });

const known = new Map(); // what was said of an option, by where the table stood

async function foreseen(option) {
  if (!option.isConnected) return { text: "", certain: false }; // of the question before
  const name = `${main.dataset.entry} ${basket.join("\n")} ${option.value}`;
  if (!known.has(name)) {
    const answer = await asking("foresee", { key: option.value, picks: basket.join("\n") });
    known.set(name, { text: answer?.ok ? await answer.text() : "", certain: answer?.headers.get("x-certain") === "yes" });
  }
  return known.get(name);
}

let waiting = 0;

// A line belongs to the option it stands under: it is written only if that is still the one.
async function show(line, option) {
  if (!line) return;
  line.of = option;
  if (!option) { line.textContent = ""; return; }
  const { text } = await foreseen(option);
  if (line.of !== option) return;
  line.innerHTML = text;
  line.dataset.of = option.value;
}

async function near(thing, option) {
  const sheet = $("#near");
  if (!sheet || !thing || !option) return hush();
  const { text } = await foreseen(option);
  if (option !== picked && pointed !== thing) return;
  if (!thing.isConnected || !$("#pick").hidden) return;
  sheet.innerHTML = `<span></span>${text && `<small>${text}</small>`}`;
  $("span", sheet).append($("span", option).cloneNode(true));
  sheet.dataset.of = option.value;
  sheet.classList.remove("why");
  beside(sheet, thing, $$("#board :is(.target, .chosen)").slice(0, 60));
}

// What does not glow says why, in one sentence of the rules' own.
export async function why(thing) {
  const answer = await asking("why", { thing: [thing.dataset.thing, thing.dataset.also].filter(Boolean).join("|") });
  const text = answer?.ok ? await answer.text() : "";
  if (!text || !thing.isConnected) return;
  $("#near").innerHTML = text;
  $("#near").dataset.of = thing.dataset.thing;
  $("#near").classList.add("why");
  beside($("#near"), thing, $$("#board :is(.can, .chosen)").slice(0, 60));
  $("#ear").textContent = $("#near").textContent;
}

const hush = () => $$("#near").forEach((each) => { each.hidden = true; });
for (const kind of ["resize", "scroll"]) addEventListener(kind, hush);

// Pointing at an option shows its things and what would come of it; pointing at a thing the option it would lead to.
export function point(target) {
  const before = pointed;
  pointed = target?.closest?.("#ask .opt, #board .can") ?? null;
  $$(".pointed").forEach((each) => each.classList.remove("pointed"));
  clearTimeout(waiting);
  if (before !== pointed && before?.matches(".opt")) $(".told", before)?.remove();
  if (!pointed && target?.closest?.("#near, #board :is([data-thing], [data-also])")) return; // a reason stays until something else is pointed at
  if (!pointed) { waiting = setTimeout(() => near(marked.length ? elementsOf(marked.at(-1))[0] : null, picked), 200); return; }
  const name = pointed.dataset.thing;
  const offers = !name ? [pointed] : marked.includes(name) ? fitting(marked) : ways([...marked, name]);
  const meant = offers.length === 1 ? offers[0] : isPattern(offers) ? offers[turned % offers.length] : null;
  (name && !meant ? [] : thingsOf(meant).flatMap(elementsOf)).forEach((each) => each.classList.add("pointed"));
  if (name) offers.forEach((each) => each.classList.add("pointed"));
  if (!meant) return hush();
  const thing = pointed;
  waiting = setTimeout(() => (name ? near(thing, meant) : showInRow(thing)), 120); // passing over many asks for none
}

function showInRow(option) {
  if ($(".told", option) || option !== pointed) return;
  const line = document.createElement("small");
  line.className = "told";
  $("span", option).after(line);
  show(line, option);
}

export function walk(by) {
  const rows = shown();
  if (!rows.length) return false;
  if ($("#ask .all")) $("#ask .all").checked = true;
  rows[(rows.indexOf(document.activeElement) + by + rows.length) % rows.length].focus();
  return true;
}

export function number(at) {
  const option = shown()[at];
  if (!option) return;
  if ($("#ask .all")) $("#ask .all").checked = true;
  pick(option);
}

export const remember = () => keep("list", $("#ask .all").checked);
