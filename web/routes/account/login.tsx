import { useSearchParams } from 'react-router';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { requireGuest } from '#web/lib/guard.ts';
import { sitePath } from '#web/lib/redirect-path.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/login.ts';

export function loader(args: Route.LoaderArgs) {
  requireGuest(args);
  return null;
}

export default function Login() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const cameFrom = sitePath(query.get('redirect'));
  return (
    <>
      <AuthHeading title={t('titles.Login')} description={t('seo.login')}>
        {t(cameFrom === null ? 'accounts.login.lead' : 'accounts.login.leadBack')}
      </AuthHeading>
      <LoginForm />
    </>
  );
}
