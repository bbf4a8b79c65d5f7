// A replay: buttons, arrows and a slider go from decision to decision; the board is the one of the table.
import { swap } from "./motion.js";
import { $, main, read } from "./page.js";

const EACH = 900; // milliseconds a decision is shown when it runs by itself
const slider = () => $("#ask [type=range]");
let [running, wanted] = [null, null]; // a clock; the decision that was asked for last

async function show(at) {
  const before = Number(slider().value);
  const asked = (wanted = Math.max(0, Math.min(at, Number(slider().max))));
  const query = `at=${asked}&seat=${$("#ask select[name=seat]").value}`;
  const answer = await read(`/t/${main.dataset.replay}/replay?${query}`, { headers: { accept: "application/json" } });
  if (!answer?.ok || asked !== wanted) return; // a later moment was asked for meanwhile
  history.replaceState(null, "", `?${query}`);
  const page = await answer.json();
  await swap(asked === before + 1 ? page : { ...page, passage: [] }); // what happened there flies only to whoever came that way
}

function run() {
  clearInterval(running);
  main.toggleAttribute("data-running", !running);
  running = running ? null : setInterval(() => {
    const { value, max } = slider();
    Number(value) < Number(max) ? show(Number(value) + 1) : run();
  }, EACH);
}

document.addEventListener("click", (event) => {
  const step = event.target.closest("a[data-at]");
  if (event.target.closest("[data-do=run]")) run();
  if (!step) return;
  event.preventDefault();
  show(Number(step.dataset.at));
});
for (const kind of ["input", "change"]) $("#ask").addEventListener(kind, () => show(Number(slider().value)));
document.addEventListener("keydown", (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select") || $("dialog[open]")) return;
  event.preventDefault();
  show((wanted ?? Number(slider().value)) + by);
});
