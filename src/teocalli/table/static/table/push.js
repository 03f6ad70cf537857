// Notices while no page is open: this browser is registered with its service, or it is said why that cannot be.
import { $, $$, on } from "./dom.js";

const box = $("[data-push]");
const isAble = isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
const manager = async () => (await navigator.serviceWorker.ready).pushManager;

function explain(why) {
  for (const sentence of $$("[data-why]", box)) sentence.hidden = sentence.dataset.why !== why;
}

async function show() {
  if (!isAble) return explain(isSecureContext ? "unable" : "insecure");
  explain(Notification.permission === "denied" ? "denied" : "");
  const endpoint = (await (await manager()).getSubscription())?.endpoint;
  const here = $$("[data-endpoint]", box).find((one) => one.dataset.endpoint === endpoint);
  if (here) $("[data-here]", here).hidden = false;
  $("[data-push-add]", box).hidden = Boolean(here) || Notification.permission === "denied";
}

async function add() {
  if ((await Notification.requestPermission()) !== "granted") return explain("denied");
  const pushes = await manager();
  await (await pushes.getSubscription())?.unsubscribe(); // perhaps it belongs to another server that was here before
  const wish = { userVisibleOnly: true, applicationServerKey: box.dataset.push };
  const subscription = await pushes.subscribe(wish).catch(() => null);
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const body = JSON.stringify(subscription);
  const sent = subscription && (await fetch("/me/notices/push", { method: "POST", headers, body }));
  if (sent?.ok) location.reload();
  else explain("failed");
}

if (box) {
  show();
  on("click", (event) => {
    if (event.target.closest?.("[data-push-add] button")) add();
  });
}

// Whoever signs out is told nothing more here.
on("submit", async (event) => {
  if (!isAble || !event.target.matches("[action='/sign-out']")) return;
  event.preventDefault();
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  } finally {
    event.target.submit(); // also where the browser's service does not answer
  }
});
