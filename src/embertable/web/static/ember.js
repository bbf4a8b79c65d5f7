// The table in the browser: listens, swaps regions, marks things, sends choices. No rules of any game live here.

const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const main = $("#main");
const base = new URL(import.meta.url).pathname.replace(/\/static\/.*$/, ""); // the path the site lies under
const table = main?.dataset.table;
const replay = main?.dataset.replay;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const KEYS = { u: "undo", t: "talk", i: "card", "?": "keys", "/": "filter", s: "scores" };
const FLYING = 24; // names in one transition; beyond that only the cross-fade
const SCROLLING = ".scroller, .log, [data-keep]";

const kept = (name) => localStorage.getItem(`ember.${name}`) === "yes";
const keep = (name, value) => localStorage.setItem(`ember.${name}`, value ? "yes" : "no");

const say = (text) => { $("#word").textContent = text; };

// --- regions ---------------------------------------------------------------------------------------------------

let cursor = ""; // how far this page has come, in the server's words
let picked = null; // the option chosen but not sent
let known = null; // the things of the board as the visitor last chose: name -> what it looked like

function place(regions) {
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

// What lies folded on a board is fetched when it is opened, and again when the server says that it changed.
async function unfold(fold) {
  const link = $("a.fold", fold);
  const answer = await fetch(`${link.href}&bare=1`).catch(() => null);
  if (!answer?.ok) return say(main.dataset.offline ?? ""); // the link stays
  const inside = document.createElement("div");
  inside.className = "unfolded";
  inside.dataset.tag = fold.dataset.tag;
  inside.innerHTML = await answer.text();
  $(".unfolded", fold)?.remove();
  fold.append(inside);
  link.hidden = true;
}

// What was open before a swap is open after it, and shows what it showed until there is news of it.
function reopen(fold, before) {
  fold.open = before !== undefined;
  const inside = before && $(".unfolded", before);
  if (!inside || !fold.dataset.tag) return;
  fold.append(inside);
  $("a.fold", fold).hidden = true;
}

document.addEventListener("toggle", (event) => {
  const fold = event.target;
  if (fold.open && fold.dataset.tag && $(".unfolded", fold)?.dataset.tag !== fold.dataset.tag) unfold(fold);
}, true);

// Which things will be elsewhere: lay the new board out unseen and compare. Only those get a name and fly.
function movers(html) {
  const board = $("#board");
  const probe = document.createElement("div");
  probe.className = "probe";
  probe.style.width = `${board.offsetWidth}px`;
  probe.innerHTML = html;
  board.parentElement.append(probe);
  const places = (root) => {
    const origin = root.getBoundingClientRect();
    const found = new Map();
    for (const each of $$("[data-thing]", root)) {
      const box = each.getBoundingClientRect();
      const name = each.dataset.thing;
      found.set(name, found.has(name) ? null : [box.left - origin.left, box.top - origin.top, box.width]);
    }
    return found;
  };
  const [before, later] = [places(board), places(probe)];
  probe.remove();
  const moved = [];
  for (const [name, box] of later) {
    const old = before.get(name);
    if (box && old && box[2] && old[2] && Math.hypot(box[0] - old[0], box[1] - old[1]) > 6) moved.push(name);
  }
  return moved.length <= FLYING ? moved : [];
}

function nameMovers(moved) {
  for (const each of $$("#board [data-thing]")) {
    const flies = moved.includes(each.dataset.thing);
    each.style.viewTransitionName = flies ? `thing-${CSS.escape(each.dataset.thing.replaceAll(" ", "-"))}` : "none";
  }
}

let swapping = Promise.resolve();
let flight = null;

function swap(page) {
  flight?.skipTransition(); // what comes later does not wait for what was flying
  swapping = swapping.then(() => swapNow(page)).catch((error) => console.error(error));
  return swapping;
}

async function swapNow(page) {
  const change = () => {
    place(page.regions);
    if (table) main.dataset.entry = page.entry;
    document.title = page.title;
    settle(page.mine, "ask" in page.regions);
  };
  if (!("board" in page.regions) || still.matches || document.hidden || !document.startViewTransition) return change();
  const moved = movers(page.regions.board);
  nameMovers(moved);
  flight = document.startViewTransition(() => {
    change();
    nameMovers(moved);
  });
  flight.ready.catch(() => {}); // a hidden page or a later swap skips the flight, not the change
  await flight.updateCallbackDone;
  await flight.finished;
  flight = null;
}

addEventListener("pointerdown", () => flight?.skipTransition());

// --- after each swap -------------------------------------------------------------------------------------------

let wasMine = main ? "mine" in main.dataset : false;

function settle(mine, newQuestion) {
  if (!table) return;
  rememberDeal();
  picked = foreseen = null;
  clearTimeout(waiting);
  closePick();
  main.toggleAttribute("data-mine", mine);
  $("#ask")?.classList.toggle("wait", !mine);
  $("#favicon").href = mine ? $("#favicon").dataset.turn : $("#favicon").dataset.calm;
  markFresh();
  reach();
  if (mine && !wasMine) {
    main.classList.add("my-turn");
    setTimeout(() => main.classList.remove("my-turn"), 1000);
    knock();
  }
  wasMine = mine;
  const typing = document.activeElement?.closest("#talk, .menu, dialog");
  if (newQuestion && !typing) $("#ask h2")?.focus({ preventScroll: true });
}

const looks = () => new Map($$("#board [data-thing]").map((each) => [each.dataset.thing, each.textContent + (each.parentElement?.className ?? "")]));

function markFresh() {
  const now = looks();
  if (!known?.size) known = now; // before a game begins there is nothing to compare with
  for (const each of $$("#board .thing")) {
    if (known.get(each.dataset.thing) !== now.get(each.dataset.thing)) each.classList.add("fresh");
  }
}

// Things of the board that can be acted on are reachable by keyboard, whatever element they are drawn with.
function reach() {
  for (const each of $$("#board .can")) {
    if (each.tagName === "BUTTON") continue;
    each.setAttribute("tabindex", "0");
    each.setAttribute("role", "button");
  }
}

let sounds;
function knock() {
  if (!kept("sound")) return;
  sounds ??= new AudioContext();
  const now = sounds.currentTime;
  const [loud, tone] = [sounds.createGain(), sounds.createOscillator()];
  tone.frequency.setValueAtTime(180, now).exponentialRampToValueAtTime(70, now + 0.12);
  loud.gain.setValueAtTime(0.25, now).exponentialRampToValueAtTime(0.001, now + 0.18);
  tone.connect(loud).connect(sounds.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}

// --- choosing --------------------------------------------------------------------------------------------------

const options = () => $$("#ask .opt:not([hidden])");
const thingsOf = (option) => JSON.parse(option.dataset.things || "[]");
const optionsAt = (name) => $$("#ask .opt").filter((option) => thingsOf(option).includes(name));
const elementsOf = (name) => $$(`#board [data-thing="${CSS.escape(name)}"]`);

function pick(option) {
  if (option === picked || kept("quick")) return send(option);
  drop();
  picked = option;
  option.classList.add("on");
  option.setAttribute("aria-pressed", "true");
  thingsOf(option).forEach((name, at) => elementsOf(name).forEach((each) => {
    each.classList.add(at ? "target" : "chosen");
    if (each.tagName === "BUTTON") each.setAttribute("aria-pressed", "true");
  }));
  const line = $("#ask .picked");
  const bold = document.createElement("b");
  bold.append($("span", option).cloneNode(true));
  line.replaceChildren(bold);
  foresee(option);
  $("#ask [data-do=send]").disabled = false;
  option.scrollIntoView({ block: "nearest" });
  const first = thingsOf(option).flatMap(elementsOf)[0];
  first?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: still.matches ? "auto" : "smooth" });
  $("#ask .all").checked = false;
}

function drop() {
  closePick();
  for (const each of $$("#ask .opt.on, #board .chosen, #board .target")) {
    each.classList.remove("on", "chosen", "target");
    each.removeAttribute("aria-pressed");
  }
  picked = null;
  $$("#ask .picked").forEach((each) => { each.textContent = each.dataset.hint; });
  $$("#ask [data-do=send]").forEach((each) => { each.disabled = true; });
}

function send(option) {
  if (!option) return;
  clearTimeout(waiting);
  $$("#ask button").forEach((each) => { each.disabled = true; });
  known = null;
  post("choose", { entry: main.dataset.entry, key: option.value });
}

async function post(what, fields = {}) {
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
    say(main.dataset.offline);
    $$("#ask button").forEach((each) => { each.disabled = false; });
    return null;
  }
}

// A thing was touched: one option is picked, several open a small menu at the thing.
function touch(thing) {
  const name = thing.dataset.thing;
  const touching = optionsAt(name);
  const narrowed = picked ? touching.filter((option) => thingsOf(picked).some((each) => each !== name && thingsOf(option).includes(each))) : [];
  const offered = touching.includes(picked) ? [picked] : narrowed.length ? narrowed : touching;
  if (offered.length === 1) pick(offered[0]);
  else if (offered.length > 1) openPick(thing, offered);
  return offered.length > 0;
}

function openPick(thing, offered) {
  const menu = $("#pick");
  menu.replaceChildren(...offered.map((option) => {
    const line = document.createElement("button");
    line.className = "opt";
    line.setAttribute("role", "menuitem");
    line.append($("span", option).cloneNode(true));
    line.addEventListener("click", () => { closePick(); pick(option); });
    return line;
  }));
  menu.hidden = false;
  const box = thing.getBoundingClientRect();
  const below = box.bottom + 6 + menu.offsetHeight < innerHeight;
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8)) + scrollX}px`;
  menu.style.top = `${scrollY + (below ? box.bottom + 6 : Math.max(56, box.top - menu.offsetHeight - 6))}px`;
  $("button", menu).focus({ preventScroll: true });
}

const closePick = () => $$("#pick").forEach((each) => { each.hidden = true; });

// --- a card in full --------------------------------------------------------------------------------------------

async function openSheet(address) {
  const answer = await fetch(address);
  if (!answer.ok) return say(await answer.text());
  $("#large").innerHTML = await answer.text();
  if (!$("#large").open) $("#large").showModal();
}

const enlarge = (card) => card && $("#large") && openSheet(`${base}/cards/${main.dataset.game}/${encodeURIComponent(card)}?part=1`);

const cardOf = (element) => element?.closest?.("[data-card]")?.dataset.card;

// --- listening -------------------------------------------------------------------------------------------------

let streaming = false;

function listen() {
  const source = new EventSource(`${base}/t/${table}/events?cursor=${cursor}`);
  source.addEventListener("table", (event) => {
    streaming = true;
    cursor = event.lastEventId;
    say("");
    const last = lastLine();
    swap(JSON.parse(event.data)).then(() => unread(lastLine() - last));
  });
  source.addEventListener("here", (event) => place({ here: JSON.parse(event.data) }));
  source.addEventListener("open", () => { streaming = true; });
  source.addEventListener("error", () => {
    streaming = false;
    if (source.readyState === EventSource.CLOSED) setTimeout(poll, 1000);
  });
}

async function look(always = false) {
  const answer = await fetch(`${base}/t/${table}/now?cursor=${always ? "" : cursor}`, { headers: { accept: "application/json" } });
  if (answer.status !== 200) return;
  const page = await answer.json();
  if (page.cursor) cursor = page.cursor;
  await swap(page);
}

async function poll() {
  while (!streaming) {
    await look().catch(() => say(main.dataset.offline));
    await new Promise((done) => { setTimeout(done, 2000); });
  }
}

const lastLine = () => Number($("#lines li:last-child")?.dataset.line ?? 0);

function unread(lines) {
  const badge = $("[data-do=talk] .badge"); // where nothing is written in it, it does not show
  if (lines > 0 && $("#talk").hidden) badge.textContent = String(Number(badge.textContent) + lines);
}

// --- fair deals ------------------------------------------------------------------------------------------------

const DEALS = 60; // tables whose first hash a browser remembers

const dealsSeen = () => JSON.parse(localStorage.getItem("ember.deals") ?? "[]");

// What was shown before the end is remembered here, where the server cannot change it.
function rememberDeal() {
  const hash = $("#deal [data-hash]")?.dataset.hash;
  if (!hash || $("#deal [data-nonce]")) return;
  const seen = dealsSeen();
  if (!seen.some(([of]) => of === table)) localStorage.setItem("ember.deals", JSON.stringify([...seen, [table, hash]].slice(-DEALS)));
}

async function prove() {
  const button = $("#deal [data-do=prove]");
  const { sha256 } = await import(button.dataset.script);
  const shown = $("#deal [data-hash]").dataset.hash;
  const seen = dealsSeen().find(([of]) => of === table)?.[1];
  const fits = sha256($("#deal [data-nonce]").dataset.nonce) === (seen ?? shown);
  const proof = $("#deal .proof");
  proof.className = `proof ${fits ? "saved" : "refused"}`;
  proof.textContent = button.dataset[fits ? (seen ? "seen" : "shown") : "wrong"];
}

// --- what buttons and keys do ------------------------------------------------------------------------------------

const deeds = {
  send: () => send(picked),
  undo: () => post("undo", { entry: main.dataset.entry }),
  "undo-turn": () => post("undo-turn", { entry: main.dataset.entry }),
  hurry: () => post("hurry"),
  prove: () => prove(),
  scores: () => openSheet(`${base}/t/${table}/scores`),
  filter: () => $("[data-filter]")?.focus(),
  card: () => enlarge(cardOf($("#board [data-card]:hover") ?? document.activeElement)),
  keys: () => $("#keys").showModal(),
  run: () => run(),
  talk: () => {
    const open = $("#talk").hidden;
    $("#talk").hidden = !open;
    $("#news").hidden = open;
    $("[data-do=talk]").setAttribute("aria-expanded", String(open));
    $("[data-do=talk] .badge").textContent = "";
    $("#lines").scrollTop = $("#lines").scrollHeight;
    if (open) $("#talk input")?.focus();
  },
  copy: async (button) => {
    const field = $("[data-copy]");
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => document.execCommand("copy"));
    button.textContent = button.dataset.done;
  },
};

document.addEventListener("click", (event) => {
  const target = event.target;
  const deed = target.closest("[data-do]");
  if (deed) {
    event.preventDefault();
    return deeds[deed.dataset.do](deed);
  }
  const option = target.closest("#ask .opt");
  const step = target.closest("a[data-at]");
  if (option || step) {
    event.preventDefault();
    return option ? pick(option) : show(Number(step.dataset.at));
  }
  const thing = target.closest("#board [data-thing].can");
  if (thing && table && touch(thing)) return;
  if (!event.ctrlKey && !event.metaKey && enlarge(cardOf(target))) return event.preventDefault();
  if (!target.closest("#pick")) closePick();
  const drawer = $("details.menu[open]");
  if (drawer && !target.closest("details.menu")) drawer.open = false;
});

document.addEventListener("contextmenu", (event) => {
  if (enlarge(cardOf(event.target))) event.preventDefault();
});

// Pointing at an option shows its things and what would come of it, and a thing its options.
function point(target) {
  $$(".pointed").forEach((each) => each.classList.remove("pointed"));
  const option = target.closest?.("#ask .opt");
  const thing = target.closest?.("#board .can")?.dataset.thing;
  const touching = option ? [option] : thing ? optionsAt(thing) : [];
  (option ? thingsOf(option).flatMap(elementsOf) : touching).forEach((each) => each.classList.add("pointed"));
  foresee(touching.length === 1 ? touching[0] : picked);
}

let [foreseen, waiting] = [null, 0]; // the option that is spoken of, and the moment before it is

function foresee(option) {
  const line = $("#ask .foreseen");
  if (!line || option === foreseen) return;
  foreseen = option;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const query = option && new URLSearchParams({ entry: main.dataset.entry, key: option.value });
    const answer = option && (await fetch(`${base}/t/${table}/foresee?${query}`).catch(() => null));
    const sentence = answer?.ok ? await answer.text() : "";
    if (option !== foreseen) return;
    line.innerHTML = sentence;
    line.dataset.of = option?.value ?? ""; // whose line it is
  }, option ? 120 : 400); // passing over many options asks for none; crossing a gap between two keeps the line
}
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => point(event.target));

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.matches("[data-filter]")) filter(".opt", field.value, $("#ask"));
  if (field.matches("[data-search]")) filter(field.dataset.search, field.value, main);
  if (field.matches("[type=range]") && replay) show(Number(field.value));
});

function filter(selector, text, root) {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  for (const each of $$(selector, root)) {
    each.hidden = !wanted.every((word) => each.textContent.toLocaleLowerCase().includes(word));
  }
}

document.addEventListener("change", (event) => {
  const field = event.target;
  if (field.dataset.set) keep(field.dataset.set, field.checked);
  if (field.dataset.set === "sound") knock();
  if (field.matches(".search select")) field.form.requestSubmit();
  if (field.matches("#ask .replay *") && replay) show(Number($("#ask [type=range]").value));
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const talking = form.closest("#talk");
  if (talking || (form.dataset.sure && !confirm(form.dataset.sure))) event.preventDefault();
  if (talking && (await post("talk", { text: form.elements.text.value }))) form.elements.text.value = "";
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  const typing = event.target.matches("input[type=text], input[type=search], textarea, select");
  if (event.key === "Escape") {
    if (event.target.matches("[data-filter]")) filter(".opt", (event.target.value = ""), $("#ask"));
    event.target.blur();
    return drop();
  }
  if (event.target.matches("[data-filter]") && event.key === "Enter" && options().length) {
    event.preventDefault();
    return pick(options()[0]);
  }
  if (typing || !main) return;
  if (replay && (event.key === "ArrowLeft" || event.key === "ArrowRight") && event.target.type !== "range") {
    return show((wanted ?? Number($("#ask [type=range]").value)) + (event.key === "ArrowRight" ? 1 : -1));
  }
  if (!table) return;
  const quick = options();
  if (event.key >= "1" && event.key <= "9" && quick[Number(event.key) - 1]) pick(quick[Number(event.key) - 1]);
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") walk(quick, event.key === "ArrowDown" ? 1 : -1, event);
  else if (event.key === "Enter" && picked && !event.target.closest("a, summary, [data-do], #board .can, #pick")) {
    event.preventDefault();
    send(picked);
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches("#board .can:not(button)")) {
    event.preventDefault();
    touch(event.target);
  } else if (event.key in KEYS) {
    event.preventDefault();
    deeds[KEYS[event.key]]();
  }
});

function walk(quick, by, event) {
  if (!quick.length || event.target.closest(".log, .scroller")) return;
  event.preventDefault();
  const at = quick.indexOf(document.activeElement);
  quick[(at + by + quick.length) % quick.length].focus();
}

// --- a replay ------------------------------------------------------------------------------------------------------

let [running, wanted] = [null, null];

async function show(at) {
  const asked = Math.max(0, Math.min(at, Number($("#ask [type=range]").max)));
  wanted = asked;
  const query = `at=${asked}&seat=${$("#ask select[name=seat]").value}`;
  const answer = await fetch(`${base}/t/${replay}/replay?${query}`, { headers: { accept: "application/json" } });
  if (!answer.ok || asked !== wanted) return; // a later moment was asked for meanwhile
  history.replaceState(null, "", `?${query}`);
  await swap(await answer.json());
}

function run() {
  clearInterval(running);
  main.toggleAttribute("data-running", !running);
  running = running ? null : setInterval(() => {
    const range = $("#ask [type=range]");
    if (Number(range.value) >= Number(range.max)) run();
    else show(Number(range.value) + 1);
  }, 900);
}

// --- begin -------------------------------------------------------------------------------------------------------

$$("[data-set]").forEach((each) => { each.checked = kept(each.dataset.set); });
if (table) {
  cursor = main.dataset.cursor ?? "";
  nameMovers([]);
  settle("mine" in main.dataset, true);
  listen();
}
if (replay) nameMovers([]);
document.documentElement.dataset.ready = "yes"; // for those who wait for the script
