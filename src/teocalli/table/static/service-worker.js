// Looks after pages when the server cannot be reached: it keeps one page that says so, and nothing else. And shows
// notices, also while no page is open.
const KEPT = "teocalli",
  PAGE = "/offline";
const keep = async () => (await caches.open(KEPT)).add(PAGE);

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
// A page is asked for while this script still wakes up.
const hurry = () => self.registration.navigationPreload?.enable();
const ask = async (event) => (await event.preloadResponse) || fetch(event.request);

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([hurry(), self.clients.claim()])));
self.addEventListener("message", (event) => event.waitUntil(keep().catch(() => {}))); // the language may have changed
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(ask(event).catch(async () => (await caches.match(PAGE)) || Response.error()));
});
self.addEventListener("push", (event) => {
  const told = event.data.json();
  const about = { body: told.text, tag: told.table || "teocalli", data: told.path, icon: "/static/icon-192.png" };
  event.waitUntil(self.registration.showNotification(told.title, about));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((page) => new URL(page.url).pathname === event.notification.data);
      return there ? there.focus() : self.clients.openWindow(event.notification.data || "/");
    }),
  );
});
