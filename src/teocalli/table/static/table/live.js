// The server's news: a stream of what changed, and a banner while it is lost.
import { $, on, phrases, table } from "./dom.js";
import { arrive } from "./pacing.js";
import { notice } from "./notices.js";
import { renew } from "./renewing.js";

// A page that nobody has seen for so long says so: its person counts as away, and is told in other ways.
const UNSEEN = 60_000;
let source = null,
  hiding = 0,
  isHidden = false,
  connected = false,
  tries = 0,
  timer = 0;
export const isConnected = () => connected;

export function listen() {
  clearTimeout(timer);
  source?.close();
  source = new EventSource(`${table.dataset.live}&since=${table.dataset.number}${isHidden ? "&hidden=1" : ""}`);
  const held = {};
  source.addEventListener("news", (event) => {
    found();
    const news = unpacked(JSON.parse(event.data), held);
    if (news.build !== undefined) renew(news.build);
    arrive(news);
  });
  source.onerror = () => {
    source.close();
    connected = false;
    renew();
    if (tries++ > 0) $("#banner").hidden = false;
    timer = setTimeout(listen, Math.min(500 * 2 ** tries, 8000));
  };
}

// A region comes whole first; later as its new lines, and [from, to] for those that it had before.
function unpacked(news, held) {
  for (const [id, sent] of Object.entries(news.regions)) {
    const line = (part) => (typeof part === "string" ? part : held[id].slice(...part));
    held[id] = typeof sent === "string" ? sent.split("\n") : sent.flatMap(line);
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

function see() {
  clearTimeout(hiding);
  const change = () => {
    isHidden = document.hidden;
    listen();
  };
  if (document.hidden) hiding = setTimeout(change, UNSEEN);
  else if (isHidden) change();
}

export function begin() {
  listen();
  see();
  addEventListener("online", listen);
  on("visibilitychange", see);
}
on("click", (event) => {
  if (event.target.closest?.("[data-reconnect]")) listen();
});
