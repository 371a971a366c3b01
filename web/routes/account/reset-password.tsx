import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { ResetForm } from '#web/features/accounts/reset-form.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where the mailed link leads; a letter may be opened in any browser, also a member’s. */
export default function ResetPassword() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token')?.trim() ?? '';
  return (
    <>
      <AuthHeading title={t('titles.ResetPassword')}>{t('accounts.reset.lead')}</AuthHeading>
      {token === '' ? (
        <Notice
          tone="warning"
          title={t('accounts.reset.missingTitle')}
          action={
            <LinkButton to="/auth/forgot" variant="secondary">
              {t('accounts.reset.newLink')}
            </LinkButton>
          }
        >
          {t('accounts.reset.missingText')}
        </Notice>
      ) : (
        <ResetForm token={token} />
      )}
    </>
  );
}
