import { useNavigate } from 'react-router';
import { forgetDrafts } from '#web/forms/drafts/forget-drafts.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { endOwnSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';

/** Logs out, whatever the server responds, and leads to `to`. */
export function useLogout(to: '/' | '/auth/login' = '/'): () => Promise<void> {
  const navigate = useNavigate();
  const revalidate = useRevalidate();
  const { t } = useTranslation();
  return async () => {
    const hasEnded = await endOwnSession(browserApi);
    forgetDrafts();
    if (!hasEnded) {
      // The whole page is reloaded, so that nothing of the person stays on it if its data fail as well.
      window.location.assign(to);
      return;
    }
    // Navigates first: a page for members would otherwise redirect the guest to the login.
    await navigate(to);
    await revalidate();
    toast({ tone: 'info', text: t('layout.loggedOut') });
  };
}
