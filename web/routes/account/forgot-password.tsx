import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { ForgotForm } from '#web/features/accounts/forgot-form.tsx';
import { useTranslation } from '#web/lib/translation.tsx';

/** Open to members too: a forgotten password is reset here. */
export default function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('pageTitles.ForgotPassword')}>{t('accounts.forgot.lead')}</AuthHeading>
      <ForgotForm />
    </>
  );
}
