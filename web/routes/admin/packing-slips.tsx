import { ArrowLeft, Printer } from 'lucide-react';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { PackingSlipSheet } from '#web/admin/rewards/packing-slip-sheet.tsx';
import labelStyles from '#web/admin/rewards/shipping-label.css?url';
import { ShippingLabel } from '#web/admin/rewards/shipping-label.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/packing-slips.ts';

/** A page of the printer's usual paper with everything that goes into the parcel, or its address label. */
type Format = 'sheet' | 'label';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'redemptions');
  const ids = args.url.searchParams.get('ids') ?? '';
  const format: Format = args.url.searchParams.get('format') === 'label' ? 'label' : 'sheet';
  if (ids === '') return { list: [], leftOut: 0, ids, format };
  const { list } = await api.call(redemptionAdminCalls.slips, { query: { ids } });
  return { list, leftOut: new Set(ids.split(',')).size - list.length, ids, format };
}

/** On paper one below the other without a gap, or each label would spill onto a second page. */
const labels = 'flex flex-wrap gap-8 overflow-x-auto print:block print:overflow-visible';

/** The packing slips or labels: a page for each parcel, to be printed. */
export default function PackingSlips({ loaderData }: Route.ComponentProps) {
  const { list, leftOut, ids, format } = loaderData;
  const { t } = useTranslation();
  const other: Format = format === 'label' ? 'sheet' : 'label';
  const title = t(`admin.economy.slips.${format === 'label' ? 'label' : 'title'}`);
  const isReady = useHydrated();
  const back = '/admin/redemptions?status=approved';
  return (
    <main id="content" tabIndex={-1} className="shell py-8 outline-none print:p-0">
      <PageHead title={title} noIndex />
      <link rel="stylesheet" href={labelStyles} precedence="default" />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <Link to={back} className="link inline-flex min-h-11 items-center gap-2">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('admin.economy.slips.back')}
          </Link>
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-1 text-soft">
            <Sentences
              parts={[
                t('admin.economy.slips.lead', { count: list.length }),
                ...(format === 'label' ? [t('admin.economy.slips.labelHint')] : []),
                ...(leftOut > 0 ? [t('admin.economy.slips.leftOut', { count: leftOut })] : []),
              ]}
            />
          </p>
        </div>
        {list.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <LinkButton
              to={`/admin/redemptions/slips?ids=${ids}${other === 'label' ? '&format=label' : ''}`}
              variant="secondary"
            >
              {t(`admin.economy.slips.${other}`)}
            </LinkButton>
            <Button
              disabled={!isReady}
              icon={<Printer aria-hidden="true" className="size-5" />}
              onClick={() => window.print()}
            >
              {t('admin.economy.slips.print')}
            </Button>
          </div>
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
        <div className={format === 'label' ? labels : 'grid gap-8 print:block'}>
          {list.map((slip) =>
            format === 'label' ? (
              <ShippingLabel key={slip.redemption_id} slip={slip} />
            ) : (
              <PackingSlipSheet key={slip.redemption_id} slip={slip} />
            ),
          )}
        </div>
      )}
    </main>
  );
}
