import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { landingPath } from '#web/lib/landing-path.ts';
import { sitePath } from '#web/lib/redirect-path.ts';
import { storeSession } from '#web/lib/session.ts';
import { clearToasts } from '#web/lib/toast.ts';

type Enter = (session: { token: string; user: User }, redirect?: string | null) => Promise<void>;

/** Stores a new session and continues, to a path of this site or where the role works. */
export function useFinishLogin(): Enter {
  const navigate = useNavigate();
  return async (session, redirect = null) => {
    storeSession(session);
    // Closes the “Please log in” toast.
    clearToasts();
    // The form is replaced in the history: a member does not need it.
    await navigate(sitePath(redirect) ?? landingPath(session.user), { replace: true });
  };
}
