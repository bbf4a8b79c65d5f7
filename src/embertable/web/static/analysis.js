// A game looked at again: moments are fetched and put in place, so that the page does not jump; a running analysis grows.
const $ = (selector, root = document) => root.querySelector(selector);
let wanted = 0;

async function show(at, remember = true) {
  const mine = ++wanted;
  const address = at ? `?at=${at}` : location.search || location.pathname;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || mine !== wanted) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, fresh] = [$("#main"), $("#main", page)];
  const open = [...old.querySelectorAll("details[open]")].map((each) => each.dataset.mat);
  for (const each of fresh.querySelectorAll("details")) each.open = open.includes(each.dataset.mat);
  const focus = document.activeElement?.closest("#main") && document.activeElement.getAttribute("aria-label");
  const dragged = $("[type=range]:active", old);
  if (dragged) $("[type=range]", fresh).replaceWith(dragged);
  Object.assign(old.dataset, fresh.dataset);
  old.replaceChildren(...fresh.childNodes);
  if (focus) $(`[aria-label="${CSS.escape(focus)}"]`, old)?.focus({ preventScroll: true });
  for (const link of document.querySelectorAll("[data-link]")) link.href = `?at=${old.dataset.at}`;
  if (remember && at) history.replaceState(null, "", address);
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-moment], a[data-link]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (link.dataset.moment) return show(link.dataset.moment);
  history.replaceState(null, "", link.getAttribute("href"));
  if (await copied(link.href)) link.textContent = link.dataset.done;
});

// The newer way to copy is only for https.
async function copied(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const field = Object.assign(document.body.appendChild(document.createElement("textarea")), { value: text });
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

document.addEventListener("input", ({ target }) => { if (target.matches(".film [type=range]")) show(target.value); });
document.addEventListener("keydown", (event) => {
  if (!event.key.startsWith("Arrow") || event.target.matches("input, select, summary") || event.ctrlKey) return;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const range = $(".film [type=range]");
  if (step && range) show(Math.max(1, Math.min(Number(range.value) + step, Number(range.max))));
});

setInterval(() => { if ($("#main").dataset.status === "running" && !document.hidden) show(0, false); }, 2000);
