import { useNavigate } from 'react-router';
import { sitePath } from '#web/lib/redirect-path.ts';
import { type StoredSession, storeSession } from '#web/lib/session.ts';
import { clearToasts } from '#web/lib/toast.ts';

/** Keeps a new session and goes on, to a path of this site or Home. */
export function useEnter(): (session: StoredSession, redirect?: string | null) => Promise<void> {
  const navigate = useNavigate();
  return async (session, redirect = null) => {
    storeSession(session);
    // “Please log in” is done.
    clearToasts();
    // Not back to the form: a member has no business there.
    await navigate(sitePath(redirect) ?? '/', { replace: true });
  };
}
