/// <reference lib="webworker" />

import type { WorkerMessage } from '#web/lib/worker-messages.ts';
import { PageCache } from './page-cache.ts';
import { endPushes, openPushed, showPush } from './push.ts';
import { kindOf } from './request-kind.ts';

/**
 * The service worker: pages always come from the network; without one, opened text lessons come
 * from the cache. It shows what is pushed. It is built into a file of its own at the root.
 */
declare const self: ServiceWorkerGlobalScope;

const kept = new PageCache({
  caches: self.caches,
  fetch: (...args) => fetch(...args),
  origin: self.location.origin,
  now: Date.now,
});

const pushes = {
  registration: self.registration,
  clients: self.clients,
  origin: self.location.origin,
};

/** Pages just fetched, so that storing one does not request it again. */
const passedOn = new Map<string, Response>();
const MAX_PASSED_ON = 3;

function noteOf(path: string, response: Response): void {
  passedOn.delete(path);
  passedOn.set(path, response);
  const [oldest] = passedOn.keys();
  if (passedOn.size > MAX_PASSED_ON && oldest !== undefined) passedOn.delete(oldest);
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response: Response = (await event.preloadResponse) ?? (await fetch(request));
    if (response.ok) noteOf(new URL(request.url).pathname, response.clone());
    return response;
  } catch {
    return kept.answerOffline(request.url);
  }
}

async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept.findPicture(request)) ?? Response.error();
  }
}

async function obey(message: WorkerMessage): Promise<void> {
  if (message.type === 'forget') {
    passedOn.clear();
    // The push subscription is ended even where clearing the storage fails.
    await endPushes(pushes).catch(() => {});
    return kept.forget();
  }
  if (message.type === 'closed') return kept.remove(message.paths);
  const { viewer, locale } = message;
  await kept.see(viewer, locale);
  if (message.type !== 'opened') return;
  const rendered = passedOn.get(message.path);
  passedOn.delete(message.path);
  await kept.keep(message.path, { viewer, locale }, message.assets, rendered);
}

/** One message after the other: a slower one must not store what another has deleted. */
let obeyed: Promise<void> = Promise.resolve();

self.addEventListener('install', (event) => {
  event.waitUntil(kept.prepare().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  );
});

self.addEventListener('message', (event) => {
  obeyed = obeyed.then(() => obey(event.data as WorkerMessage)).catch(() => {});
  event.waitUntil(obeyed);
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(pushes, event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(pushes, event.notification.data));
});

self.addEventListener('fetch', (event) => {
  switch (kindOf(event.request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'asset':
      return event.respondWith(kept.answerAsset(event.request));
    case 'picture':
      return event.respondWith(answerPicture(event.request));
    default:
      // The browser’s default handling.
      return;
  }
});
