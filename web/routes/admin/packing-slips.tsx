import { ArrowLeft, Printer } from 'lucide-react';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { PackingSlipSheet } from '#web/admin/rewards/packing-slip-sheet.tsx';
import { browserLocale } from '#web/lib/browser-api.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { openAdminTexts } from '#web/lib/language.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/packing-slips.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args);
  const ids = args.url.searchParams.get('ids') ?? '';
  if (ids === '') return { list: [], leftOut: 0 };
  const { list } = await api.call(redemptionAdminCalls.slips, { query: { ids } });
  return { list, leftOut: new Set(ids.split(',')).size - list.length };
}

/** It is outside the admin area's frame, which loads these texts elsewhere. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), openAdminTexts(browserLocale())]);
  return data;
}

/** The packing slips: a page for each parcel, to be printed. */
export default function PackingSlips({ loaderData: { list, leftOut } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const back = '/admin/redemptions?status=approved';
  return (
    <main id="content" tabIndex={-1} className="shell py-8 outline-none print:p-0">
      <PageHead title={t('admin.economy.slips.title')} noIndex />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <Link to={back} className="link inline-flex min-h-11 items-center gap-2">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('admin.economy.slips.back')}
          </Link>
          <h1 className="text-2xl sm:text-3xl">{t('admin.economy.slips.title')}</h1>
          <p className="mt-1 text-soft">
            <Sentences
              parts={[
                t('admin.economy.slips.lead', { count: list.length }),
                ...(leftOut > 0 ? [t('admin.economy.slips.leftOut', { count: leftOut })] : []),
              ]}
            />
          </p>
        </div>
        {list.length > 0 && (
          <Button
            disabled={!isReady}
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={() => window.print()}
          >
            {t('admin.economy.slips.print')}
          </Button>
        )}
      </header>
      {list.length === 0 ? (
        <EmptyState
          seed={6}
          title={t('admin.economy.slips.none')}
          action={
            <LinkButton to={back} variant="secondary">
              {t('admin.economy.slips.back')}
            </LinkButton>
          }
        >
          {t('admin.economy.slips.noneText')}
        </EmptyState>
      ) : (
        <div className="grid gap-8 print:block">
          {list.map((slip) => (
            <PackingSlipSheet key={slip.redemption_id} slip={slip} />
          ))}
        </div>
      )}
    </main>
  );
}
