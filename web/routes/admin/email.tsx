import { emailAdminCalls } from '#contract/emails-admin.ts';
import { type EmailKind, emailKindNames } from '#domain/email-kinds.ts';
import { EmailEditor } from '#web/admin/emails/email-editor.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { notFound } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/email.ts';

const isKind = (kind: string | undefined): kind is EmailKind =>
  emailKindNames.some((name) => name === kind);

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'emails');
  const { kind } = args.params;
  if (!isKind(kind)) notFound();
  return api.call(emailAdminCalls.get, { params: { kind } });
}

/** The texts of one email in both languages, with a preview and a test. */
export default function AdminEmail({ loaderData: { email, standard } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t(`admin.emails.kinds.${email.kind}`)} noIndex />
      <EmailEditor key={email.kind} email={email} standard={standard} />
    </>
  );
}
