// A fair deal: the hash shown before the game is that of the secret shown after it. Loaded by those who want it proved.
import { $, seenDeals } from "./page.js";

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
