// The page's own script: sends choices, morphs what the server draws, listens for news, moves around the board.
"use strict";
const $ = (selector, root = document) => root.querySelector(selector);
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = $("#table");
const phrases = JSON.parse($("#phrases")?.textContent || "{}");

// ---------------------------------------------------------------- notices
function notice(title, text = "", mark = "last", link = null) {
  const box = document.createElement("div");
  box.className = "toast";
  box.style.setProperty("--mark", `var(--${mark})`);
  const words = box.appendChild(document.createElement("div"));
  words.appendChild(document.createElement("b")).textContent = title;
  if (text) words.appendChild(document.createElement("p")).textContent = text;
  if (link) box.appendChild(link).className = "btn small";
  const close = box.appendChild(document.createElement("button"));
  close.className = "tool";
  close.textContent = "×";
  close.setAttribute("aria-label", "×");
  close.onclick = () => box.remove();
  $("#notices").replaceChildren(box);
  setTimeout(() => box.remove(), 9000);
}

// ---------------------------------------------------------------- morphing
let seat = table?.dataset.seat;
let picked = null;

function take(news) {
  if (news.number !== undefined) {
    if (news.number < Number(table.dataset.number)) return;
    table.dataset.number = news.number;
    table.dataset.version = news.version;
  }
  const asked = $("#ask")?.textContent;
  const inside = document.activeElement?.closest?.("#prompt, #board");
  for (const [id, html] of Object.entries(news.regions)) {
    const region = document.getElementById(id);
    if (region) Idiomorph.morph(region, html, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed: keep, beforeAttributeUpdated: keepAttribute } });
  }
  restore();
  if ($("#ask")?.textContent !== asked) {
    $(".options")?.scrollTo(0, 0);
    lookThere();
  }
  if (inside && $("#ask") && $("#ask").textContent !== asked) $("#ask").focus({ preventScroll: true });
  if (news.seat !== undefined) pass(String(news.seat), news.secret);
  tellMissed(arriving);
  arriving = false;
}

// What the reader opened, typed or moved stays as it is.
function keep(old) {
  return !(old.nodeType === 1 && (old.id === "chat-form" || (old.tagName === "DIALOG" && old.open)));
}
function keepAttribute(name, node) {
  if (name === "open" && (node.tagName === "DETAILS" || node.tagName === "DIALOG")) return false;
  if ((name === "viewBox" || name === "data-whole") && node.parentElement?.id === "viewport") return false;
  if ((name === "hidden" || name === "aria-selected") && node.closest("#log")) return false;
  if (name === "inert") return false;
  return true;
}

function restore() {
  const bar = $("#bar");
  entitle();
  if (bar && bar.dataset.myTurn !== wasMyTurn) {
    wasMyTurn = bar.dataset.myTurn;
    picked = null;
    if (wasMyTurn === "1") tellTurn();
  }
  filter(picked);
  countTalk();
  tellScoring();
  frame();
  clearZoom();
  hintMore();
  for (const dialog of $$("dialog[data-open-now]")) {
    const key = dialog.dataset.openNow || "once";
    if (dialog.dataset.shown !== key && !sessionStorage.getItem(`${location.pathname} ${dialog.id} ${key}`)) {
      sessionStorage.setItem(`${location.pathname} ${dialog.id} ${key}`, "1");
      dialog.showModal();
    }
    dialog.dataset.shown = key;
  }
}

// ---------------------------------------------------------------- my turn
let wasMyTurn = $("#bar")?.dataset.myTurn;
function tellTurn() {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted" || !localStorage.getItem("notify")) return;
  try {
    const told = new Notification(phrases["your-turn"], { body: $("#ask")?.textContent || "", tag: table.dataset.table });
    told.onclick = () => { window.focus(); told.close(); };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // browsers of phones leave notifications to service workers; the title tells it too
  }
}
// The title counts what waits unseen; whoever looks has seen it.
function entitle() {
  const title = $("#bar")?.dataset.title;
  if (title) document.title = document.hidden ? title : title.replace(/^\(\d+\) /, "");
}

// An eclipse, a food day: several seats scored at once, and there is a sheet for it.
let scoring = $("#log [data-sheet]")?.href;
function tellScoring() {
  const newest = $("#log [data-sheet]");
  if (!newest || newest.href === scoring || table.dataset.replay !== undefined) return;
  scoring = newest.href;
  notice(phrases["scored"], "", "accent", newest.cloneNode(true));
}

// What happened during a longer absence is shown to whoever comes to the page, or back to it; whoever looks on has seen it.
let arriving = false;
function tellMissed(arrives) {
  const dialog = $("#digest"), due = dialog?.dataset.due, key = `missed ${table.dataset.table}`;
  if (!due || document.hidden || sessionStorage.getItem(key) === due) return;
  sessionStorage.setItem(key, due);
  if (arrives && !dialog.open && Date.now() > due * 1000) dialog.showModal();
}

// Several people at one screen: what only one of them may see is covered until that one takes over. Otherwise a notice
// says whose turn it is, and whoever is asked is taken to sit there.
const confirmed = table && `seat ${table.dataset.table}`;
const nameOf = (seat) => $(`#panel-${"abcd"[seat]} .name`)?.textContent || "";
function pass(next, secret) {
  const before = seat, isAsked = $("#bar").dataset.myTurn === "1", curtain = $("dialog.curtain");
  seat = table.dataset.seat = next;
  if (secret) return curtain || sessionStorage.getItem(confirmed) !== next ? cover() : undefined;
  curtain?.remove();
  if (isAsked) sessionStorage.setItem(confirmed, next);
  else sessionStorage.removeItem(confirmed);
  if (before === next || before === "-1") return;
  showOwn();
  if (isAsked && !$("#notices a")) notice(`${phrases["curtain-title"]}: ${nameOf(next)}`);
}
async function cover() {
  const next = seat, before = $("dialog.curtain");
  if (before?.dataset.seat === next) return;
  before?.remove();
  const answer = ask(`${phrases["curtain-title"]}: ${nameOf(next)}`, phrases["curtain-text"], phrases["curtain-go"], null, "curtain");
  $("dialog.curtain").dataset.seat = next;
  if (await answer) sessionStorage.setItem(confirmed, next);
  showOwn();
}
// A page that is loaded anew shows nothing before it is known whether it must be covered.
function coverAtFirst() {
  if (table.dataset.live) pass(seat, table.dataset.secret !== undefined);
  delete table.dataset.secret;
}
// On a small screen the panels stand in a row: one's own comes first into view.
function showOwn() {
  const panels = $("#panels"), own = $(`#panel-${"abcd"[seat]}`);
  if (own && innerWidth <= 700) panels.scrollLeft += own.getBoundingClientRect().left - panels.getBoundingClientRect().left - 4;
}

// A question with one or two answers; resolves to true for the first one. With one answer, nothing else closes it.
function ask(title, text, yes, no, kind = "", choice = "") {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    dialog.className = `dlg ask ${kind}`;
    dialog.innerHTML = "<header><h2></h2></header><div class=in><b></b><p></p></div><footer><span class=push></span></footer>";
    $("h2", dialog).textContent = title;
    $("b", dialog).textContent = choice;
    $("p", dialog).textContent = text;
    for (const [label, answer] of [[no, false], [yes, true]]) {
      if (!label) continue;
      const button = $("footer", dialog).appendChild(document.createElement("button"));
      button.className = answer ? "btn primary small" : "btn small";
      button.textContent = label;
      button.onclick = () => { answered = true; resolve(answer); dialog.close(); };
      if (answer) button.autofocus = true;
    }
    let answered = Boolean(no);
    dialog.oncancel = (event) => { if (!answered) event.preventDefault(); };
    dialog.onclose = () => {
      if (!answered) return dialog.showModal();
      resolve(false);
      dialog.remove();
    };
    document.body.append(dialog);
    dialog.showModal();
  });
}

// ---------------------------------------------------------------- doing
let busy = false;

async function send(form, button) {
  const fields = new FormData(form);
  if (button?.name) fields.set(button.name, button.value);
  if (button?.dataset.ends !== undefined && form.dataset.confirm !== undefined &&
      !(await ask(phrases["ends-title"], phrases["ends-text"], phrases["ends-go"], phrases["ends-stay"], "", button.title))) return;
  if (busy) return;
  busy = true;
  table?.classList.add("busy");
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" } });
    const said = await answer.json();
    if (!said.ok) {
      notice(said.title, said.sentence, said.refused === "refused-stale" ? "last" : "bad");
      await refresh();
    } else if (form.action.endsWith("/sit")) {
      location.assign(location.pathname); // whoever sits down may be somebody new: the stream must know it too
    } else {
      if (form.id === "chat-form") form.reset();
      form.closest("dialog")?.close();
      setTimeout(() => { if (said.number > Number(table.dataset.number)) refresh(); }, connected ? 1500 : 0);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    notice(phrases["refused-title"], phrases["offline"], "bad");
  } finally {
    busy = false;
    table?.classList.remove("busy");
  }
}

async function refresh() {
  if (!table?.dataset.live) return;
  const answer = await fetch(table.dataset.live.replace("/live?", "/state?"), { headers: { Accept: "application/json" } });
  if (answer.ok) take(await answer.json());
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.act !== undefined && table) {
    event.preventDefault();
    send(form, event.submitter);
  } else if (form.method === "post") {
    setTimeout(() => event.submitter && (event.submitter.disabled = true));
  }
});

function choose(token) {
  const button = $$(".options .opt[name=token]").find((option) => option.value === token);
  button?.click();
}

// A place with several options shows just these; a place with one is that option.
function touch(element) {
  const tokens = JSON.parse(element.dataset.tokens);
  if (tokens.length === 1) return choose(tokens[0]);
  filter(picked === element.id ? null : element.id);
  hintMore();
  $(".options .opt[name=token]:not([hidden])")?.focus();
}

// A fingertip covers 44 pixels: of what can be chosen under it, the nearest is meant.
const FINGERTIP = 44;
function underFinger(event) {
  if (!byFinger || !event.target.closest?.("#viewport")) return null;
  let nearest = null, least = Infinity;
  for (const element of $$("#board [data-tokens]")) {
    const box = element.getBoundingClientRect();
    const dx = Math.abs(event.clientX - box.x - box.width / 2), dy = Math.abs(event.clientY - box.y - box.height / 2);
    if (dx > Math.max(FINGERTIP, box.width) / 2 || dy > Math.max(FINGERTIP, box.height) / 2 || Math.hypot(dx, dy) >= least) continue;
    nearest = element;
    least = Math.hypot(dx, dy);
  }
  return nearest;
}

function filter(place) {
  const options = $$(".options .opt[name=token]");
  picked = place && options.some((option) => option.dataset.place === place) ? place : null;
  for (const option of options) option.hidden = picked !== null && option.dataset.place !== picked;
  let key = 0;
  for (const option of options) {
    const sign = $(".key", option);
    if (!option.hidden && sign) sign.textContent = ++key;
  }
  for (const element of $$("#board [data-tokens]")) element.classList.toggle("picked", element.id === picked);
  const all = $("[data-all]");
  if (all) all.hidden = picked === null;
}

// The place of the option under the pointer, or in focus, stands out among all that can be chosen.
function aim(event) {
  const option = event.target.closest?.(".options .opt[data-place]");
  for (const element of $$("#board .aimed")) if (element.id !== option?.dataset.place) element.classList.remove("aimed");
  if (option) document.getElementById(option.dataset.place)?.classList.add("aimed");
}
document.addEventListener("pointerover", aim);
document.addEventListener("focusin", aim);

// A finger has no tooltips: what it rests on is explained instead, and nothing is chosen.
const REST = 500;
let resting = 0, rested = false;
function meaning(element) {
  for (let here = element; here && here !== document.body; here = here.parentElement) {
    const told = here.getAttribute("title") || $(":scope > title", here)?.textContent;
    if (told) return told;
  }
  return "";
}
document.addEventListener("pointerdown", (event) => {
  clearTimeout(resting);
  rested = false;
  if (event.pointerType !== "touch" || !event.target.closest?.("#table")) return;
  const told = meaning(event.target);
  if (told) resting = setTimeout(() => { rested = true; notice(told, "", "target"); }, REST);
});
document.addEventListener("pointermove", (event) => { if (Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(resting); });
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(resting));
document.addEventListener("contextmenu", (event) => { if (rested) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (!rested) return;
  rested = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// Where the options go on to the side, an arrow says so and leads there; it tells how many are still to come.
function hintMore() {
  const options = $(".options"), rest = options ? options.scrollWidth - options.clientWidth : 0;
  for (const arrow of $$("[data-scroll]")) arrow.hidden = rest < 8 || (arrow.dataset.scroll < 0 ? options.scrollLeft < 8 : options.scrollLeft > rest - 8);
  const more = options ? $$(".opt:not([hidden])", options).filter((one) => one.offsetLeft + one.offsetWidth / 2 > options.scrollLeft + options.clientWidth).length : 0;
  for (const arrow of $$('[data-scroll="1"]')) arrow.dataset.more = more || "";
  hintBelow(options);
}
// On a small screen they go on below: their edge fades, and the handle tells how many. It is there where it can give them
// more room, or the board its half of the screen back.
function hintBelow(options) {
  const handle = $(".handle");
  if (!handle || innerWidth > 700) return;
  const edge = options.scrollTop + options.clientHeight, isTall = takesFromBoard();
  const below = $$(".opt[name=token]:not([hidden])", options).filter((one) => one.offsetTop + one.offsetHeight > edge + 4).length;
  options.dataset.more = handle.dataset.more = below || "";
  handle.setAttribute("aria-expanded", String(isTall));
  handle.hidden = !isTall && options.scrollHeight < options.clientHeight + 8;
}
const takesFromBoard = () => !table.classList.contains("short") && $("#viewport")?.clientHeight < innerHeight / 2 - 1 &&
  (table.classList.contains("tall") || !$("#board [data-tokens]"));
// What the reader chose stays until the reader chooses otherwise.
function stretch(tall) {
  table.classList.toggle("tall", tall);
  table.classList.toggle("short", !tall);
  hintMore();
  frame();
  clearZoom();
}
let pulled = null;
document.addEventListener("pointerdown", (event) => {
  pulled = event.pointerType === "touch" && event.target.closest?.(".handle, .prompt:has(.handle:not([hidden])) .ask") ? event.clientY : null;
});
document.addEventListener("pointerup", (event) => {
  if (pulled !== null && Math.abs(event.clientY - pulled) > 24) stretch(event.clientY < pulled);
});
document.addEventListener("scroll", (event) => { if (event.target.matches?.(".options")) hintMore(); }, true);
addEventListener("resize", hintMore);
// Why something is not offered is told above the button that asks for it.
document.addEventListener("toggle", (event) => {
  if (!event.target.matches?.(".whynot") || !event.target.open) return;
  const list = $("ul", event.target), box = $("summary", event.target).getBoundingClientRect();
  document.documentElement.style.setProperty("--why-left", `${Math.max(16, box.right - list.offsetWidth)}px`);
  list.scrollIntoView({ block: "nearest" });
}, true);

// ---------------------------------------------------------------- live
let source = null, connected = false, tries = 0, timer = 0;

function listen() {
  clearTimeout(timer);
  source?.close();
  source = new EventSource(`${table.dataset.live}&since=${table.dataset.number}`);
  const held = {};
  source.addEventListener("news", (event) => { found(); take(unpacked(JSON.parse(event.data), held)); });
  source.onerror = () => {
    source.close();
    connected = false;
    if (tries++ > 0) $("#banner").hidden = false;
    timer = setTimeout(listen, Math.min(500 * 2 ** tries, 8000));
  };
}
// A region comes whole first; later as its new lines, and [from, to] for those that it had before.
function unpacked(news, held) {
  for (const [id, sent] of Object.entries(news.regions)) {
    held[id] = typeof sent === "string" ? sent.split("\n") : sent.flatMap((part) => typeof part === "string" ? part : held[id].slice(...part));
    news.regions[id] = held[id].join("\n");
  }
  return news;
}
function found() {
  if (!connected && !$("#banner").hidden) notice(phrases["found-again"], "", "good");
  connected = true;
  tries = 0;
  $("#banner").hidden = true;
}

// ---------------------------------------------------------------- moving around the board
let shown = null;
const picture = () => $("#viewport > svg");
const numbers = (box) => box.split(/[ ,]+/).map(Number);

function frame(box) {
  const svg = picture();
  if (!svg) return;
  svg.dataset.whole ??= svg.getAttribute("viewBox");
  if (box !== undefined) shown = box;
  else if (shown === null && innerWidth <= 700) shown = $("[data-frame]")?.dataset.frame ?? null;
  if (shown) svg.setAttribute("viewBox", $$("[data-frame]").some((button) => button.dataset.frame === shown) ? filled(shown) : shown);
  $("#board").classList.toggle("zoomed", Boolean(shown) && shown !== svg.dataset.whole);
  for (const button of $$("[data-frame]")) button.setAttribute("aria-pressed", String(button.dataset.frame === shown));
}
// A part of the board with what lies around it, as far as the window has room, and nothing from beyond the board's edge.
function filled(part) {
  const svg = picture(), whole = numbers(svg.dataset.whole), [left, top, width, height] = numbers(part), shape = svg.clientWidth / svg.clientHeight;
  const w = Math.min(whole[2], Math.max(width, height * shape)), h = Math.min(whole[3], Math.max(height, width / shape));
  const begin = (at, size, grown, edge, room) => Math.max(edge, Math.min(at - (grown - size) / 2, edge + room - grown));
  return [begin(left, width, w, whole[0], whole[2]), begin(top, height, h, whole[1], whole[3]), w, h].map((n) => n.toFixed(1)).join(" ");
}
function zoom(factor, x = 0.5, y = 0.5) {
  const svg = picture(), whole = numbers(svg.dataset.whole);
  const [left, top, width, height] = numbers(svg.getAttribute("viewBox"));
  const w = Math.min(whole[2], Math.max(whole[2] / 6, width / factor)), h = (w * height) / width;
  place(left + (width - w) * x, top + (height - h) * y, w, h);
}
function place(left, top, width, height) {
  const whole = numbers(picture().dataset.whole);
  if (width >= whole[2] - 0.5) return frame(picture().dataset.whole);
  const x = Math.max(whole[0] - width / 3, Math.min(left, whole[0] + whole[2] - (width * 2) / 3));
  const y = Math.max(whole[1] - height / 3, Math.min(top, whole[1] + whole[3] - (height * 2) / 3));
  frame([x, y, width, height].map((n) => n.toFixed(1)).join(" "));
}
// On a small screen the buttons for zooming stand in a corner where they cover nothing that can be chosen.
function clearZoom() {
  const buttons = $(".zoom");
  if (!buttons || innerWidth > 700) return;
  const spots = $$("#board [data-tokens]").map((element) => element.getBoundingClientRect());
  for (const corner of ["low right", "low left", "high right", "high left", "low right"]) {
    buttons.dataset.corner = corner;
    const box = buttons.getBoundingClientRect();
    if (!spots.some((s) => s.left < box.right && s.right > box.left && s.top < box.bottom && s.bottom > box.top)) return;
  }
}
// A small screen turns to the part of the board where something can be chosen, unless some of it is in view.
function lookThere() {
  const svg = picture(), parts = $$("[data-frame]").map((button) => button.dataset.frame);
  if (!svg || !parts.length || innerWidth > 700) return;
  const toBoard = svg.getScreenCTM().inverse();
  const spots = $$("[data-tokens]", svg).map((element) => {
    const box = element.getBoundingClientRect();
    return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(toBoard);
  });
  const count = (box) => {
    const [left, top, width, height] = numbers(box);
    return spots.filter((p) => p.x >= left && p.x <= left + width && p.y >= top && p.y <= top + height).length;
  };
  if (!spots.length || count(svg.getAttribute("viewBox"))) return;
  frame(parts.reduce((best, part) => (count(part) > count(best) ? part : best)));
  clearZoom();
}
const touches = new Map();
let apart = 0, dragged = false, byFinger = false;
document.addEventListener("pointerdown", (event) => {
  byFinger = event.pointerType === "touch";
  if (!event.target.closest?.("#viewport")) return;
  touches.set(event.pointerId, event);
  dragged = false;
  apart = 0;
});
document.addEventListener("pointermove", (event) => {
  const before = touches.get(event.pointerId), svg = picture();
  if (!before || !svg) return;
  const [left, top, width, height] = numbers(svg.getAttribute("viewBox"));
  const scale = Math.max(width / svg.clientWidth, height / svg.clientHeight);
  if (touches.size === 2) {
    touches.set(event.pointerId, event);
    const [a, b] = [...touches.values()];
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (apart) zoom(now / apart);
    apart = now;
    dragged = true;
    return;
  }
  const dx = event.clientX - before.clientX, dy = event.clientY - before.clientY;
  if (!dragged && Math.hypot(dx, dy) < 8) return;
  if (width >= numbers(svg.dataset.whole)[2] - 0.5) return;
  dragged = true;
  touches.set(event.pointerId, event);
  place(left - dx * scale, top - dy * scale, width, height);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => touches.delete(event.pointerId));
document.addEventListener("wheel", (event) => {
  const svg = event.target.closest?.("#viewport > svg");
  if (!svg || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const box = svg.getBoundingClientRect();
  zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
}, { passive: false });

// ---------------------------------------------------------------- talk
function countTalk() {
  const tab = $("#tab-chat");
  if (!tab) return;
  const key = `talk ${table.dataset.table}`, count = Number(tab.dataset.count);
  if (tab.getAttribute("aria-selected") === "true") localStorage.setItem(key, count);
  const unread = count - Number(localStorage.getItem(key) || 0);
  for (const sign of $$("#log .bnum")) {
    sign.hidden = unread <= 0;
    sign.textContent = unread > 0 ? unread : "";
  }
}
function tab(name) {
  for (const other of $$("#log .tab")) other.setAttribute("aria-selected", String(other.dataset.tab === name));
  $("#log-list").hidden = name !== "log";
  $("#chat-list").hidden = name !== "chat";
  if (name === "chat") { const talk = $(".talk"); talk.scrollTop = talk.scrollHeight; }
  countTalk();
}
// On a small screen the drawer of log and talk covers the table: until it is closed, that cannot be reached by keyboard either.
let drawn = false;
function drawer() {
  const open = location.hash === "#log";
  for (const id of ["board", "panels", "prompt"]) document.getElementById(id).inert = open && innerWidth <= 700;
  if (open !== drawn) $(open ? "#log .tab[aria-selected=true]" : "#log .peek")?.focus();
  drawn = open;
}

// ---------------------------------------------------------------- replay
let playing = 0;
async function step(at) {
  at = Math.max(0, Math.min(Number(table.dataset.last), at));
  if (at === Number(table.dataset.replay)) return stop();
  table.dataset.replay = at;
  const address = new URL(location.href);
  address.searchParams.set("at", at);
  const answer = await fetch(`${location.pathname}/state${address.search}`, { headers: { Accept: "application/json" } });
  if (!answer.ok || Number(table.dataset.replay) !== at) return;
  take(await answer.json());
  history.replaceState(null, "", address);
}
const stop = () => { clearInterval(playing); playing = 0; table.classList.remove("plays"); };
function play() {
  if (playing) return stop();
  table.classList.add("plays");
  playing = setInterval(() => step(Number(table.dataset.replay) + 1), 900);
}

// ---------------------------------------------------------------- clicks and keys
document.addEventListener("click", async (event) => {
  const hit = (selector) => event.target.closest?.(selector);
  let found;
  if ((found = hit("#board [data-tokens]") || underFinger(event))) { if (!dragged) touch(found); }
  else if (hit("[data-all]")) { filter(null); hintMore(); }
  else if (hit("[data-handle]")) stretch(!takesFromBoard());
  else if ((found = hit("[data-open]"))) { hit("details")?.removeAttribute("open"); document.getElementById(found.dataset.open)?.showModal(); }
  else if ((found = hit("[data-tab]"))) tab(found.dataset.tab);
  else if (hit("[data-reconnect]")) listen();
  else if ((found = hit("[data-scroll]"))) { const options = $(".options"); options.scrollBy({ left: found.dataset.scroll * options.clientWidth * 0.7, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" }); }
  else if ((found = hit("[data-frame]"))) { frame(found.dataset.frame === shown ? picture().dataset.whole : found.dataset.frame); clearZoom(); }
  else if ((found = hit("[data-zoom]"))) found.dataset.zoom === "fit" ? frame(picture().dataset.whole) : zoom(found.dataset.zoom === "in" ? 1.4 : 1 / 1.4);
  else if (hit("[data-play]")) play();
  else if ((found = hit("[data-at]"))) { event.preventDefault(); stop(); step(Number(found.dataset.at)); }
  else if ((found = hit("[data-copy], [data-copy-text]"))) {
    await navigator.clipboard?.writeText(found.dataset.copyText ?? $(found.dataset.copy).value);
    notice(phrases["copied"] || "✓", "", "good");
  } else if ((found = hit("[data-sheet]"))) {
    event.preventDefault();
    const answer = await fetch(found.href);
    if (!answer.ok) return;
    $("#sheet")?.remove();
    document.body.insertAdjacentHTML("beforeend", await answer.text());
    $("#sheet").showModal();
  } else if (hit("[data-notify]")) {
    const granted = "Notification" in window && (await Notification.requestPermission()) === "granted";
    if (granted) localStorage.setItem("notify", "1");
    notice(phrases[granted ? "notify-on" : "notify-off"], "", granted ? "good" : "last");
  }
  for (const details of $$("details.pop[open], details.whynot[open]")) if (!details.contains(event.target)) details.removeAttribute("open");
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && drawn && !$("dialog[open]")) location.hash = "";
  const typing = event.target.closest?.("input:not([type=range]), textarea, select, dialog[open]");
  if (event.ctrlKey || event.metaKey || event.altKey || typing || !table) return;
  const space = event.target.closest?.("#board [data-tokens]");
  if (space && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); touch(space); }
  else if (table.dataset.replay !== undefined && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    event.preventDefault();
    stop();
    step(Number(table.dataset.replay) + (event.key === "ArrowLeft" ? -1 : 1));
  } else if (table.dataset.replay !== undefined && event.key === " " && !event.target.closest("a, button")) { event.preventDefault(); play(); }
  else if (/^[1-9]$/.test(event.key)) $$(".options .opt[name=token]:not([hidden])")[Number(event.key) - 1]?.click();
  else if (event.key === "u" || event.key === "U") $("#undo")?.click();
  else if (event.key === "Escape") filter(null);
  else if (event.key === "+" || event.key === "-") { if (picture()) zoom(event.key === "+" ? 1.4 : 1 / 1.4); }
});
document.addEventListener("input", (event) => { if (event.target.matches("[data-slide]")) { stop(); step(Number(event.target.value)); } });
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
  if (event.target.name === "players") for (const row of $$("[data-new] .seat-row")) row.hidden = Number(row.dataset.seat) >= Number(event.target.value);
});
if (table) {
  restore(); tellMissed(true); coverAtFirst(); lookThere(); showOwn(); drawer();
  addEventListener("hashchange", drawer);
  // From now on pieces that are new glide in; those of the first picture stand where they are.
  requestAnimationFrame(() => requestAnimationFrame(() => document.documentElement.classList.add("live")));
}
// A small screen folds the table of contents of a rulebook.
if (matchMedia("(max-width: 1180px)").matches && $(".toc details")) {
  $(".toc details").open = false;
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
if (table?.dataset.live) {
  listen();
  addEventListener("online", listen);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    entitle();
    if (connected) return tellMissed(true);
    arriving = true;
    listen();
  });
}
