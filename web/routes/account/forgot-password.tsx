import { useTranslation } from 'react-i18next';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { ForgotForm } from '#web/features/accounts/forgot-form.tsx';

/** Open to members too: a forgotten password is reset here. */
export default function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('titles.ForgotPassword')}>{t('accounts.forgot.lead')}</AuthHeading>
      <ForgotForm />
    </>
  );
}
