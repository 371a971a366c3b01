import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { viewerOf } from '#contract/viewer.ts';
import { useSiteData } from './site-data.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** The service worker’s file at the root of the site (`vite.config.ts`). */
const WORKER = '/service-worker.js';

const worker = () => (typeof navigator === 'undefined' ? undefined : navigator.serviceWorker);

/** Messages the service worker, as soon as there is one. */
function sendToWorker(message: WorkerMessage): void {
  void worker()?.ready.then(({ active }) => active?.postMessage(message));
}

/** On logout: deletes what was stored for the person on this device. */
export function clearPageCache(): void {
  sendToWorker({ type: 'forget' });
}

/** Registers the service worker, and messages it who is logged in. Renders nothing. */
export function OfflineSync() {
  const { user, locale } = useSiteData();
  const viewer = viewerOf(user);
  useEffect(() => {
    // In development every file would be stored under a name that never changes.
    if (!import.meta.env.PROD) return;
    // After the page itself: it does not need the worker.
    const register = () =>
      void worker()
        ?.register(WORKER)
        .catch(() => {});
    if (document.readyState === 'complete') return register();
    window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
  useEffect(() => sendToWorker({ type: 'seen', viewer, locale }), [viewer, locale]);
  useWholePagesOffline();
  return null;
}

/**
 * Without a network a link loads a whole page, as the address bar would: the service worker has the
 * stored lessons as pages, and lists what else can be read.
 */
function useWholePagesOffline(): void {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  useEffect(() => {
    if (location === undefined || location.pathname === pathname) return;
    if (navigator.onLine || !worker()?.controller) return;
    window.location.assign(`${location.pathname}${location.search}${location.hash}`);
  }, [location, pathname]);
}

/**
 * Deletes the stored lessons that are closed to the person: once access has ended, their devices
 * lose them as soon as they open the course with a network.
 */
export function useRemovedOffline(closedPaths: readonly string[]): void {
  const key = closedPaths.join(' ');
  useEffect(() => {
    if (key !== '') sendToWorker({ type: 'closed', paths: key.split(' ') });
  }, [key]);
}

/** Stores the open page, a lesson, to be read without a network. */
export function useSavedOffline(isSaved: boolean): void {
  const { user, locale } = useSiteData();
  const { pathname: path } = useLocation();
  const viewer = viewerOf(user);
  useEffect(() => {
    if (!isSaved) return;
    const assets = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((asset) => asset.startsWith('/assets/'));
    sendToWorker({ type: 'opened', viewer, locale, path, assets });
  }, [isSaved, viewer, locale, path]);
}
