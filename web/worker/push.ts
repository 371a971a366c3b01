import type { PushMessage } from '#contract/push.ts';

/** The parts of the service worker’s scope that pushes need; tests pass their own. */
export interface PushSurroundings {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    pushManager?: Pick<PushManager, 'getSubscription'>;
  };
  clients: Pick<Clients, 'matchAll' | 'openWindow'>;
  origin: string;
}

/** Shows what was pushed: nothing of it is stored. */
export async function showPush(
  { registration }: PushSurroundings,
  data: Pick<PushMessageData, 'json'> | null,
): Promise<void> {
  if (data === null) return;
  const { title, body, path, tag, lang }: PushMessage = data.json();
  const icon = '/icon-192.png';
  await registration.showNotification(title, { body, tag, lang, icon, data: path });
}

/**
 * Opens the page of a notice: in a window of the academy where one is open, else in a new one.
 * @param path as it was pushed; whatever it is, no other site is opened
 */
export async function openPushed(
  { clients, origin }: PushSurroundings,
  path: unknown,
): Promise<void> {
  const url = new URL(String(path), origin);
  const { href } = url.origin === origin ? url : new URL(origin);
  const [open] = await clients.matchAll({ type: 'window' });
  try {
    // A window that another version of the worker controls cannot be navigated.
    await (await open?.focus())?.navigate(href);
    if (open !== undefined) return;
  } catch {
    // Falls through to a new window.
  }
  await clients.openWindow(href);
}

/** On logout nothing more is pushed to this device, whatever the server heard of it. */
export async function endPushes({ registration }: PushSurroundings): Promise<void> {
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}
