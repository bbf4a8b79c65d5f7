// It happens before your eyes: regions are swapped one page after another at a pace somebody chose, what moved flies,
// and what lies there only for a moment is held.
import { $, $$, boxOf, chosen, main, still, table } from "./page.js";
import { sound } from "./sound.js";

const FLYING = 24; // things in one flight; beyond that they are simply there
const SCROLLING = ".scroller, .log";
const COUNTED = "#seats .score, #seats .has > span, #board .purse > *";
const [SLOWLY, HELD, STEP, ROLL] = [1800, 1500, 320, 700]; // from page to page, a trick lies, a piece takes a step, a die rolls
let [after, wake] = [() => {}, () => {}]; // a page was shown; a pause is over
let [flight, going] = [null, null]; // what flies, and what walks or rolls
let queue = []; // pages still to be shown
let running = Promise.resolve();
let skipping = false;
let shownAt = 0; // when the last page was; 0 after a choice of one's own, which is shown at once

export const onShown = (how) => { after = how; };
export const pace = () => chosen("pace", "normal");
export const isHeld = () => main.classList.contains("held");

export function swap(page) {
  flight?.skipTransition(); // what comes later does not wait for what was flying
  queue.push(page);
  if (queue.length === 1) running = showAll().catch((error) => console.error(error));
  return running;
}

async function showAll() {
  try {
    for (; queue.length; queue.shift()) await showOne(queue[0]);
  } finally {
    [queue, skipping] = [[], false];
    main.classList.remove("held");
  }
}

async function showOne(page) {
  const wait = main.hasAttribute("data-stepping") ? Infinity : pace() === "slow" ? shownAt + SLOWLY - performance.now() : 0;
  if (wait > 0 && shownAt && "board" in page.regions && !skipping) await pause(wait);
  const patient = !skipping && pace() !== "once" && !document.hidden;
  const came = new Map();
  for (const { stills = [], ways = [], rolls = [], flights = [] } of (patient && page.passage) || []) {
    for (const board of stills) await hold({ ...page, regions: { board }, mine: false });
    for (const [from, to] of flights) came.set(to, from);
    for (const [piece, ...stops] of ways) await walk(piece, stops);
    for (const face of rolls) await roll(face);
  }
  await change(page, true, came);
  if ("board" in page.regions) shownAt = performance.now();
}

async function hold(page) {
  await change(page, false);
  sound("card");
  main.classList.add("held");
  await pause(HELD);
  main.classList.remove("held");
  sound("trick");
}

// From place to place of its way; then the page shows where it stands. Without motion it is seen at each of them.
async function walk(name, stops) {
  const places = [$(`#board [data-thing="${name}"]`), ...stops.map((stop) => $(`#board [data-stop="${stop}"]`))];
  if (skipping || !places.every((each) => each?.getClientRects().length)) return;
  const [from, ...boxes] = places.map(boxOf);
  const steps = boxes.map((to) => `translate(${(to.left + to.right - from.left - from.right) / 2}px, ${to.bottom - from.bottom}px)`);
  const easing = still.matches ? `steps(${stops.length}, start)` : "ease-in-out";
  await play(places[0], { transform: ["none", ...steps] }, { duration: STEP * stops.length, fill: "forwards", easing });
}

async function roll(face) {
  const die = $("#board [data-die]");
  if (skipping || !die?.getClientRects().length) return;
  const side = $("use", die);
  sound("token");
  setTimeout(() => side.setAttribute("href", side.getAttribute("href").replace(/#.*/, `#${face}`)), still.matches ? 0 : ROLL / 2);
  await play(die, still.matches ? {} : { rotate: ["0turn", "1turn", "2turn", "2turn"], scale: [1, 2.4, 1, 1] }, { duration: ROLL });
}

const play = (piece, frames, timing) => (going = piece.animate(frames, timing)).finished;
const pause = (time) => new Promise((done) => {
  wake = done;
  if (time < Infinity) setTimeout(done, time);
});

// A click or a key goes on at once; `skip` goes to the end.
export const goOn = () => isHeld() && wake();
export function skip() {
  skipping = queue.length > 0;
  main.removeAttribute("data-stepping");
  going?.finish();
  wake();
}
export function step() {
  main.toggleAttribute("data-stepping", true);
  wake();
}

const scrolled = (root) => $$(SCROLLING, root).map((each) => [each.scrollLeft, each.scrollTop]);
const scroll = (root, far) => $$(SCROLLING, root).forEach((each, at) => each.scrollTo(...(far[at] ?? [0, 0])));

export function place(regions) {
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(name);
    if (!region) continue;
    if (name === "ask" && table) { region.innerHTML = html; continue; } // a question is new as a whole
    const far = scrolled(region);
    become(region, Object.assign(region.cloneNode(), { innerHTML: html }));
    scroll(region, far); // a tray that snaps would follow the card it stood at
    $$("[type=range]:not(:active)", region).forEach((each) => { each.value = each.getAttribute("value"); }); // unless it is being dragged
  }
}

// Make a part of the page what it should be and leave alone what is so already: it keeps the focus and need not be
// styled, laid out and painted again.
function become(old, now) {
  if (old.open) stayOpen(old, now);
  if (old.isEqualNode(now)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.data = now.data; return; }
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const before = Map.groupBy(old.childNodes, sameAs);
  const children = [...now.childNodes].map((each) => {
    const same = before.get(sameAs(each))?.shift();
    if (same) become(same, each);
    return same ?? each;
  });
  for (const gone of [...before.values()].flat()) gone.remove();
  children.forEach((each, at) => { if (old.childNodes[at] !== each) old.insertBefore(each, old.childNodes[at]); });
}
const sameAs = (node) => [node.nodeName, node.dataset?.thing ?? node.dataset?.mat ?? [node.classList?.[0], node.ariaLabel, node.title]].join("|");

// What was open is open after a swap, and shows what it showed until there is news of it.
function stayOpen(old, now) {
  const inside = $(":scope > .unfolded", old);
  now.open = true;
  if (!inside || !now.dataset.tag) return;
  now.append(inside.cloneNode(true));
  $("a.fold", now).hidden = true;
  queueMicrotask(() => old.dispatchEvent(new Event("toggle"))); // is there any?
}

// Where each thing is: by its own element, by what lies on top of it, or by the pile that holds it.
function places(root) {
  const origin = boxOf(root);
  const found = new Map();
  const note = (name, each, own) => {
    const [box, known] = [boxOf(each), found.get(name)];
    if (!box.width || (known && !own)) return;
    found.set(name, known?.own ? { own, each, twice: true } : { own, each, x: box.left - origin.left, y: box.top - origin.top, wide: box.width, high: box.height });
  };
  for (const each of $$("[data-thing], [data-top]", root)) note(each.dataset.thing ?? each.dataset.top, each, true);
  for (const each of $$("[data-holds]", root)) each.dataset.holds.split("|").forEach((name) => note(name, each, false));
  return found;
}

// What is elsewhere now. Of a piece that looks like others the game says whence it came, perhaps by way of another place.
function movers(before, came) {
  const whence = (name, from = came.get(name) ?? name) => before.get(from) ?? before.get(came.get(from));
  const far = ({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) > Math.min(48, Math.max(from.wide, from.high) / 2); // less is only pushed aside
  const all = [...places($("#board"))].map(([name, to]) => ({ name, to, from: whence(name) }));
  const moved = all.filter(({ from, to }) => from?.own && !from.twice && !to.twice && far({ from, to }));
  return moved.length <= FLYING ? moved : [];
}
const called = (name) => `fly-${name.replace(/\W/g, "-")}`;
const call = (each, name) => { each.style.viewTransitionName = name; };

const heard = () => $$("#board [data-sound]"); // what makes a sound when it comes
const flies = () => !still.matches && !document.hidden && document.startViewTransition && !(table && pace() === "once");
async function change(page, last, came = new Map()) {
  const put = () => {
    const before = new Set(heard().map((each) => each.dataset.thing));
    place(page.regions);
    if ("board" in page.regions) sound(heard().find((each) => !before.has(each.dataset.thing))?.dataset.sound);
    if (last) after(page);
  };
  if (!("board" in page.regions) || !flies() || (page.hands ?? "") !== (main.dataset.hands ?? "")) return put();
  const [before, counts, html] = [places($("#board")), numbers(), page.regions.board];
  const held = new Set([...html.matchAll(/data-holds="([^"]+)"/g)].flatMap(([, names]) => names.split("|")));
  for (const [name, { own, each }] of before) if (own && held.has(name) && !html.includes(`data-thing="${name}"`)) call(each, called(name)); // only a picture of it will be left
  let moved = [];
  flight = document.startViewTransition(() => {
    put();
    moved = movers(before, came);
    for (const { name, to } of moved) if (to.own) call(to.each, called(name));
    if (!moved.length) flight.skipTransition();
  });
  flight.ready.then(() => moved.forEach(arc)).then(() => {
    if (last) sound(moved.some(({ name }) => /^(card|hand)/.test(name)) ? "card" : "token");
    return count(counts, flight);
  }).catch(() => {}); // a later swap skips the flight, not the change
  await flight.finished;
  for (const { to } of moved) call(to.each, "");
  flight = null;
}

// One piece: it lifts, travels on an arc and lands; several start one after another, all within 900 ms. Only what the
// compositor moves by itself is animated: neither layout nor paint while it flies.
function arc({ name, from, to }, at, all) {
  const pseudoElement = `::view-transition-group(${called(name)})`;
  const timing = { pseudoElement, delay: at * Math.min(60, 380 / all.length), duration: 520, fill: "both" };
  const [dx, dy] = [to.x + to.wide / 2 - from.x - from.wide / 2, to.y + to.high / 2 - from.y - from.high / 2];
  const rise = `0 ${-Math.min(60, Math.hypot(dx, dy) / 6)}px`;
  const root = document.documentElement;
  root.animate({ translate: ["0 0", "0 -4px", rise, "0 0", "0 0", "0 0"], scale: [1, 1.08, 1.1, 1, 0.94, 1], offset: [0, 0.15, 0.45, 0.77, 0.88, 1] }, { ...timing, easing: "ease-out" });
  const lies = getComputedStyle(root, pseudoElement).transform; // an animation that adds to it would not be the compositor's
  const [start, end] = to.own ? [`${lies} translate(${-dx}px, ${-dy}px) scale(${from.wide / to.wide}, ${from.high / to.high})`, lies] : [lies, `${lies} translate(${dx}px, ${dy}px) scale(${Math.min(1, to.wide / from.wide)})`];
  const opacity = to.own ? [1, 1, 1, 1] : [1, 1, 0.2, 0.2]; // into a pile
  root.animate({ transform: [start, start, end, end], opacity, offset: [0, 0.15, 0.77, 1], easing: "cubic-bezier(.2, .7, .2, 1)" }, timing);
}
addEventListener("pointerdown", () => flight?.skipTransition());

const numbers = () => new Map($$(COUNTED).map((each) => [each, parseInt(each.textContent, 10)]));
// A number keeps its old value until its piece has landed, and then says by how much it changed.
function count(before, now) {
  const land = $$(COUNTED).flatMap((each) => {
    const by = parseInt(each.textContent, 10) - before.get(each);
    const text = [...each.childNodes].findLast((node) => node.nodeType === 3 && node.data.trim());
    if (!text || !by) return [];
    const shown = text.data;
    text.data = shown.replace(/\d+/, (is) => String(Number(is) - by));
    const delta = Object.assign(document.createElement("span"), { className: "delta", textContent: `${by > 0 ? "+" : "−"}${Math.abs(by)}` });
    return [() => { text.data = shown; each.append(delta); }];
  });
  return now.finished.then(() => land.forEach((each) => each()));
}

let seen = null; // the things of the board at that moment: name -> what it looked like
const looks = () => new Map($$("#board [data-thing]").map((each) => [each.dataset.thing, each.textContent + (each.parentElement?.className ?? "")]));
export const forget = () => { [seen, shownAt] = [null, 0]; };
export function markFresh() {
  const now = looks();
  if (!seen?.size) seen = now; // before a game begins there is nothing to compare with
  const changed = $$("#board .thing").filter((each) => seen.get(each.dataset.thing) !== now.get(each.dataset.thing));
  for (const each of changed) {
    each.classList.add("fresh");
    if (changed.length < 4 && each.offsetWidth > 72) each.dataset.fresh = main.dataset.fresh ?? "";
  }
  for (const chip of $$("#news .changes")) [chip.hidden, $("b", chip).textContent] = [!changed.length, changed.length];
}
