// What every part of the script uses: finding elements, what a browser remembers, saying a word.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const main = $("#main");
export const base = new URL(import.meta.url).pathname.replace(/\/static\/.*$/, ""); // the path the site lies under
export const table = main?.dataset.table;
export const still = matchMedia("(prefers-reduced-motion: reduce)");

export const chosen = (name, usual = "no") => localStorage.getItem(`ember.${name}`) ?? usual;
export const kept = (name) => chosen(name) === "yes";
export const keep = (name, value) => localStorage.setItem(`ember.${name}`, typeof value === "string" ? value : value ? "yes" : "no");

export const say = (text) => { $("#word").textContent = text; };

// Put something beside a thing, on the side where it covers the least of what must be seen.
export function beside(sheet, thing, seen) {
  sheet.hidden = false;
  const [box, wide, high] = [thing.getBoundingClientRect(), sheet.offsetWidth, sheet.offsetHeight];
  const floor = innerWidth < 1100 ? Math.min(innerHeight, $("#ask")?.getBoundingClientRect().top ?? innerHeight) : innerHeight;
  const [left, top] = [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2];
  const sides = [[left, box.top - high - 10], [left, box.bottom + 10], [box.right + 10, top], [box.left - wide - 10, top]];
  const boxes = [box, ...seen.map((each) => each.getBoundingClientRect())];
  const shared = (a, b, c, d) => Math.max(0, Math.min(b, d) - Math.max(a, c));
  const [, x, y] = sides.map(([at, above]) => {
    const [x, y] = [Math.max(8, Math.min(at, innerWidth - wide - 8)), Math.max(56, Math.min(above, floor - high - 8))];
    return [boxes.reduce((sum, each) => sum + shared(x, x + wide, each.left, each.right) * shared(y, y + high, each.top, each.bottom), 0), x, y];
  }).sort((one, other) => one[0] - other[0])[0];
  sheet.style.left = `${x}px`;
  sheet.style.top = `${y}px`;
}
