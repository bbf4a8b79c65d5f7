// Choosing: touch a thing, then another, and only what fits stays lit. All that is known of a game here is which things
// of the board each option touches.
import { forget } from "./motion.js";
import { $, $$, beside, boxOf, home, isNarrow, kept, least, main, read, still } from "./page.js";
import { post } from "./wire.js";

let marked = []; // names of the things touched so far, in their order
let picked = null; // the option they decide on
let basket = []; // keys of picks that are not sent yet, where a question asks for several
let single = false; // whether the first pick of such a question answers it
let turned = 0; // which of several patterns at one place is meant
let asked = ""; // the question before the first pick
let pointed = null; // the thing or option under the pointer or in focus
let [drawn, offered] = [null, null]; // elements of the board by their thing; options

const options = () => (offered ??= $$("#ask .opt"));
const shown = () => options().filter((option) => !option.hidden);
const thingsOf = (option) => (option.things ??= [...new Set(JSON.parse(option.dataset.things || "[]"))]);
const things = () => (drawn ??= Map.groupBy($$("#board [data-thing]"), (each) => each.dataset.thing));
const elementsOf = (name) => things().get(name) ?? [];
const isSeen = (name) => elementsOf(name).some((each) => each.getClientRects().length);
const fitting = (names) => options().filter((option) => names.every((name) => thingsOf(option).includes(name)));
const isPattern = (offers) => offers.length > 1 && offers.every((option) => thingsOf(option).length > 2);
const meantBy = (offers) => (offers.length === 1 ? offers[0] : isPattern(offers) ? offers[turned % offers.length] : null);
const chips = () => $$("#ask .basket .chip");
const ways = (names) => [names, names.slice(-1)].map(fitting).find((offers) => offers.length) ?? [];
const last = () => (marked.length ? elementsOf(marked.at(-1))[0] : null);
const busy = (is) => $("#ask").toggleAttribute("data-busy", is);
export const unfold = (is) => $$("#ask .all").forEach((all) => { all.checked = is; });
function mark(names) {
  closePick();
  marked = names;
  const offers = names.length ? fitting(names) : [];
  const exact = offers.filter((option) => thingsOf(option).length === names.length);
  picked = offers.length > 1 && exact.length === 1 ? exact[0] : meantBy(offers);
  light();
  const partners = offers.flatMap(thingsOf).some((name) => !names.includes(name) && isSeen(name));
  if (!picked) bring($$("#board .target"), true);
  if (!picked && offers.length > 1 && (exact.length || !partners)) openPick(last(), exact.length ? exact : offers);
}

function wear(each, classes, isPressed) {
  for (const [name, is] of Object.entries(classes)) each.classList.toggle(name, is);
  each.ariaPressed = isPressed && each.matches("button, [role=button]") ? "true" : null;
}

// Which things glow, which are chosen, which fit and which rest: everything follows from the options and the marks.
function light() {
  const seen = new Set([...things().keys()].filter(isSeen)); // measured before anything changes: a thousand options, one layout
  const begins = new Set(options().flatMap(thingsOf));
  const fits = fitting(marked);
  const fit = new Set(fits.flatMap(thingsOf));
  const held = new Set([...chips().flatMap(thingsOf), ...marked, ...(isPattern(fits) && picked ? thingsOf(picked) : [])]);
  const kinds = Map.groupBy(begins, (name) => name.split(" ")[0]);
  for (const [name, elements] of things()) {
    const [chosen, can, rests] = [held.has(name), begins.has(name), marked.length > 0 && !held.has(name)];
    const many = can && kinds.get(name.split(" ")[0]).length > 12;
    for (const each of elements) {
      wear(each, { can, chosen, many, target: rests && fit.has(name), dim: rests && can && !fit.has(name) }, chosen);
      if (can && each.tagName !== "BUTTON") Object.assign(each, { tabIndex: 0, role: "button" });
    }
  }
  for (const option of options()) wear(option, { on: option === picked, loose: !thingsOf(option).some((name) => seen.has(name)) }, option === picked);
  tell();
}

// What is said of the option that is picked stands over the button that chooses it, and near its thing.
function tell() {
  const line = $("#ask .picked");
  if (!line) return;
  if (picked) line.replaceChildren($("span", picked).cloneNode(true));
  else line.textContent = options().length ? line.dataset[marked.length ? "second" : "hint"] : "";
  line.classList.toggle("sure", !!picked);
  $("#ask [data-do=send]").disabled = !picked && options().length > 0;
  show($("#ask .foreseen"), picked);
  near(last(), picked);
}

// A question came, or the one that was open is asked again.
export function settle() {
  [marked, picked, basket, single, turned, asked, drawn, offered] = [[], null, [], false, 0, "", null, null];
  closePick();
  hush();
  busy(false);
  unfold(kept("list"));
  light();
}

export function touch(name) {
  const taken = fitting([name]).length ? -1 : chips().findLastIndex((chip) => thingsOf(chip).includes(name));
  if (taken >= 0) return takeOut(taken);
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
  busy(true);
  const { certain } = await foreseen(option);
  busy(false);
  if (certain && option === picked) complete();
}

// From the list: the first time it is picked, the second time sent.
export function pick(option) {
  if (option === picked) return complete();
  [marked, picked] = [[], option];
  closePick();
  light();
  const touched = thingsOf(option).flatMap(elementsOf);
  touched.forEach((each) => each.classList.add("target"));
  bring(touched);
  option.scrollIntoView({ block: "nearest" });
  decided(0);
}

// A lesson shows what to touch: everything is chosen as if it had been, and waits to be sent.
export function showMe() {
  const [option] = options();
  const touched = thingsOf(option).filter(isSeen);
  if (touched.length) mark(touched);
  else if (option !== picked) pick(option);
  bring(touched.flatMap(elementsOf));
  $("#ask [data-do=send]").focus({ preventScroll: true });
  if ($("#ask [data-several]") && touched.length) decided();
}

export function complete() {
  if (!picked && (options().length || !basket.length)) return $("#ask .main[data-do=lesson]")?.click();
  const picks = picked ? [...basket, picked.value] : basket;
  [picked, basket] = [null, []]; // sent once, whoever asks for it again
  hush();
  $$("#ask button").forEach((each) => { each.disabled = true; });
  busy(true);
  forget();
  post("choose", { entry: main.dataset.entry, picks: picks.join("\n") });
}

export function stepBack() {
  if (!$("#pick")?.hidden) return closePick();
  if (marked.length || picked) return mark(marked.slice(0, -1));
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
  const far = ({ left, right, top, bottom }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const [distance, thing] = least($$("#board .can"), (each) => far(boxOf(each)));
  return distance <= 28 ? thing : null;
}

// Arrows walk over the board, from what glows to what glows.
export function stride(from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const [x, y] = middle(boxOf(from));
  const [distance, ahead] = least($$(marked.length ? "#board :is(.target, .chosen)" : "#board .can"), (each) => {
    const [ex, ey] = middle(boxOf(each));
    const [along, across] = [(ex - x) * dx + (ey - y) * dy, Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)];
    return along > 4 ? along + 2 * across : Infinity;
  });
  if (distance < Infinity) ahead.focus();
}

// Something of this comes into view; where there is room for it, all of it together.
export function bring(elements, together = false) {
  const drawn = elements.filter((each) => each.getClientRects().length);
  const [boxes, floor] = [drawn.map(boxOf), isNarrow() ? boxOf($("#ask")).top : innerHeight];
  const isIn = ({ left, right, top, bottom }) => top + bottom > 96 && (top + bottom) / 2 < floor && left + right > 0 && (left + right) / 2 < innerWidth;
  const high = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  if (boxes.some(isIn) && (!together || high > floor - 64 || boxes.every(isIn))) return;
  const [, first] = least(drawn, (each) => (together ? boxOf(each).top : 0));
  first?.scrollIntoView({ block: together ? "start" : "center", inline: "nearest", behavior: still.matches ? "auto" : "smooth" });
}

const asking = (what, fields) => read(`${home}/${what}?${new URLSearchParams({ entry: main.dataset.entry, ...fields })}`);
async function gather(picks) {
  const entry = main.dataset.entry;
  busy(true);
  const answer = picks.length ? await asking("basket", { picks: picks.join("\n") }) : null;
  const html = answer?.ok ? await answer.text() : "";
  if (entry !== main.dataset.entry) return; // the table went on meanwhile
  busy(false);
  if (answer?.status === 204) { single = true; return tell(); }
  if (picks.length && !html) return;
  asked ||= $("#ask").innerHTML;
  const open = !!$("#ask .all")?.checked;
  $("#ask").innerHTML = html || asked;
  [basket, marked, picked, offered] = [picks, [], null, null];
  unfold(open);
  hush();
  light();
  if (!options().length) $("#ask [data-do=send]")?.focus({ preventScroll: true });
}
export const takeOut = (at) => gather(basket.filter((_, each) => each !== at));

function openPick(thing, offers) {
  const menu = $("#pick");
  if (!thing || !menu) return;
  hush();
  menu.innerHTML = offers.map((option) => `<button class="opt" role="menuitem">${$("span", option).outerHTML}</button>`).join("");
  $$("button", menu).forEach((line, at) => line.addEventListener("click", () => { closePick(); picked = offers[at]; light(); decided(2); }));
  beside(menu, thing, $$("#board :is(.target, .chosen)"));
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

// A line belongs to the option it stands under: it is written only if that is still the one.
async function show(line, option) {
  if (!line) return;
  line.of = option;
  const text = option ? (await foreseen(option)).text : "";
  if (line.of !== option) return;
  Object.assign(line, { innerHTML: text }).dataset.of = option?.value ?? "";
  if (text && marked.length && isNarrow()) bring([last()]); // the sheet grew
}

async function near(thing, option) {
  if (!thing || !option) return hush();
  const { text } = await foreseen(option);
  if ((option !== picked && pointed !== thing) || !thing.isConnected || !$("#pick").hidden) return;
  $("#near").innerHTML = $("span", option).outerHTML + (text && `<small>${text}</small>`);
  place(thing, option.value, false);
}

function place(thing, of, isWhy) {
  $("#near").dataset.of = of;
  $("#near").classList.toggle("why", isWhy);
  beside($("#near"), thing, $$(`#board :is(${isWhy ? ".can" : ".target"}, .chosen)`));
}

// What does not glow says why, in one sentence of the rules' own.
export async function why(thing) {
  const answer = thing && (await asking("why", { thing: [thing.dataset.thing, thing.dataset.also].filter(Boolean).join("|") }));
  const text = answer?.ok ? await answer.text() : "";
  if (!text || !thing.isConnected) return;
  $("#near").innerHTML = text;
  place(thing, thing.dataset.thing, true);
  $("#ear").textContent = $("#near").textContent;
}
const hush = () => $$("#near").forEach((each) => { each.hidden = true; });
for (const kind of ["resize", "scroll"]) addEventListener(kind, hush);

let waiting = 0;
// Pointing at an option shows its things and what would come of it; pointing at a thing the option it would lead to.
export function point(target) {
  const before = pointed;
  const thing = (pointed = target?.closest?.("#ask .opt, #board .can") ?? null);
  $$(".pointed").forEach((each) => each.classList.remove("pointed"));
  clearTimeout(waiting);
  if (before !== thing && before?.matches(".opt")) $(".told", before)?.remove();
  if (!thing && target?.closest?.("#near, #board :is([data-thing], [data-also])")) return; // a reason stays until something else is pointed at
  if (!thing) { waiting = setTimeout(() => near(last(), picked), 200); return; }
  const name = thing.dataset.thing;
  const offers = !name ? [thing] : marked.includes(name) ? fitting(marked) : ways([...marked, name]);
  const meant = meantBy(offers);
  if (meant) thingsOf(meant).flatMap(elementsOf).forEach((each) => each.classList.add("pointed"));
  if (name) offers.forEach((each) => each.classList.add("pointed"));
  if (!meant) return hush();
  waiting = setTimeout(() => (name ? near(thing, meant) : showInRow(thing)), 120); // passing over many asks for none
}

function showInRow(option) {
  if ($(".told", option) || option !== pointed) return;
  $("span", option).insertAdjacentHTML("afterend", '<small class="told"></small>');
  show($(".told", option), option);
}

export function walk(by) {
  const rows = shown();
  unfold(true);
  rows[(rows.indexOf(document.activeElement) + by + rows.length) % rows.length]?.focus();
}

export const number = (at) => { unfold(true); if (shown()[at]) pick(shown()[at]); };
