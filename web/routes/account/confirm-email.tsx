import { emailChangeCalls } from '#contract/email-change.ts';
import { ConfirmEmailForm } from '#web/features/accounts/confirm-email-form.tsx';
import { useMailedToken } from '#web/features/accounts/use-mailed-token.ts';
import { openPastedLink } from '#web/lib/pasted-link.ts';
import type { Route } from './+types/confirm-email.ts';

export const action = (args: Route.ActionArgs) =>
  openPastedLink(args, (api, token) => api.call(emailChangeCalls.confirm, { body: { token } }));

/** The target of the links of a change of address; they may be opened in any browser. */
export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const token = useMailedToken();
  return <ConfirmEmailForm key={token} token={token} pasted={actionData} />;
}
