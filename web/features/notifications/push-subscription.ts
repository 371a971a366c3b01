import type { CallBody } from '#contract/call.ts';
import type { pushCalls } from '#contract/push.ts';

/** The endpoint of this browser’s subscription; null: it has none. */
export async function readOwnEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks for permission, and subscribes this browser with the academy’s key.
 * @returns the subscription for the server; null: permission was not given
 * @throws where the browser cannot reach its push service
 */
export async function subscribeBrowser(
  publicKey: string,
): Promise<CallBody<typeof pushCalls.subscribe> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async (error) => {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    // A subscription with another key is in the way: the academy was set up again since.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
  };
}

/** Ends the subscription of this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
