import type { PointKind } from '#contract/points.ts';
import type { Economy, LedgerFlow } from '#contract/points-economy-admin.ts';
import { KindIcon } from '#web/features/points/kind-icon.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Bar, Bars } from '#web/ui/bar.tsx';
import { Link } from '#web/ui/link.tsx';
import { ledgerViews } from './ledger-views.ts';

interface EconomyFlowsProps {
  id: string;
  title: string;
  flows: Economy['sources'];
  /** The ledger filter for the entries of a kind. */
  flowOf: (kind: PointKind) => LedgerFlow;
  /** The first day of the weeks that are shown. */
  from: string;
}

/** Sources and uses of points: each kind, its amount, and a link to its entries. */
export function EconomyFlows({ id, title, flows, flowOf, from }: EconomyFlowsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const most = Math.max(1, ...flows.map(({ points }) => points));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {flows.length === 0 ? (
        <p className="text-soft">{t('admin.economy.view.flowsNone')}</p>
      ) : (
        <ul className="grid gap-1">
          {flows.map(({ kind, points, entries }) => (
            <li key={kind}>
              <Link
                to={ledgerViews.href({ kind, flow: flowOf(kind), from })}
                className="grid min-h-11 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md py-1.5 text-ink no-underline hover:bg-wash"
              >
                <KindIcon kind={kind} className="size-9" />
                <span className="min-w-0">
                  <span className="block truncate">{t(`points.entries.${kind}`)}</span>
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunk"
                  >
                    <Bars>
                      <Bar part={Math.max(0, points / most)} className="fill-porcelain/70" />
                    </Bars>
                  </span>
                </span>
                <span className="text-right">
                  <span className="block font-semibold">{number(points)}</span>
                  <span className="block text-sm text-soft">
                    {t('admin.economy.view.entries', { count: entries, shown: number(entries) })}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
