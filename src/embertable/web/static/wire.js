// The wire between this page and the server: what is sent, what is heard, and what happens while it is cut.
import { $, $$, base, main, say, table } from "./page.js";

let cursor = main?.dataset.cursor ?? ""; // how far this page has come, in the server's words
let streaming = false;
let lost = false; // whether the visitor was told that the connection is gone
let unsent = null; // what was chosen while it was
let swap = () => {};

export const onPage = (how) => { swap = how; };

function cut() {
  lost = true;
  say(main.dataset[unsent ? "unsent" : "offline"]);
}

async function whole() {
  if (lost && [main.dataset.offline, main.dataset.unsent].includes($("#word").textContent)) say("");
  lost = false;
  const what = unsent;
  unsent = null;
  if (what && (await post(...what))) say(main.dataset.sent);
}

export async function post(what, fields = {}) {
  try {
    const answer = await fetch(`${base}/t/${table}/${what}`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    const said = answer.headers.get("content-type")?.includes("json") ? await answer.json() : { word: await answer.text() };
    say(answer.ok ? "" : [said.word, said.detail].filter(Boolean).join(" "));
    if (!answer.ok || !streaming) await look(!answer.ok);
    return answer.ok ? said : null;
  } catch {
    if (what === "choose") unsent = [what, fields]; // it is sent when the connection is back, unless the table went on
    cut();
    if (!unsent) $$("#ask button").forEach((each) => { each.disabled = false; });
    if (streaming) poll();
    return null;
  }
}

export async function look(always = false) {
  const answer = await fetch(`${base}/t/${table}/now?cursor=${always ? "" : cursor}`, { headers: { accept: "application/json" } });
  if (lost) await whole();
  if (answer.status !== 200) return;
  const page = await answer.json();
  if (page.cursor) cursor = page.cursor;
  await swap(page);
}

let polling = false;

async function poll() {
  if (polling) return;
  polling = true;
  while (!streaming || lost) {
    await look().catch(cut);
    await new Promise((done) => { setTimeout(done, 2000); });
  }
  polling = false;
}

const lastLine = () => Number($("#lines li:last-child")?.dataset.line ?? 0);

function unread(lines) {
  const badge = $("[data-do=talk] .badge"); // where nothing is written in it, it does not show
  if (lines > 0 && $("#talk").hidden) badge.textContent = String(Number(badge.textContent) + lines);
}

export function listen(here) {
  const source = new EventSource(`${base}/t/${table}/events?cursor=${cursor}`);
  const back = () => { streaming = true; if (lost) whole(); };
  source.addEventListener("table", (event) => {
    cursor = event.lastEventId;
    if (!lost) say("");
    back();
    const last = lastLine();
    swap(JSON.parse(event.data)).then(() => unread(lastLine() - last));
  });
  source.addEventListener("here", (event) => here(JSON.parse(event.data)));
  source.addEventListener("open", back);
  source.addEventListener("error", () => {
    streaming = false; // perhaps only the stream does not get through: asking tells
    setTimeout(poll, 1000);
  });
}
