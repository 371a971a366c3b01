import { emailAdminCalls } from '#contract/emails-admin.ts';
import { emailGroups, kindsOfGroup } from '#web/admin/emails/email-groups.ts';
import { EmailTable } from '#web/admin/emails/email-table.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/emails.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'emails');
  return api.call(emailAdminCalls.list);
}

/** Every email that the academy sends, by what it is about. */
export default function AdminEmails({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('admin.titles.Emails')} lead={t('admin.emails.lead')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {emailGroups.map((group) => {
          const kinds = kindsOfGroup(group);
          const title = t(`admin.emails.groups.${group}`);
          return (
            <section key={group} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <h2 className="text-xl">{title}</h2>
              <EmailTable title={title} emails={list.filter(({ kind }) => kinds.includes(kind))} />
            </section>
          );
        })}
      </div>
    </>
  );
}
