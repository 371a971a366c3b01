import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { requireGuest } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/register.ts';

export function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  return null;
}

export default function Register() {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('titles.Register')}>{t('accounts.register.lead')}</AuthHeading>
      <RegisterForm />
    </>
  );
}
