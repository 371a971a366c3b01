/** The properties of a browser that decide about push notifications. */
interface BrowserTraits {
  hasWorker: boolean;
  hasPush: boolean;
  /** undefined: the browser has no notifications. */
  permission: NotificationPermission | undefined;
  isApple: boolean;
  /** Opened from the home screen. */
  isInstalled: boolean;
}

/** Whether push can be turned on in a browser, or why not. */
export type PushSupport = 'ready' | 'blocked' | 'home_screen' | 'unsupported';

/**
 * Decides whether push can be turned on. Apple’s phones and tablets support it only in installed
 * pages.
 */
export function pushSupportOf(traits: BrowserTraits): PushSupport {
  const { hasWorker, hasPush, permission, isApple, isInstalled } = traits;
  if (hasWorker && hasPush && permission !== undefined) {
    return permission === 'denied' ? 'blocked' : 'ready';
  }
  return isApple && !isInstalled ? 'home_screen' : 'unsupported';
}

/** The same for the current browser. */
export function readPushSupport(): PushSupport {
  const { userAgent, maxTouchPoints } = navigator;
  return pushSupportOf({
    // In development there is no service worker.
    hasWorker: import.meta.env.PROD && 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    // An iPad identifies itself as a Mac, which has no touch screen.
    isApple:
      /iPhone|iPad|iPod/.test(userAgent) || (/Mac OS X/.test(userAgent) && maxTouchPoints > 1),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  });
}
