// The form of a new table: beside each seat stands the face of whoever is chosen for it; bots of one level are a family,
// of which no two look the same.
import { $, $$ } from "./page.js";

const { families, guest } = $(".who").dataset;
const levels = JSON.parse(families);

$(".who").addEventListener("change", () => {
  const before = [];
  for (const sit of $$(".sit")) {
    const family = levels[$("select", sit).value];
    const kin = family ? before.filter((each) => each === family).length : 0;
    before.push(family);
    $(".art", sit).setAttribute("class", kin ? `art kin-${kin}` : "art");
    const drawn = $(".art use", sit);
    drawn.setAttribute("href", drawn.getAttribute("href").replace(/#.*/, `#face-${family ?? guest}`));
  }
});
