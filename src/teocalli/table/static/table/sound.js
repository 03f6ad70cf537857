// Quiet sounds, made by the browser itself: my turn, the last minute of my clock, the end. They can be switched off.
import { $, $$, on, table } from "./dom.js";
import { ownLetter } from "./seats.js";

const LOUD = 0.06,
  AWAY = 2000; // of full volume; thousandths of a second after which a turn is worth a sound
const TUNES = { turn: [523, 659], low: [440, 440], end: [523, 659, 784] }; // one tone after another, in hertz
let context = null;
const isOn = () => localStorage.getItem("sound") !== "off";

export function play(name) {
  if (!isOn() || !window.AudioContext) return;
  context ??= new AudioContext();
  context.resume(); // browsers wait for a click first
  TUNES[name].forEach((hertz, place) => {
    const tone = context.createOscillator(),
      volume = context.createGain(),
      from = context.currentTime + 0.14 * place;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUD, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + 0.5);
  });
}

// A turn that comes back at once, as bots give it, makes no sound for somebody who looks on.
let wasMine = $("#bar")?.dataset.myTurn,
  since = 0,
  wasLow = true,
  wasOver = Boolean($("#final"));
function listen() {
  const isMine = $("#bar")?.dataset.myTurn,
    isLow = Boolean($(`#mat .clk.low, #panel-${ownLetter()} .clk.low`));
  if (isMine !== wasMine) {
    if (isMine === "1" && (document.hidden || Date.now() - since > AWAY)) play("turn");
    since = Date.now();
  }
  if (isLow && !wasLow) play("low");
  const isOver = Boolean($("#final"));
  if (isOver && !wasOver) play("end");
  [wasMine, wasLow, wasOver] = [isMine, isLow, isOver];
}

function show() {
  for (const button of $$("[data-sound]")) button.setAttribute("aria-pressed", isOn());
}
on("click", (event) => {
  if (!event.target.closest?.("[data-sound]")) return;
  localStorage.setItem("sound", isOn() ? "off" : "on");
  show();
  play("turn");
});
if (table?.dataset.live) {
  on("drawn", () => {
    listen();
    show();
  });
  on("ticked", listen);
  show();
}
