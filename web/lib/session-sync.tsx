import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { isLocale } from '#domain/locale.ts';
import { browserApi } from './browser-api.ts';
import { writePreferenceCookie } from './cookies.ts';
import { loadLanguage, rememberLocale } from './language.tsx';
import { useRevalidate } from './revalidate.ts';
import { endOwnSession, readSession, verifySession } from './session.ts';
import { useSiteData } from './site-data.ts';
import { storage } from './storage.ts';

/**
 * Keeps the browser's storage and the server's rendering in sync: the session, and the language.
 * Renders nothing.
 */
export function SessionSync() {
  useSessionSync();
  useLocaleSync();
  // Tells the end-to-end tests that the page is hydrated.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}

function useSessionSync() {
  const { user } = useSiteData();
  const renderedId = user?.user_id ?? null;
  // Of the same render as the data: idle means that `renderedId` is current.
  const { revalidate, state } = useRevalidator();
  /** The stored token for which the server was asked to render again; only once. */
  const askedFor = useRef<string | null>(null);
  /** Token and person on which both sides agree; nothing to verify until one changes. */
  const agreedOn = useRef<string | null>(null);
  /** The person whose session was ended here; the server is asked for that only once. */
  const endedFor = useRef<number | null>(null);

  useEffect(() => {
    if (state !== 'idle') return;
    let left = false;

    async function restore() {
      const stored = readSession();
      if (stored === null) {
        // A cookie alone can show pages but change nothing: logging out is better than half a
        // session.
        if (renderedId !== null && endedFor.current !== renderedId) {
          endedFor.current = renderedId;
          await endOwnSession(browserApi);
          if (!left) await revalidate();
        }
        return;
      }
      const { token } = stored;
      endedFor.current = null;
      const agreement = `${renderedId} ${token}`;
      if (agreedOn.current === agreement) return;
      const verified = await verifySession(browserApi, token).catch(() => undefined);
      // Unreachable: keep everything and try on the next page load.
      if (left || verified === undefined) return;
      if (verified !== null && verified.user_id === renderedId) {
        agreedOn.current = agreement;
      } else if (verified !== null && askedFor.current !== token) {
        // The response has restored a lost cookie: the pages can be this person's again.
        askedFor.current = token;
        await revalidate();
      } else {
        // Not a session any more, or one that the server does not render in spite of its cookie.
        endedFor.current = renderedId;
        await endOwnSession(browserApi);
        if (!left && renderedId !== null) await revalidate();
      }
    }

    void restore();
    return () => {
      left = true;
    };
  }, [renderedId, state, revalidate]);

  useEffect(() => {
    // Another tab logged in or out.
    const follow = (event: StorageEvent) => {
      if (event.key === 'token' || event.key === null) void revalidate();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [revalidate]);
}

function useLocaleSync() {
  const { locale } = useSiteData();
  const { search } = useLocation();
  const revalidate = useRevalidate();
  const asked = new URLSearchParams(search).get('lang');

  useEffect(() => {
    if (isLocale(asked)) {
      rememberLocale(asked);
      return;
    }
    const stored = storage.read('locale');
    if (!isLocale(stored) || stored === locale) return;
    // The cookie was lost (cookies cleared): local storage has priority.
    writePreferenceCookie('locale', stored);
    void loadLanguage(stored).then(() => revalidate());
  }, [asked, locale, revalidate]);
}
