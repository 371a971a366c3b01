import { useNavigate } from 'react-router';
import { landingPath } from '#web/lib/landing-path.ts';
import { sitePath } from '#web/lib/redirect-path.ts';
import { type StoredSession, storeSession } from '#web/lib/session.ts';
import { clearToasts } from '#web/lib/toast.ts';

/** Stores a new session and continues, to a path of this site or where the role works. */
export function useEnter(): (session: StoredSession, redirect?: string | null) => Promise<void> {
  const navigate = useNavigate();
  return async (session, redirect = null) => {
    storeSession(session);
    // Closes the “Please log in” toast.
    clearToasts();
    // The form is replaced in the history: a member does not need it.
    await navigate(sitePath(redirect) ?? landingPath(session.user), { replace: true });
  };
}
