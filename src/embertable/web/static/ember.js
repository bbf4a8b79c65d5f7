// The table in the browser: what buttons, keys and fields do. No rules of any game live here.
import * as choice from "./choose.js";
import { prove, rememberDeal } from "./fair.js";
import * as motion from "./motion.js";
import { $, $$, base, chosen, keep, kept, main, say, table } from "./page.js";
import { sound } from "./sound.js";
import { listen, onPage, post } from "./wire.js";

const replay = main?.dataset.replay;
const KEYS = { u: "undo", t: "talk", i: "card", "?": "keys", "/": "filter", s: "scores", r: "turn", w: "why" };
const ARROWS = /^Arrow/;

let wasMine = main ? "mine" in main.dataset : false;

function settle(page) {
  document.title = page.title;
  if (!table) return;
  const ended = "end" in page.regions && page.regions.end && !wasOver;
  main.dataset.entry = page.entry;
  if (page.hands && page.hands !== main.dataset.hands) curtain(page.hands);
  rememberDeal(table);
  main.toggleAttribute("data-mine", page.mine);
  $("#ask")?.classList.toggle("wait", !page.mine);
  $("#favicon").href = page.mine ? $("#favicon").dataset.turn : $("#favicon").dataset.calm;
  choice.settle();
  motion.markFresh();
  loadTurning();
  if (ended) sound("end");
  else if (page.mine && !wasMine) begin();
  if (page.mine && innerWidth < 1100) choice.bring($$("#board .can"));
  wasMine = page.mine;
  wasOver ||= ended;
  if (!page.mine && $("#ask [data-do=hurry]") && ["quick", "once"].includes(motion.pace())) post("hurry");
  if ("ask" in page.regions && !document.activeElement?.closest("#talk, .menu, dialog")) $("#ask h2")?.focus({ preventScroll: true });
}

// What takes a while to work out comes after the rest.
async function loadTurning() {
  const place = $("#turning[data-load]");
  if (!place) return;
  const answer = await fetch(base + place.dataset.load).catch(() => null);
  delete place.dataset.load;
  if (answer?.ok) place.innerHTML = await answer.text();
}

let wasOver = !!$("#end .ending");

// Another person at the same screen is asked: nobody sees a hand before it is passed on.
function curtain(name) {
  main.dataset.hands = name;
  $("#curtain h2").textContent = name;
  if (!$("#curtain").open) $("#curtain").showModal();
}

function begin() {
  main.classList.add("my-turn");
  setTimeout(() => main.classList.remove("my-turn"), 1000);
  sound("turn");
}

// What lies folded on a board is fetched when it is opened, and again when the server says that it changed.
document.addEventListener("toggle", async ({ target: fold }) => {
  if (!fold.open || !fold.dataset.tag || $(".unfolded", fold)?.dataset.tag === fold.dataset.tag) return;
  const link = $("a.fold", fold);
  const answer = await fetch(`${link.href}&bare=1`).catch(() => null);
  if (!answer?.ok) return say(main.dataset.offline ?? ""); // the link stays
  const inside = Object.assign(document.createElement("div"), { className: "unfolded", innerHTML: await answer.text() });
  inside.dataset.tag = fold.dataset.tag;
  $(".unfolded", fold)?.remove();
  fold.append(inside);
  link.hidden = true;
}, true);

async function openSheet(address) {
  const answer = await fetch(address);
  if (!answer.ok) return say(await answer.text());
  $("#large").innerHTML = await answer.text();
  if (!$("#large").open) $("#large").showModal();
}

const enlarge = (card) => card && $("#large") && openSheet(`${base}/cards/${main.dataset.game}/${encodeURIComponent(card)}?part=1`);
const cardOf = (element) => element?.closest?.("[data-card]")?.dataset.card;

const deeds = {
  send: () => choice.complete(),
  out: (button) => choice.takeOut($$("#ask .basket .chip").indexOf(button)),
  turn: () => choice.turn(1),
  why: () => { const thing = $("#board :is([data-thing], [data-also]):hover") ?? document.activeElement.closest("#board [data-thing]"); if (thing) choice.why(thing); },
  undo: () => post("undo", { entry: main.dataset.entry }),
  "undo-turn": () => post("undo-turn", { entry: main.dataset.entry }),
  hurry: () => { motion.skip(); post("hurry"); },
  step: () => motion.step(),
  prove: () => prove(table),
  scores: () => openSheet(`${base}/t/${table}/scores`),
  filter: () => { if ($("#ask .all")) $("#ask .all").checked = true; $("[data-filter]")?.focus(); },
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
  const option = target.closest("#ask .opt");
  const step = target.closest("a[data-at]");
  if (deed || option || step) event.preventDefault();
  if (motion.isHeld()) motion.next();
  if (deed) return deeds[deed.dataset.do](deed);
  if (option || step) return option ? choice.pick(option) : show(Number(step.dataset.at));
  const finger = event.pointerType === "touch" && target.closest("#board") && !cardOf(target);
  const thing = target.closest("#board [data-thing]:is(.can, .chosen)") ?? (finger ? choice.nearest(event.clientX, event.clientY) : null);
  if (thing && table) return choice.touch(thing.dataset.thing);
  const dim = target.closest("#board :is([data-thing], [data-also])");
  if (dim && "mine" in main.dataset && $("#near").dataset.of !== (dim.dataset.thing ?? "")) return choice.why(dim); // twice enlarges
  if (!event.ctrlKey && !event.metaKey && enlarge(cardOf(target))) return event.preventDefault();
  if (target.closest(".play")) choice.letGo();
  const drawer = $("details.menu[open]");
  if (drawer && !target.closest("details.menu")) drawer.open = false;
});

document.addEventListener("contextmenu", (event) => {
  if (enlarge(cardOf(event.target))) event.preventDefault();
});
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => table && choice.point(event.target));
$("#board")?.addEventListener("wheel", (event) => { if (choice.turn(Math.sign(event.deltaY))) event.preventDefault(); }, { passive: false });

document.addEventListener("input", ({ target: field }) => {
  if (field.matches("[data-filter]")) filter(".opt", field.value, $("#ask"));
  if (field.matches("[data-search]")) filter(field.dataset.search, field.value, main);
  if (field.matches("[type=range]") && replay) show(Number(field.value));
});

function filter(selector, text, root) {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  for (const each of $$(selector, root)) each.hidden = !wanted.every((word) => each.textContent.toLocaleLowerCase().includes(word));
}

document.addEventListener("change", ({ target: field }) => {
  if (field.dataset.set) keep(field.dataset.set, field.type === "checkbox" ? field.checked : field.value);
  if (field.dataset.set === "volume") sound("turn");
  if (field.dataset.set === "pace" && field.value === "once") motion.skip();
  if (field.dataset.set === "mute") main.classList.toggle("mute", field.checked);
  if (field.matches("#ask .all")) choice.remember();
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
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || !main) return;
  const onBoard = target.closest("#board");
  const filtering = target.matches("[data-filter]");
  if (key === "Escape") {
    if (filtering) filter(".opt", (target.value = ""), $("#ask"));
    if (!onBoard) target.blur();
    return choice.stepBack();
  }
  const deed = pressed(key, target, onBoard, filtering);
  if (!deed) return;
  event.preventDefault();
  deed();
});

// What a key does here; nothing where it belongs to a field or to the browser.
function pressed(key, target, onBoard, filtering) {
  if (filtering && key === "Enter") return () => choice.number(0);
  if (target.matches("input[type=text], input[type=search], input[type=range], textarea, select")) return null;
  if (replay) return ARROWS.test(key) ? () => show((wanted ?? Number($("#ask [type=range]").value)) + (key === "ArrowRight" ? 1 : -1)) : null;
  if (!table) return null;
  if (key === " " && motion.isHeld()) return motion.next;
  if (key >= "1" && key <= "9") return () => choice.number(Number(key) - 1);
  if (ARROWS.test(key) && onBoard) return () => choice.stride(target, key);
  if (/^Arrow(Up|Down)$/.test(key) && !target.closest(".log, .scroller")) return () => choice.walk(key === "ArrowDown" ? 1 : -1);
  if (key === "Enter" && !target.closest("a, summary, [data-do], #board .can, #board .chosen, #pick")) return choice.complete;
  if ((key === "Enter" || key === " ") && target.matches("#board :is(.can, .chosen):not(button)")) return () => choice.touch(target.dataset.thing);
  return key in KEYS ? deeds[KEYS[key]] : null;
}

let [running, wanted] = [null, null];

async function show(at) {
  const asked = Math.max(0, Math.min(at, Number($("#ask [type=range]").max)));
  wanted = asked;
  const query = `at=${asked}&seat=${$("#ask select[name=seat]").value}`;
  const answer = await fetch(`${base}/t/${replay}/replay?${query}`, { headers: { accept: "application/json" } });
  if (!answer.ok || asked !== wanted) return; // a later moment was asked for meanwhile
  history.replaceState(null, "", `?${query}`);
  await motion.swap(await answer.json());
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

$$("[data-set]").forEach((each) => {
  if (each.type === "checkbox") each.checked = kept(each.dataset.set);
  else each.value = chosen(each.dataset.set, each.dataset.usual);
});
main?.classList.toggle("mute", kept("mute"));
motion.onShown(settle);
if (table) {
  choice.onSend((picks) => { motion.forget(); post("choose", { entry: main.dataset.entry, picks: picks.join("\n") }); });
  onPage(motion.swap);
  settle({ entry: main.dataset.entry, mine: wasMine, title: document.title, regions: { ask: true } });
  listen((here) => motion.place({ here }));
}
document.documentElement.dataset.ready = "yes"; // for those who wait for the script
