// What every part of the script uses: finding elements, what a browser remembers, asking the server, saying a word.
export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const main = $("#main");
export const base = new URL(import.meta.url).pathname.replace(/\/static\/.*$/, ""); // the path the site lies under
export const table = main?.dataset.table;
export const home = main?.dataset.place ?? `/t/${table}`; // where a choice is sent, and what would come of it is asked
export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const boxOf = (each) => each.getBoundingClientRect();
export const isNarrow = () => innerWidth < 1100; // the question is a sheet at the foot of the window

export const chosen = (name, usual = "no") => localStorage.getItem(`ember.${name}`) ?? usual;
export const kept = (name) => chosen(name) === "yes";
export const keep = (name, value) => localStorage.setItem(`ember.${name}`, typeof value === "string" ? value : value ? "yes" : "no");

// The hash of a deal as it was shown before the end, where the server cannot change it; of the last sixty tables.
export const seenDeals = () => JSON.parse(localStorage.getItem("ember.deals") ?? "[]");
export function rememberDeal() {
  const hash = $("#deal [data-hash]")?.dataset.hash;
  if (!hash || $("#deal [data-nonce]") || seenDeals().some(([of]) => of === table)) return;
  localStorage.setItem("ember.deals", JSON.stringify([...seenDeals(), [table, hash]].slice(-60)));
}

export const say = (text) => { $("#word").textContent = text; };
export const read = (address, options) => fetch(address.startsWith("/") ? base + address : address, options).catch(() => null); // null: no connection

// The one of these that costs the least, and what it costs.
export const least = (all, cost) => all.map((each) => [cost(each), each]).sort((one, other) => one[0] - other[0])[0] ?? [Infinity];

// Put something beside a thing, on the side where it covers the least of what must be seen.
export function beside(sheet, thing, seen) {
  sheet.hidden = false;
  const [box, wide, high] = [boxOf(thing), sheet.offsetWidth, sheet.offsetHeight];
  const floor = isNarrow() && $("#ask") ? Math.min(innerHeight, boxOf($("#ask")).top) : innerHeight;
  const [left, top] = [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2];
  const sides = [[left, box.top - high - 10], [left, box.bottom + 10], [box.right + 10, top], [box.left - wide - 10, top]];
  const inside = sides.map(([x, y]) => [Math.max(8, Math.min(x, innerWidth - wide - 8)), Math.max(56, Math.min(y, floor - high - 8))]);
  const boxes = [box, ...seen.slice(0, 60).map(boxOf)];
  const shared = (a, b, c, d) => Math.max(0, Math.min(b, d) - Math.max(a, c));
  const covers = ([x, y]) => boxes.reduce((sum, each) => sum + shared(x, x + wide, each.left, each.right) * shared(y, y + high, each.top, each.bottom), 0);
  const [, [x, y]] = least(inside, covers);
  Object.assign(sheet.style, { left: `${x}px`, top: `${y}px` });
}
