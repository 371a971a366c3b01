import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { LinkProblem, Verified, VerifyForm } from '#web/features/accounts/verify-form.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import type { Route } from './+types/verify-email.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token')?.trim() ?? '' };
}

/**
 * The token of the link, which leaves the address once it is read: addresses are kept in
 * histories, and copied.
 */
function useTokenOnce(token: string): string {
  const [kept] = useState(token);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    void navigate(
      { pathname, search: query.toString() },
      { replace: true, preventScrollReset: true },
    );
  }, [navigate, pathname, search]);
  return kept;
}

/** Where the link of a verification email leads; it may be opened in any browser. */
export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const token = useTokenOnce(loaderData.token);
  if (token !== '') return <VerifyForm token={token} />;
  return (
    <>
      <AuthHeading title={t('titles.VerifyEmail')} />
      {user?.email_verified ? <Verified outcome="already" /> : <LinkProblem problem="missing" />}
    </>
  );
}
