import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { useTokenOnce } from '#web/features/accounts/use-token-once.ts';
import { LinkProblem, Verified, VerifyForm } from '#web/features/accounts/verify-form.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/verify-email.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token')?.trim() ?? '' };
}

/** The target of a verification email's link; it may be opened in any browser. */
export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const { token } = useTokenOnce(loaderData);
  if (token !== '') return <VerifyForm token={token} />;
  return (
    <>
      <AuthHeading title={t('pageTitles.VerifyEmail')} />
      {user?.email_verified ? <Verified outcome="already" /> : <LinkProblem problem="missing" />}
    </>
  );
}
