/** What a browser says of itself, as far as pushes go. */
interface BrowserTraits {
  hasWorker: boolean;
  hasPush: boolean;
  /** undefined: it knows no notifications. */
  permission: NotificationPermission | undefined;
  isApple: boolean;
  /** Opened from the home screen. */
  isInstalled: boolean;
}

/** Whether push can be turned on in a browser, or why not. */
export type PushSupport = 'ready' | 'blocked' | 'home_screen' | 'unsupported';

/** Decides whether push can be turned on. Phones of Apple know it in installed pages alone. */
export function pushSupportOf(traits: BrowserTraits): PushSupport {
  const { hasWorker, hasPush, permission, isApple, isInstalled } = traits;
  if (hasWorker && hasPush && permission !== undefined) {
    return permission === 'denied' ? 'blocked' : 'ready';
  }
  return isApple && !isInstalled ? 'home_screen' : 'unsupported';
}

/** The same of the browser that this runs in. */
export function readPushSupport(): PushSupport {
  const { userAgent, maxTouchPoints } = navigator;
  return pushSupportOf({
    // In development there is no service worker.
    hasWorker: import.meta.env.PROD && 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    // An iPad calls itself a Mac, which has no touch screen.
    isApple:
      /iPhone|iPad|iPod/.test(userAgent) || (/Mac OS X/.test(userAgent) && maxTouchPoints > 1),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  });
}
