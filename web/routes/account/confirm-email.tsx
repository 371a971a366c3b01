import { ConfirmEmailForm } from '#web/features/accounts/confirm-email-form.tsx';
import { useTokenOnce } from '#web/features/accounts/use-token-once.ts';
import type { Route } from './+types/confirm-email.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token')?.trim() ?? '' };
}

/** The target of the links of a change of address; they may be opened in any browser. */
export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const { token } = useTokenOnce(loaderData);
  return <ConfirmEmailForm token={token} />;
}
