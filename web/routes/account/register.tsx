import { legalCalls, legalKinds } from '#contract/legal.ts';
import { AuthHeading } from '#web/features/accounts/auth-heading.tsx';
import { RegisterForm } from '#web/features/accounts/register-form.tsx';
import { requireGuest } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/register.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireGuest(args);
  const texts = await Promise.all(
    legalKinds.map((kind) => api.call(legalCalls.text, { params: { kind } })),
  );
  // Nobody is asked to agree to a draft.
  return { asksConsent: texts.some(({ version }) => version !== null) };
}

export default function Register({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('pageTitles.Register')}>{t('accounts.register.lead')}</AuthHeading>
      <RegisterForm asksConsent={loaderData.asksConsent} />
    </>
  );
}
