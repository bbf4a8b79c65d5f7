// It happens before your eyes: regions are swapped one page after another at a pace somebody chose, what moved flies,
// and what lies there only for a moment is held.
import { $, $$, chosen, main, still, table } from "./page.js";
import { sound } from "./sound.js";

const FLYING = 24; // things in one flight; beyond that they are simply there
const SCROLLING = ".scroller, .log, [data-keep]";
const PACES = { slow: 1800, normal: 0, quick: 0, once: 0 }; // between two pages, beside what the server waits
const HELD = 1200; // a finished trick lies
let after = () => {};
let flight = null;
let queue = []; // pages still to be shown
let running = Promise.resolve();
let skipping = false;
let wake = () => {};

export const onShown = (how) => { after = how; };
export const pace = () => chosen("pace", "normal");

export function swap(page) {
  flight?.skipTransition(); // what comes later does not wait for what was flying
  queue.push(page);
  if (queue.length > 1) return running;
  running = showAll().catch((error) => console.error(error));
  return running;
}

async function showAll() {
  try {
    for (; queue.length; queue.shift()) await showOne(queue[0], queue.length);
  } finally {
    queue = [];
    skipping = false;
    main.classList.remove("held");
  }
}

async function showOne(page, left) {
  const patient = !skipping && pace() !== "once" && !document.hidden;
  for (const board of (patient && page.stills) || []) {
    await change({ ...page, regions: { board }, mine: false }, false);
    sound("card");
    main.classList.add("held");
    await pause(HELD);
    main.classList.remove("held");
    sound("trick");
  }
  await change(page, true);
  if (!skipping && left > 1) await (main.hasAttribute("data-stepping") ? pause(Infinity) : PACES[pace()] && pause(PACES[pace()]));
}

const pause = (time) => new Promise((done) => {
  wake = done;
  if (time < Infinity) setTimeout(done, time);
});

// A click or a key goes on at once; `skip` goes to the end.
export const next = () => wake();
export function skip() {
  skipping = queue.length > 0;
  main.removeAttribute("data-stepping");
  wake();
}
export function step() {
  main.toggleAttribute("data-stepping", true);
  wake();
}
export const isHeld = () => main.classList.contains("held");

export function place(regions) {
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(name);
    if (!region) continue;
    const scrolled = $$(SCROLLING, region).map((each) => [each.scrollLeft, each.scrollTop]);
    const opened = new Map($$("details[open]", region).map((each) => [each.dataset.mat, each]));
    const focused = region.contains(document.activeElement) && document.activeElement.getAttribute("aria-label");
    if ($("[type=range]:active", region)) { // a slider that is being dragged stays in the hand
      $("h2", region).outerHTML = html.match(/<h2.*?<\/h2>/s)[0];
      continue;
    }
    region.innerHTML = html;
    $$("details", region).forEach((each) => reopen(each, opened.get(each.dataset.mat)));
    if (focused) $(`[aria-label="${CSS.escape(focused)}"]`, region)?.focus({ preventScroll: true });
    if (name !== "ask") $$(SCROLLING, region).forEach((each, at) => each.scrollTo(...(scrolled[at] ?? [0, 0])));
  }
}

// What was open before a swap is open after it, and shows what it showed until there is news of it.
function reopen(fold, before) {
  fold.open = before !== undefined;
  const inside = before && $(".unfolded", before);
  if (!inside || !fold.dataset.tag) return;
  fold.append(inside);
  $("a.fold", fold).hidden = true;
}

// Where each thing is: by its own element, or by the pile that holds it.
function places(root) {
  const origin = root.getBoundingClientRect();
  const found = new Map();
  const note = (name, each, own) => {
    const box = each.getBoundingClientRect();
    const known = found.get(name);
    if (!box.width || (known && !own)) return;
    found.set(name, known?.own ? { own, twice: true } : { own, x: box.left - origin.left, y: box.top - origin.top, wide: box.width, high: box.height });
  };
  for (const each of $$("[data-thing]", root)) note(each.dataset.thing, each, true);
  for (const each of $$("[data-holds]", root)) each.dataset.holds.split("|").forEach((name) => note(name, each, false));
  return found;
}

// Which things will be elsewhere: lay the new board out unseen and compare. Only those get a name and fly.
function movers(html) {
  const board = $("#board");
  const probe = document.createElement("div");
  probe.className = "probe";
  probe.style.width = `${board.offsetWidth}px`;
  probe.innerHTML = html;
  board.parentElement.append(probe);
  const [before, later] = [places(board), places(probe)];
  probe.remove();
  const moved = [];
  for (const [name, to] of later) {
    const from = before.get(name);
    if (!from?.own || from.twice || to.twice) continue;
    if (Math.hypot(to.x - from.x, to.y - from.y) > 6) moved.push({ name, from, to });
  }
  return moved.length <= FLYING ? moved : [];
}

function nameMovers(moved) {
  const names = new Map(moved.map(({ name }, at) => [name, at]));
  for (const each of $$("#board [data-thing]")) {
    each.style.viewTransitionName = names.has(each.dataset.thing) ? `fly-${names.get(each.dataset.thing)}` : "none";
  }
}

async function change(page, last) {
  const put = () => {
    place(page.regions);
    if (last) after(page);
  };
  if (!("board" in page.regions) || still.matches || document.hidden || !document.startViewTransition || (table && pace() === "once") || (page.hands ?? "") !== (main.dataset.hands ?? "")) return put();
  const moved = movers(page.regions.board);
  if (!moved.length) return put();
  nameMovers(moved);
  const counts = numbers();
  flight = document.startViewTransition(() => {
    put();
    nameMovers(moved);
  });
  flight.ready.then(() => moved.forEach(arc)).then(() => count(counts, flight)).catch(() => {}); // a later swap skips the flight, not the change
  if (moved.length && last) sound(moved.some(({ name }) => /^(card|hand)/.test(name)) ? "card" : "token");
  await flight.updateCallbackDone;
  await flight.finished;
  nameMovers([]);
  flight = null;
}

// One piece: it lifts, travels on an arc and lands; several start one after another, all within 900 ms.
function arc({ from, to }, at, all) {
  const delay = at * Math.min(60, 380 / all.length);
  const pseudoElement = `::view-transition-group(fly-${at})`;
  const options = { pseudoElement, delay, duration: 520, fill: "both", easing: "cubic-bezier(.2, .7, .2, 1)" };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const rise = -Math.min(60, Math.hypot(dx, dy) / 6);
  for (const each of document.getAnimations()) {
    if (each.effect.pseudoElement === pseudoElement && each instanceof CSSAnimation) each.effect.updateTiming({ delay: delay + 80, duration: 320, fill: "both" });
  }
  document.documentElement.animate({ translate: ["0 0", "0 -4px", `0 ${rise}px`, "0 0", "0 0", "0 0"], scale: [1, 1.08, 1.1, 1, 0.94, 1], offset: [0, 0.15, 0.45, 0.77, 0.88, 1] }, { ...options, easing: "ease-out" });
  if (to.own) return;
  const shrink = `translate(${dx + (to.wide - from.wide) / 2}px, ${dy + (to.high - from.high) / 2}px) scale(${Math.min(1, to.wide / from.wide)})`;
  document.documentElement.animate({ transform: [shrink], opacity: [1, 1, 0.2] }, { ...options, composite: "add" }); // into a pile
}

addEventListener("pointerdown", () => flight?.skipTransition());

const numbers = () => new Map($$("#seats .score, #seats .has > span, #board .purse > *").map((each) => [nameOf(each), each.textContent.trim()]));
const nameOf = (each) => `${each.closest("[data-at]")?.dataset.at} ${each.title || each.dataset.thing || ""} ${each.className}`;

function count(before, now) {
  const changed = $$("#seats .score, #seats .has > span, #board .purse > *").map((each) => {
    const [was, is] = [before.get(nameOf(each)), each.textContent.trim()].map((text) => parseInt(text, 10));
    const text = [...each.childNodes].findLast((node) => node.nodeType === 3 && node.data.trim());
    return text && was !== is && !Number.isNaN(was - is) ? { each, text, was, is, shown: text.data } : null;
  }).filter(Boolean);
  changed.forEach(({ text, was, is, shown }) => { text.data = shown.replace(String(is), String(was)); });
  return now.finished.then(() => changed.forEach(({ each, text, was, is, shown }) => {
    text.data = shown;
    const word = document.createElement("span");
    word.className = "delta";
    word.textContent = `${is > was ? "+" : "−"}${Math.abs(is - was)}`;
    each.append(word);
  }));
}

let seen = null; // the things of the board at that moment: name -> what it looked like

const looks = () => new Map($$("#board [data-thing]").map((each) => [each.dataset.thing, each.textContent + (each.parentElement?.className ?? "")]));

export const forget = () => { seen = null; };

export function markFresh() {
  const now = looks();
  if (!seen?.size) seen = now; // before a game begins there is nothing to compare with
  const changed = $$("#board .thing").filter((each) => seen.get(each.dataset.thing) !== now.get(each.dataset.thing));
  for (const each of changed) {
    each.classList.add("fresh");
    if (changed.length < 7 && each.offsetWidth > 72) each.dataset.fresh = main.dataset.fresh ?? "";
  }
  const chip = $("#news .changes");
  if (chip) { chip.hidden = !changed.length; $("b", chip).textContent = String(changed.length); }
}
