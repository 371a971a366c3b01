import type { Economy } from '#contract/points-economy-admin.ts';
import { addDays, sundayOf } from '#domain/academy-day.ts';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { MountainChart } from '#web/ui/mountain-chart.tsx';
import { Coin, Points } from '#web/ui/points.tsx';
import { FigureLink, WeekTable } from './figure-table.tsx';
import { ledgerViews } from './ledger-views.ts';

/** What expires in the coming weeks, what expires later, and what never does. */
export function EconomyExpiring({
  economy: { expiring, expiring_later, never_expiring },
}: {
  economy: Pick<Economy, 'expiring' | 'expiring_later' | 'never_expiring'>;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dayText = useDayText('short');
  const total = expiring.reduce((sum, { points }) => sum + points, 0);
  const [first, last] = [expiring[0], expiring.at(-1)];
  if (!first || !last) return null;
  /** Expired points that are still in lots count for the first week. */
  const endingIn = (week: string) =>
    ledgerViews.href({
      flow: 'expiring',
      from: week === first.week ? null : week,
      to: sundayOf(week),
    });
  return (
    <>
      {total === 0 ? (
        <p className="rounded-lg bg-sunk px-4 py-6 text-center text-soft">
          {t('admin.economy.view.expiringNone')}
        </p>
      ) : (
        <MountainChart
          values={expiring.map(({ points }) => points)}
          summary={t('admin.economy.view.expiringSummary', {
            points: number(total),
            count: expiring.length,
          })}
          number={number}
          readout={(index) => {
            const { week, points } = expiring[index] ?? last;
            return (
              <span className="flex items-center gap-3">
                <span className="text-soft">{dayText(week)}</span>
                <Points amount={points} label={t('common.points', { count: points })} />
              </span>
            );
          }}
          ticks={[dayText(first.week), dayText(last.week)]}
          marker={<Coin className="size-5" />}
        />
      )}
      <dl className="mt-4 grid grid-cols-2 gap-4 text-sm">
        <div>
          <dt className="text-soft">{t('admin.economy.view.later')}</dt>
          <dd className="text-lg font-semibold">
            <FigureLink
              to={ledgerViews.href({ flow: 'expiring', from: addDays(sundayOf(last.week), 1) })}
            >
              {number(expiring_later)}
            </FigureLink>
          </dd>
        </div>
        <div>
          <dt className="text-soft">{t('admin.economy.view.never')}</dt>
          <dd className="text-lg font-semibold">
            <FigureLink to={ledgerViews.href({ flow: 'lasting' })}>
              {number(never_expiring)}
            </FigureLink>
          </dd>
        </div>
      </dl>
      {total > 0 && (
        <WeekTable
          heads={[t('admin.economy.view.week'), t('admin.economy.view.points')]}
          rows={expiring.map(({ week, points }) => ({
            id: week,
            cells: [
              dayText(week),
              <FigureLink key={week} to={endingIn(week)}>
                {number(points)}
              </FigureLink>,
            ],
          }))}
        />
      )}
    </>
  );
}
