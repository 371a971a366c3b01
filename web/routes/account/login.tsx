import { useSearchParams } from 'react-router';
import { oidcCalls } from '#contract/oidc.ts';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { OidcLogin } from '#web/features/accounts/oidc-login.tsx';
import { requireGuest } from '#web/lib/guard.ts';
import { sitePath } from '#web/lib/redirect-path.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/login.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireGuest(args);
  // Where the provider cannot be read, people log in with their password.
  const { name } = await api.call(oidcCalls.provider).catch(() => ({ name: null }));
  return { provider: name };
}

export default function Login({ loaderData: { provider } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const cameFrom = sitePath(query.get('redirect'));
  return (
    <>
      <AuthHeading title={t('pageTitles.Login')} description={t('seoPages.login')}>
        {t(cameFrom === null ? 'accounts.login.lead' : 'accounts.login.leadBack')}
      </AuthHeading>
      <LoginForm />
      {provider !== null && <OidcLogin provider={provider} />}
    </>
  );
}
