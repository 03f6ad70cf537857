// The players' clocks, ticking between two news of the server, and what can be done from a certain moment on.
import { $$, on, phrases, table, tell } from "./dom.js";

const LOW = 60; // seconds
let ahead = 0; // how far the server's time is ahead of this machine's
on("time", ({ detail }) => {
  ahead = detail.now - Date.now() / 1000;
});
const now = () => Date.now() / 1000 + ahead;

// The seconds of nights between two moments, when clocks stand still.
const asleep = (nights, from, to) =>
  nights.reduce((sum, [begins, ends]) => sum + Math.max(0, Math.min(ends, to) - Math.max(begins, from)), 0);

export function shown(seconds) {
  const whole = Math.floor(seconds),
    two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(whole / 3600),
    minutes = Math.floor(whole / 60) % 60;
  if (whole >= 86400) return `${Math.floor(hours / 24)} ${phrases["clock-day"]} ${hours % 24} ${phrases["clock-hour"]}`;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

function tickOne(clock) {
  const { left, since, full } = clock.dataset,
    moment = now();
  const nights = (clock.dataset.nights || "")
    .split(" ")
    .filter(Boolean)
    .map((night) => night.split("-").map(Number));
  const passed = Math.max(0, moment - since) - asleep(nights, Number(since), moment),
    rest = Math.max(0, left - passed);
  const sleeps = nights.some(([begins, ends]) => begins <= moment && moment < ends);
  const state = sleeps ? "stop" : rest <= 0 ? "out" : rest < LOW ? "low" : "run";
  clock.className = `clk ticks ${state}`;
  clock.querySelector(".t").textContent = shown(rest);
  clock.style.setProperty("--part", Math.min(1, rest / full));
}

function tick() {
  $$(".clk.run, .clk.ticks").forEach(tickOne);
  for (const part of $$("[data-from]")) part.hidden = now() < Number(part.dataset.from);
  for (const part of $$("[data-until]")) {
    part.hidden = now() >= Number(part.dataset.until);
    part.querySelector(".t").textContent = shown(Math.max(0, part.dataset.until - now()));
  }
  tell("ticked");
}

if (table?.dataset.live) {
  ahead = Number(table.dataset.now) - Date.now() / 1000;
  on("drawn", tick);
  setInterval(tick, 500);
  tick();
}
for (const field of $$("[data-zone]")) field.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone || "";
