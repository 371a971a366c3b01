import { accountCalls } from '#contract/accounts.ts';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { PastedLinkForm } from '#web/features/accounts/pasted-link-form.tsx';
import { useMailedToken } from '#web/features/accounts/use-mailed-token.ts';
import {
  LinkProblem,
  Verified,
  VerifiedElsewhere,
  VerifyForm,
  VerifyLead,
} from '#web/features/accounts/verify-form.tsx';
import { openPastedLink } from '#web/lib/pasted-link.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/verify-email.ts';

export const action = (args: Route.ActionArgs) =>
  openPastedLink(args, (api, token) => api.call(accountCalls.verifyEmail, { body: { token } }));

/** The target of a verification email's link; it may be opened in any browser. */
export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const token = useMailedToken();
  const done = actionData?.result;
  if (done?.password_token) return <VerifiedElsewhere passwordToken={done.password_token} />;
  if (token !== null && token !== '') return <VerifyForm key={token} token={token} />;
  const isAsking = token === null && actionData === undefined;
  return (
    <>
      <AuthHeading title={t('pageTitles.VerifyEmail')} worksWithoutScripts>
        {isAsking && <VerifyLead />}
      </AuthHeading>
      {isAsking && <PastedLinkForm submitLabel={t('accounts.verify.submit')} />}
      {done && <Verified outcome={done.already_verified ? 'already' : 'verified'} />}
      {actionData?.problem && <LinkProblem problem="dead" />}
      {token === '' &&
        actionData === undefined &&
        (user?.email_verified ? <Verified outcome="already" /> : <LinkProblem problem="missing" />)}
    </>
  );
}
