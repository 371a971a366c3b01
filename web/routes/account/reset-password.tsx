import { useState } from 'react';
import { accountCalls } from '#contract/accounts.ts';
import type { RemainingLogins } from '#contract/remaining-logins.ts';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { PastedPasswordForm } from '#web/features/accounts/pasted-password-form.tsx';
import { RemainingLoginList } from '#web/features/accounts/remaining-login-list.tsx';
import { ResetForm } from '#web/features/accounts/reset-form.tsx';
import { useMailedToken } from '#web/features/accounts/use-mailed-token.ts';
import { useResetLink } from '#web/features/accounts/use-reset-link.ts';
import { openPastedLink } from '#web/lib/pasted-link.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/reset-password.ts';

export const action = (args: Route.ActionArgs) =>
  openPastedLink(args, (api, token, field) =>
    api.call(accountCalls.resetPassword, {
      body: {
        token,
        new_password: field('new_password'),
        confirm_password: field('confirm_password'),
      },
    }),
  );

/** The target of the mailed link; an email may be opened in any browser, also a member’s. */
export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const token = useMailedToken();
  const state = useResetLink(token);
  const [kept, setKept] = useState<RemainingLogins | null>(actionData?.result ?? null);
  if (kept !== null) return <RemainingLoginList {...kept} />;
  const isShown = state === 'good' || state === 'unread';
  return (
    <>
      <AuthHeading title={t('pageTitles.ResetPassword')} worksWithoutScripts>
        {isShown && t('accounts.reset.lead')}
      </AuthHeading>
      {actionData?.problem && (
        <Notice tone="error" title={t('accounts.reset.failed')} className="mb-5">
          {actionData.problem.text}
        </Notice>
      )}
      {state === 'unread' && (
        <PastedPasswordForm token={null} errors={actionData?.problem?.fields ?? {}} />
      )}
      {state === 'checking' && <Spinner label={t('common.loading')} className="text-2xl" />}
      {state === 'good' && <ResetForm token={token ?? ''} onKept={setKept} />}
      {(state === 'missing' || state === 'dead') && (
        <Notice
          tone="warning"
          title={t(`accounts.reset.${state}Title`)}
          action={
            <LinkButton to="/auth/forgot" variant="secondary">
              {t('accounts.reset.newLink')}
            </LinkButton>
          }
        >
          {t(`accounts.reset.${state}Text`)}
        </Notice>
      )}
    </>
  );
}
