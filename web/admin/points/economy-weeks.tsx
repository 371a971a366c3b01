import type { Economy, EconomyWeek } from '#contract/points-economy-admin.ts';
import { sundayOf } from '#domain/academy-day.ts';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FigureLink, WeekTable } from './figure-table.tsx';
import { ledgerViews } from './ledger-views.ts';
import { RidgeChart } from './ridge-chart.tsx';

const flows = ['earned', 'spent', 'expired'] as const;
const columns = [...flows, 'taken'] as const;
const tones = { earned: 'far', spent: 'middle', expired: 'near' } as const;

/** More than a year has some days twice. */
const styleOf = (weeks: Economy['weeks']) => (weeks.length > 52 ? 'year' : 'short');

/** Earned, spent and expired, week by week, as ridges and as a table. */
export function EconomyWeeks({ weeks }: { weeks: Economy['weeks'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dayText = useDayText(styleOf(weeks));
  const [first, last] = [weeks[0], weeks.at(-1)];
  const middle = weeks[Math.floor(weeks.length / 2)];
  if (!first || !last || !middle) return null;
  const total = (flow: (typeof flows)[number]) =>
    number(weeks.reduce((sum, week) => sum + week[flow], 0));
  return (
    <>
      <RidgeChart
        ridges={flows.map((flow) => ({
          id: flow,
          label: t(`admin.economy.view.series.${flow}`),
          tone: tones[flow],
          values: weeks.map((week) => week[flow]),
        }))}
        summary={t('admin.economy.view.chartSummary', {
          from: dayText(first.week),
          to: dayText(sundayOf(last.week)),
          earned: total('earned'),
          spent: total('spent'),
          expired: total('expired'),
          circulation: number(last.circulation),
        })}
        readout={(index) => <Readout week={weeks[index] ?? last} dayText={dayText} />}
        explore={{
          label: t('admin.economy.view.explore', { name: t('admin.economy.view.weeksTitle') }),
          textOf: (index) => {
            const week = weeks[index] ?? last;
            return t('admin.economy.view.weekText', {
              week: dayText(week.week),
              earned: number(week.earned),
              spent: number(week.spent),
              expired: number(week.expired),
            });
          },
        }}
        number={number}
        ticks={[dayText(first.week), dayText(middle.week), dayText(last.week)]}
      />
      <WeekTable
        heads={[
          t('admin.economy.view.week'),
          t('admin.economy.view.series.earned'),
          t('admin.economy.view.series.spent'),
          t('admin.economy.view.series.expired'),
          t('admin.economy.view.series.taken'),
          t('admin.economy.view.series.circulation'),
        ]}
        rows={weeks.toReversed().map(({ week, ...figures }) => ({
          id: week,
          cells: [
            <FigureLink key={week} to={ledgerViews.href({ from: week, to: sundayOf(week) })}>
              {dayText(week)}
            </FigureLink>,
            ...columns.map((flow) => (
              <FigureLink
                key={flow}
                to={ledgerViews.href({ flow, from: week, to: sundayOf(week) })}
              >
                {number(figures[flow])}
              </FigureLink>
            )),
            <FigureLink
              key="circulation"
              to={ledgerViews.href({ flow: 'circulation', to: sundayOf(week) })}
            >
              {number(figures.circulation)}
            </FigureLink>,
          ],
        }))}
      />
    </>
  );
}

interface ReadoutProps {
  week: EconomyWeek;
  dayText: (day: string) => string;
}

function Readout({ week, dayText }: ReadoutProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-soft">
        {dayText(week.week)} – {dayText(sundayOf(week.week))}
      </span>
      {flows.map((flow) => (
        <FigureLink
          key={flow}
          to={ledgerViews.href({ flow, from: week.week, to: sundayOf(week.week) })}
        >
          {t(`admin.economy.view.series.${flow}`)}{' '}
          <b className="font-semibold">{number(week[flow])}</b>
        </FigureLink>
      ))}
    </p>
  );
}
