// Hints on the options and on the board, and an analysis that is still under way.
import { $, $$, on, phrases, table } from "./dom.js";
import { fit } from "./fitting.js";
import { notice } from "./notices.js";

const SVG = "http://www.w3.org/2000/svg";
const JSON_ONLY = { headers: { Accept: "application/json" } };

export async function askForHint(button) {
  if (button.getAttribute("aria-busy") === "true") return;
  const form = $("#options");
  if (!form?.elements.version) return;
  const asked = new URLSearchParams({ seat: form.elements.seat.value, version: form.elements.version.value });
  button.setAttribute("aria-busy", "true");
  try {
    const said = await (await fetch(`/t/${table.dataset.table}/hint?${asked}`, JSON_ONLY)).json();
    if (said.refused === "refused-hint-early") await comeBack(button, said);
    else if (said.refused) notice(said.title, said.sentence, "last");
    else if (Number($("#options")?.elements.version?.value) === said.version) show(said);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    notice(phrases["refused-title"], phrases["offline"], "bad");
  } finally {
    button.removeAttribute("aria-busy");
  }
}

// The adviser is not ready: told once, then asked again until it is, or the turn is over.
let told = false;
async function comeBack(button, said) {
  if (!told) notice(said.title, said.sentence, "last");
  told = true;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  button.removeAttribute("aria-busy");
  if (button.isConnected) await askForHint(button);
}

function show(said) {
  hide();
  $("#prompt .ask").insertAdjacentHTML("afterend", said.box);
  said.best.forEach((one, index) => {
    const option = $$(".options .opt[name=token]").find((other) => other.value === one.token);
    if (!option) return;
    option.classList.add("hinted", `k${index + 1}`);
    $(".aim", option).insertAdjacentHTML("afterbegin", `<span class="rk r${index + 1}">${index + 1}</span>`);
    option.insertAdjacentHTML("beforeend", '<span class="ev"><b></b><b></b><span class="bar-th"><i></i></span></span>');
    const [gain, chance] = $$(".ev b", option);
    gain.textContent = one.gain;
    chance.textContent = `${one.chance} %`;
    $(".ev i", option).style.width = `${one.chance}%`;
    const place = option.dataset.place && document.getElementById(option.dataset.place);
    if (place) mark(place, index + 1);
  });
  fit();
  $(".opt.k1")?.scrollIntoView({ block: "nearest" });
}

// A pennant at the lower right of a place; a place of two hints shows the better one.
function mark(place, rank) {
  const board = place.ownerSVGElement;
  if (!board || $(`[data-hinted="${CSS.escape(place.id)}"]`, board)) return;
  const box = place.getBoundingClientRect(),
    pennant = document.createElementNS(SVG, "g");
  const corner = new DOMPoint(box.right, box.bottom).matrixTransform(board.getScreenCTM().inverse());
  pennant.setAttribute("class", `pennant r${rank}`);
  pennant.dataset.hinted = place.id;
  pennant.setAttribute("transform", `translate(${corner.x - 18} ${corner.y - 22})`);
  pennant.innerHTML = `<path d="M0 0H24V28L12 22 0 28Z"/><text x="12" y="16">${rank}</text>`;
  board.append(pennant);
}

export function hide() {
  for (const element of $$("#hintbox, .opt .rk, .opt .ev, #board .pennant")) element.remove();
  for (const option of $$(".opt.hinted")) option.classList.remove("hinted", "k1", "k2", "k3");
}

on("click", (event) => {
  const button = event.target.closest?.("[data-hint]");
  if (button) askForHint(button);
  else if (event.target.closest?.("[data-hint-off]")) {
    hide();
    fit();
  }
});
on("drawn", ({ detail }) => {
  if (detail.isNew) hide();
});

// Until the analysis is over or refused for good. A server that is away or busy (503) is asked again.
async function watch(place) {
  let isOver = false;
  try {
    const answer = await fetch(place.dataset.analysis, JSON_ONLY),
      said = await answer.json();
    if (said.refused) $(".progress", place)?.replaceChildren(said.sentence);
    else place.innerHTML = said.html;
    isOver = said.refused ? answer.status !== 503 : said.over;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
  if (!isOver) setTimeout(watch, 1000, place);
}
const analysis = $("[data-analysis]:not([data-done])");
if (analysis) setTimeout(watch, 700, analysis);
