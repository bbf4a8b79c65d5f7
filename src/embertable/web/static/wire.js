// The wire between this page and the server: what is sent, what is heard, and what happens while it is cut.
import { $, $$, base, home, main, read, say, table } from "./page.js";

const JSON_ONLY = { accept: "application/json" };
let cursor = main?.dataset.cursor ?? ""; // how far this page has come, in the server's words
let [streaming, polling] = [false, false];
let lost = false; // whether the visitor was told that the connection is gone
let unsent = null; // what was chosen while it was
let swap = () => {};

const cut = () => { lost = true; say(main.dataset[unsent ? "unsent" : "offline"]); };

async function whole() {
  if (lost && [main.dataset.offline, main.dataset.unsent].includes($("#word").textContent)) say("");
  const what = unsent;
  [lost, unsent] = [false, null];
  if (what && (await post(...what))) say(main.dataset.sent);
}

export async function post(what, fields = {}) {
  const answer = await read(`${home}/${what}`, { method: "POST", headers: JSON_ONLY, body: new URLSearchParams(fields) });
  if (answer) return told(answer);
  if (what === "choose") unsent = [what, fields]; // it is sent when the connection is back, unless the table went on
  cut();
  if (!unsent) $$("#ask button").forEach((each) => { each.disabled = false; });
  if (streaming) poll();
  return null;
}

async function told(answer) {
  const said = answer.headers.get("content-type")?.includes("json") ? await answer.json() : { word: await answer.text() };
  if (answer.ok && main.dataset.place) return location.assign(base + said.to); // a page that is not streamed goes on to another
  say(answer.ok ? "" : [said.word, said.detail].filter(Boolean).join(" "));
  if (!answer.ok || !streaming) await look(!answer.ok);
  return answer.ok ? said : null;
}

async function look(always = false) {
  const answer = await read(`/t/${table}/now?cursor=${always ? "" : cursor}`, { headers: JSON_ONLY });
  if (!answer) return cut();
  if (lost) await whole();
  if (answer.status !== 200) return;
  const page = await answer.json();
  cursor = page.cursor || cursor;
  await swap(page);
}

async function poll() {
  if (polling) return;
  polling = true;
  while (!streaming || lost) {
    await look();
    await new Promise((done) => { setTimeout(done, 2000); });
  }
  polling = false;
}

addEventListener("beforeunload", (event) => { if (unsent) event.preventDefault(); }); // the browser asks first
export function listen(shown, here) {
  swap = shown;
  const source = new EventSource(`${base}/t/${table}/events?cursor=${cursor}`);
  const back = () => { streaming = true; if (lost) whole(); };
  source.addEventListener("table", (event) => {
    cursor = event.lastEventId;
    if (!lost) say("");
    back();
    swap(JSON.parse(event.data));
  });
  source.addEventListener("here", (event) => here(JSON.parse(event.data)));
  source.addEventListener("open", back);
  source.addEventListener("error", () => {
    streaming = false; // perhaps only the stream does not get through: asking tells
    setTimeout(poll, 1000);
  });
}
