// SHA-256 in plain script: browsers offer their own only to sites reached by https, and a table at home is not.

const WORD = 2 ** 32;
const primes = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((each) => n % each)) primes.push(n);
const fraction = (root) => ((root % 1) * WORD) | 0;
const ROUNDS = primes.map((each) => fraction(Math.cbrt(each)));
const START = primes.slice(0, 8).map((each) => fraction(Math.sqrt(each)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(whole.length - 4, (bytes.length * 8) >>> 0);
  return view;
}

function digestBlock(view, at, hash) {
  const words = [];
  for (let i = 0; i < 64; i++) {
    if (i < 16) { words.push(view.getInt32(at + i * 4)); continue; }
    const [a, b] = [words[i - 15], words[i - 2]];
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words.push((words[i - 16] + small + words[i - 7] + large) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((each, i) => (each + hash[i]) | 0);
}

export function sha256(text) {
  const view = padded(new TextEncoder().encode(text));
  let hash = START;
  for (let at = 0; at < view.byteLength; at += 64) hash = digestBlock(view, at, hash);
  return hash.map((each) => (each >>> 0).toString(16).padStart(8, "0")).join("");
}

const DEALS = 60; // tables whose first hash a browser remembers
const $ = (selector) => document.querySelector(selector);
const seenDeals = () => JSON.parse(localStorage.getItem("ember.deals") ?? "[]");

// What was shown before the end is remembered here, where the server cannot change it.
export function rememberDeal(table) {
  const hash = $("#deal [data-hash]")?.dataset.hash;
  if (!hash || $("#deal [data-nonce]") || seenDeals().some(([of]) => of === table)) return;
  localStorage.setItem("ember.deals", JSON.stringify([...seenDeals(), [table, hash]].slice(-DEALS)));
}

export function prove(table) {
  const button = $("#deal [data-do=prove]");
  const shown = $("#deal [data-hash]").dataset.hash;
  const seen = seenDeals().find(([of]) => of === table)?.[1];
  const fits = sha256($("#deal [data-nonce]").dataset.nonce) === (seen ?? shown);
  const proof = $("#deal .proof");
  proof.className = `proof ${fits ? "saved" : "refused"}`;
  proof.textContent = button.dataset[fits ? (seen ? "seen" : "shown") : "wrong"];
}
