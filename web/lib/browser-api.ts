import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { type ApiClient, ApiError, createApiClient, ShownError } from './api.ts';
import { captureFocus } from './capture-focus.ts';
import { writeUnknownWriteCookie } from './cookies.ts';
import { calling } from './reauthentication.ts';
import { loginPath } from './redirect-path.ts';
import { RequestKeys } from './request-keys.ts';
import { useRevalidate } from './revalidate.ts';
import { clearSession, endOwnSession, isSessionLost, readToken } from './session.ts';
import { toast } from './toast.ts';

/** The language of the page, outside of components. */
export const browserLocale = (): Locale =>
  document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';

/** Browsers allow 64 kB of such requests at once in all; most changes are far below this. */
const KEPT_ALIVE_CHARACTERS = 4096;

/** A change is sent even when its page is closed right after the click. */
function outlivesItsPage({ method = 'GET', body }: RequestInit): boolean {
  if (method === 'GET') return false;
  return body == null || (typeof body === 'string' && body.length <= KEPT_ALIVE_CHARACTERS);
}

/** Calls the API from the browser as the person whose token is stored; for event handlers. */
export const browserApi: ApiClient = createApiClient({
  transport: async (path, init, onProgress) => {
    if (onProgress === undefined) {
      return fetch(path, { ...init, keepalive: outlivesItsPage(init) });
    }
    const { uploadWithProgress } = await import('./upload.ts');
    return uploadWithProgress(path, init, onProgress);
  },
  locale: browserLocale,
  token: readToken,
  keys: new RequestKeys(),
  onUnknownOutcome: writeUnknownWriteCookie,
});

/** Files are made few at a time: who asks while others are made is served after them. */
async function patientDownload(...args: Parameters<typeof browserApi.download>) {
  const { untilServed } = await import('./until-served.ts');
  return untilServed(() => browserApi.download(...args));
}

/**
 * The API for mutations of a page. A session that ended in the middle is cleared, and the
 * person is taken to the login, which leads back; the error still reaches the caller. A call that
 * needs a recent proof asks for it, where the page can.
 */
export function useApi(): ApiClient {
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const location = useLocation();
  const { t } = useTranslation();
  const place = useRef(location);
  place.current = location;

  return useMemo(() => {
    const watched =
      <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        try {
          return await calling.by(() => call(...args));
        } catch (error) {
          const hadSession = readToken() !== null;
          if (isSessionLost(error) && hadSession) {
            clearSession();
            await endOwnSession(browserApi);
            toast({ tone: 'info', text: t('layout.sessionEnded') });
            await revalidate();
            await navigate(loginPath(place.current));
          }
          throw error;
        }
      };
    return {
      call: watched(browserApi.call) as ApiClient['call'],
      send: watched(browserApi.send) as ApiClient['send'],
      download: watched(patientDownload) as ApiClient['download'],
    };
  }, [navigate, revalidate, t]);
}

/**
 * The message of an error: the server’s own, else the given one (`Operation failed` without one),
 * with a note where the server was not reached.
 */
export function useFailureText(failed?: string): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      if (error instanceof ApiError) return error.message || failed || t('common.failed');
      if (error instanceof ShownError) return error.message;
      if (error instanceof TypeError) {
        return t('common.failedToConnect', { failed: failed ?? t('common.failed') });
      }
      // A proxy answered with something other than our JSON.
      if (error instanceof SyntaxError) return failed ?? t('common.failed');
      return failed ?? t('common.unknownError');
    },
    [t, failed],
  );
}

export interface Action<Args extends unknown[], Result> {
  /** Undefined when it failed; the error has been shown then. */
  run: (...args: Args) => Promise<Result | undefined>;
  busy: boolean;
}

interface ActionOptions {
  /** Handles an error; return true and nothing else is shown. */
  onError?: (error: unknown) => boolean;
  /** What has failed, where the server does not say it. */
  failed?: string;
  /** Loaders run again after success, unless the page keeps its own state. */
  revalidates?: boolean;
}

/**
 * A mutation of a button or form: one at a time, busy while it runs, its error as a toast, the
 * page’s data reloaded after it.
 */
export function useAction<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
  { onError, failed, revalidates = true }: ActionOptions = {},
): Action<Args, Result> {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const revalidate = useRevalidate();
  const failureText = useFailureText(failed);

  async function run(...args: Args): Promise<Result | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    const restoreFocus = captureFocus();
    try {
      const result = await action(...args);
      if (revalidates) await revalidate();
      return result;
    } catch (error) {
      const isHandled = onError?.(error) === true || isSessionLost(error);
      if (!isHandled) toast({ tone: 'error', text: failureText(error) });
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
      restoreFocus();
    }
  }
  return { run, busy };
}
