import { accountCalls } from '#contract/accounts.ts';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { ResetForm } from '#web/features/accounts/reset-form.tsx';
import { useTokenOnce } from '#web/features/accounts/use-token-once.ts';
import { ApiError } from '#web/lib/api.ts';
import { requestContext } from '#web/lib/request-context.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/reset-password.ts';

/**
 * Checks the link first, so that nobody types a password in vain. Where the check itself fails, the
 * form is shown all the same: the submission is checked again.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')?.trim() ?? '';
  if (token === '') return { token, state: 'missing' as const };
  const { valid } = await context
    .get(requestContext)
    .api.call(accountCalls.checkResetLink, { body: { token } })
    .catch((error: unknown) => ({
      valid: !(error instanceof ApiError && error.code === 'VALIDATION_FAILED'),
    }));
  return { token, state: valid ? ('good' as const) : ('dead' as const) };
}

/** The target of the mailed link; an email may be opened in any browser, also a member’s. */
export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { token, state } = useTokenOnce(loaderData);
  if (state === 'good') {
    return (
      <>
        <AuthHeading title={t('pageTitles.ResetPassword')}>{t('accounts.reset.lead')}</AuthHeading>
        <ResetForm token={token} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('pageTitles.ResetPassword')} />
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
    </>
  );
}
