// The table in the browser: what buttons, keys and fields do. No rules of any game live here.
import * as choice from "./choose.js";
import * as motion from "./motion.js";
import { $, $$, chosen, keep, kept, main, read, rememberDeal, say, table } from "./page.js";
import { sound } from "./sound.js";
import { listen, post } from "./wire.js";

const KEYS = { u: "undo", t: "talk", q: "rules", i: "card", "?": "keys", "/": "filter", s: "scores", r: "turn", w: "why", h: "hint" };
let [wasMine, wasOver] = [!!main && "mine" in main.dataset, !!$("#end .ending")];
const lastLine = () => Number($("#lines li:last-child")?.dataset.line ?? 0);
let lastRead = lastLine();

function settle(page) {
  document.title = page.title;
  loadTurning();
  if (!table) return;
  if (Object.keys(page.regions).join() === "hint" && page.mine) return lightHint();
  const ended = !wasOver && !!page.regions.end;
  main.dataset.entry = page.entry;
  if (page.hands && page.hands !== main.dataset.hands) curtain(page.hands);
  rememberDeal();
  main.toggleAttribute("data-mine", page.mine);
  main.classList.toggle("my-turn", page.mine && !wasMine);
  $("#ask").classList.toggle("wait", !page.mine);
  $("#favicon").href = $("#favicon").dataset[page.mine ? "turn" : "calm"];
  choice.settle();
  motion.markFresh();
  if ($("#talk")?.hidden) $("[data-do=talk] .badge").textContent = lastLine() - lastRead || ""; // an empty badge does not show
  if (ended || (page.mine && !wasMine)) sound(ended ? "end" : "turn");
  if (page.mine) choice.bring($$("#board .can"));
  [wasMine, wasOver] = [page.mine, wasOver || ended];
  if (!page.mine && $("#ask [data-do=hurry]") && ["quick", "once"].includes(motion.pace())) post("hurry");
  if ("ask" in page.regions && !document.activeElement?.closest("#talk, .menu, dialog")) $("#ask h2")?.focus({ preventScroll: true });
}

// What a hint names is lit and picked, and not sent; whoever has picked something meanwhile keeps it.
function lightHint(best = $("#hint [data-best]")?.dataset.best) {
  const option = $$("#ask .opt").find((each) => each.value === best);
  if (option && !$("#ask .opt.on") && !$("#ask [data-several]") && !kept("quick")) choice.pick(option);
}

// What takes a while to work out comes after the rest.
async function loadTurning(place = $("#turning[data-load]")) {
  if (place) place.innerHTML = await content(place.dataset.load);
  place?.removeAttribute("data-load");
}

// Another person at the same screen is asked: nobody sees a hand before it is passed on.
function curtain(name) {
  main.dataset.hands = name;
  $("#curtain h2").textContent = name;
  if (!$("#curtain").open) $("#curtain").showModal();
}

// A piece of a page; where it cannot be had it is said why.
async function content(address) {
  const answer = await read(address);
  if (!answer?.ok) say(answer ? await answer.text() : (main.dataset.offline ?? ""));
  return answer?.ok ? answer.text() : "";
}

// What lies folded on a board is fetched when it is opened, and again when the server says that it changed.
document.addEventListener("toggle", async ({ target: fold }) => {
  if (!fold.open || !fold.dataset.tag || $(".unfolded", fold)?.dataset.tag === fold.dataset.tag) return;
  const link = $("a.fold", fold);
  const html = await content(`${link.href}&bare=1`);
  if (!html) return; // the link stays
  $(".unfolded", fold)?.remove();
  fold.insertAdjacentHTML("beforeend", `<div class="unfolded" data-tag="${fold.dataset.tag}">${html}</div>`);
  link.hidden = true;
}, true);

async function openSheet(address) {
  const html = await content(address);
  if (html && !$("#large").open) $("#large").showModal();
  $("#large").innerHTML = html;
}

// What the rules say stands beside the board: the rule of a question or of a card, or answers in words.
async function consult(rule) {
  $("#large").close();
  openRail("rules");
  $("#answer").innerHTML = await content(`/rules/${main.dataset.game}${rule}`);
  $("#answer").focus();
}
const openRail = (wanted) => $$("#talk, #news, #rules, .menu").forEach((each) => { [each.open, each.hidden] = [false, !!each.id && each.id !== wanted]; });

const cardOf = (element) => element?.closest?.("[data-card]")?.dataset.card;
const enlarge = (card) => card && $("#large") && openSheet(`/cards/${main.dataset.game}/${encodeURIComponent(card)}?part=1`);

const deeds = {
  send: () => choice.complete(),
  back: () => choice.stepBack(),
  out: (button) => choice.takeOut($$("#ask .basket .chip").indexOf(button)),
  turn: () => choice.turn(1),
  why: () => choice.why($("#board :is([data-thing], [data-also]):hover") ?? document.activeElement.closest("#board [data-thing]")),
  hint: () => $("#hint [data-do=hint]") && post("hint", { entry: main.dataset.entry }),
  undo: () => post("undo", { entry: main.dataset.entry }),
  "undo-turn": () => post("undo-turn", { entry: main.dataset.entry }),
  lesson: (button) => post("lesson", { to: button.value, entry: main.dataset.entry }),
  show: () => choice.showMe(),
  hurry: () => { motion.skip(); post("hurry"); },
  step: () => motion.step(),
  prove: async () => (await import("./fair.js")).prove(table),
  scores: () => openSheet(`/t/${table}/scores`),
  filter: () => { choice.unfold(true); $("[data-filter]")?.focus(); },
  card: () => enlarge(cardOf($("#board [data-card]:hover") ?? document.activeElement)),
  keys: () => $("#keys").showModal(),
  rules: () => ($("#rules").hidden ? consult(`/${$("#ask a[data-rule]")?.dataset.rule ?? "turn"}?part=1`) : openRail("news")),
  talk: () => {
    const open = $("#talk").hidden;
    openRail(open ? "talk" : "news");
    $("[data-do=talk]").setAttribute("aria-expanded", String(open));
    $("[data-do=talk] .badge").textContent = "";
    lastRead = lastLine();
    $("#lines").scrollTop = $("#lines").scrollHeight;
    if (open) $("#talk input")?.focus();
  },
  copy: (button) => {
    $("[data-copy]").select();
    if (document.execCommand("copy")) button.textContent = button.dataset.done; // the newer way is only for https
  },
};

document.addEventListener("click", (event) => {
  const target = event.target;
  const [deed, option, rule] = ["[data-do]", "#ask .opt", "a[data-rule]"].map((each) => target.closest(each));
  const beside = rule && $("#rules") && !event.ctrlKey && !event.metaKey;
  if (deed || option || beside) event.preventDefault();
  motion.goOn();
  if (beside) return consult(`/${rule.dataset.rule}?part=1`);
  if (deed) return deeds[deed.dataset.do]?.(deed);
  if (option) return choice.pick(option);
  const finger = event.pointerType === "touch" && target.closest("#board") && !cardOf(target);
  const thing = target.closest("#board [data-thing]:is(.can, .chosen)") ?? (finger ? choice.nearest(event.clientX, event.clientY) : null);
  if (thing && table) return choice.touch(thing.dataset.thing);
  const dim = target.closest("#board :is([data-thing], [data-also])");
  if (dim && "mine" in main.dataset && $("#near").dataset.of !== (dim.dataset.thing ?? "")) return choice.why(dim); // twice enlarges
  if (!event.ctrlKey && !event.metaKey && enlarge(cardOf(target))) return event.preventDefault();
  if (target.closest(".play")) choice.letGo();
  if (!target.closest("details.menu")) $("details.menu[open]")?.removeAttribute("open");
});

document.addEventListener("contextmenu", (event) => { if (enlarge(cardOf(event.target))) event.preventDefault(); });
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => table && choice.point(event.target));
$("#board")?.addEventListener("wheel", (event) => { if (choice.turn(Math.sign(event.deltaY))) event.preventDefault(); }, { passive: false });

document.addEventListener("input", ({ target: { dataset, value } }) => { if ("filter" in dataset || "search" in dataset) filter(dataset.search ?? "#ask .opt", value); });

function filter(selector, text) {
  const wanted = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  for (const each of $$(selector)) each.hidden = !wanted.every((word) => each.textContent.toLocaleLowerCase().includes(word));
}

document.addEventListener("change", ({ target: field }) => {
  if (field.dataset.set) keep(field.dataset.set, field.type === "checkbox" ? field.checked : field.value);
  if (field.dataset.set === "volume") sound("turn");
  if (field.dataset.set === "pace" && field.value === "once") motion.skip();
  if (field.matches(".search select")) field.form.requestSubmit();
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const [talking, asking] = [form.closest("#talk"), form.closest("#rules")];
  if (talking || asking || (form.dataset.sure && !confirm(form.dataset.sure))) event.preventDefault();
  if (talking && (await post("talk", { text: form.elements.text.value }))) form.reset();
  if (asking) consult(`?part=1&find=${encodeURIComponent(form.elements.find.value)}`);
});

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]") || !main) return;
  const [onBoard, filtering] = [target.closest("#board"), target.matches("[data-filter]")];
  if (key === "Escape") {
    if (filtering) filter("#ask .opt", (target.value = ""));
    if (!onBoard) target.blur();
    return choice.stepBack();
  }
  const deed = pressed(key, target, onBoard, filtering);
  if (deed) event.preventDefault();
  deed?.();
});

// What a key does here; nothing where it belongs to a field or to the browser.
function pressed(key, target, onBoard, filtering) {
  if (filtering && key === "Enter") return () => choice.number(0);
  if (!table || target.matches("input[type=text], input[type=search], textarea, select")) return null;
  if (key === " " && motion.isHeld()) return motion.goOn;
  if (key >= "1" && key <= "9") return () => choice.number(Number(key) - 1);
  if (key.startsWith("Arrow") && onBoard) return () => choice.stride(target, key);
  if (/^Arrow(Up|Down)$/.test(key) && !target.closest(".log, .scroller")) return () => choice.walk(key === "ArrowDown" ? 1 : -1);
  if (key === "Enter" && !target.closest("a, summary, [data-do], #board .can, #board .chosen, #pick")) return choice.complete;
  if ((key === "Enter" || key === " ") && target.matches("#board :is(.can, .chosen):not(button)")) return () => choice.touch(target.dataset.thing);
  return key in KEYS && (!main.dataset.place || /filter|rules|why|turn|card/.test(KEYS[key])) ? deeds[KEYS[key]] : null;
}

$$("[data-set]").forEach((each) => {
  if (each.type === "checkbox") each.checked = kept(each.dataset.set);
  else each.value = chosen(each.dataset.set, each.dataset.usual);
});
motion.onShown(settle);
if (!table) loadTurning();
if (table) {
  settle({ entry: main.dataset.entry, mine: wasMine, title: document.title, regions: { ask: true } });
  if (main.dataset.hands) curtain(main.dataset.hands);
  if (!main.dataset.place) listen(motion.swap, (here) => motion.place({ here }));
}
document.documentElement.dataset.ready = "yes"; // for those who wait for the script
