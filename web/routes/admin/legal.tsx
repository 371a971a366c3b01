import { legalKinds } from '#contract/legal.ts';
import { legalAdminCalls } from '#contract/legal-admin.ts';
import { LegalEditor } from '#web/admin/legal/legal-editor.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/legal.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'legal');
  const kind = args.url.searchParams.get('kind') === 'terms' ? 'terms' : 'privacy';
  return { document: await api.call(legalAdminCalls.get, { params: { kind } }) };
}

/** The privacy notice and the terms: the draft in both languages, and what was published. */
export default function AdminLegal({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { document } = loaderData;
  return (
    <>
      <PageHead title={t('admin.titles.Legal')} noIndex />
      <LegalEditor key={document.kind} document={document} lead={<Lead kind={document.kind} />} />
    </>
  );
}

/** What the page is for, and the two texts. */
function Lead({ kind }: { kind: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-soft">{t('admin.legal.lead')}</p>
      <TabLinks
        label={t('admin.legal.kinds')}
        tabs={legalKinds.map((one) => ({
          to: `/admin/legal?kind=${one}`,
          label: t(`legal.${one}`),
          current: one === kind,
        }))}
      />
    </>
  );
}
