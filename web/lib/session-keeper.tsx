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
 * Keeps what the browser stores and what the server rendered in sync: the session, and
 * the language. Renders nothing.
 */
export function SessionSync() {
  useSessionSync();
  useLocaleSync();
  // Tells journeys (e2e) that a click is now the scripts' to answer.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}

function useSessionSync() {
  const { user } = useSiteData();
  const renderedId = user?.user_id ?? null;
  // Of one render with the data: idle means that `renderedId` is the server's last word.
  const { revalidate, state } = useRevalidator();
  /** The stored token for which the server was asked to render again; asked only once. */
  const askedFor = useRef<string | null>(null);
  /** Token and person on which both sides agree; nothing to verify until one changes. */
  const agreedOn = useRef<string | null>(null);

  useEffect(() => {
    if (state !== 'idle') return;
    let left = false;

    async function restore() {
      const stored = readSession();
      if (stored === null) {
        // A cookie alone can show pages but change nothing: better logged out than half in.
        if (renderedId !== null) {
          await endOwnSession(browserApi);
          if (!left) await revalidate();
        }
        return;
      }
      const { token } = stored;
      const agreement = `${renderedId} ${token}`;
      if (agreedOn.current === agreement) return;
      const verified = await verifySession(browserApi, token).catch(() => undefined);
      // Unreachable: keep everything and try on the next page load.
      if (left || verified === undefined) return;
      if (verified !== null && verified.user_id === renderedId) {
        agreedOn.current = agreement;
      } else if (verified !== null && askedFor.current !== token) {
        // The answer has brought back a lost cookie: the pages can be this person's again.
        askedFor.current = token;
        await revalidate();
      } else {
        // Not a session any more, or one that the server does not render even when asked.
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
    // The mirror was lost (cookies cleared): local storage leads.
    writePreferenceCookie('locale', stored);
    void loadLanguage(stored).then(() => revalidate());
  }, [asked, locale, revalidate]);
}
