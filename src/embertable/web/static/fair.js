// A fair deal: the hash shown before the game is that of the secret shown after it.
import { $ } from "./page.js";

const DEALS = 60; // tables whose first hash a browser remembers
const seenDeals = () => JSON.parse(localStorage.getItem("ember.deals") ?? "[]");

// What was shown before the end is remembered here, where the server cannot change it.
export function rememberDeal(table) {
  const hash = $("#deal [data-hash]")?.dataset.hash;
  if (!hash || $("#deal [data-nonce]") || seenDeals().some(([of]) => of === table)) return;
  localStorage.setItem("ember.deals", JSON.stringify([...seenDeals(), [table, hash]].slice(-DEALS)));
}

// The browser's own SHA-256, by way of an integrity check: crypto.subtle is only for https, and a table at home is not.
export function isHashOf(hash, text) {
  const bytes = hash.match(/../g).map((each) => parseInt(each, 16));
  const integrity = `sha256-${btoa(String.fromCharCode(...bytes))}`;
  return fetch(`data:,${encodeURIComponent(text)}`, { integrity }).then(() => true, () => false);
}

export async function prove(table) {
  const seen = seenDeals().find(([of]) => of === table)?.[1];
  const fits = await isHashOf(seen ?? $("#deal [data-hash]").dataset.hash, $("#deal [data-nonce]").dataset.nonce);
  const textContent = $("#deal [data-do=prove]").dataset[fits ? (seen ? "seen" : "shown") : "wrong"];
  Object.assign($("#deal .proof"), { className: `proof ${fits ? "saved" : "refused"}`, textContent });
}
