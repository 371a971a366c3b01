import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Economy, EconomyWeek } from '#contract/economy.ts';
import { useFormat } from '#web/lib/format.ts';
import { FigureTable } from './figure-table.tsx';
import { ledgerViews } from './ledger-views.ts';
import { RidgeChart } from './ridge-chart.tsx';
import { sundayOf, useDayText } from './use-day-text.ts';

const flows = ['earned', 'spent', 'expired'] as const;
const tones = { earned: 'far', spent: 'middle', expired: 'near' } as const;

/** Earned, spent and expired, week by week, as ridges and as a table. */
export function EconomyWeeks({ weeks }: { weeks: Economy['weeks'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dayText = useDayText();
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
          label: t(`desk.economy.view.series.${flow}`),
          tone: tones[flow],
          values: weeks.map((week) => week[flow]),
        }))}
        summary={t('desk.economy.view.chartSummary', {
          from: dayText(first.week),
          to: dayText(sundayOf(last.week)),
          earned: total('earned'),
          spent: total('spent'),
          expired: total('expired'),
          circulation: number(last.circulation),
        })}
        readout={(index) => <Readout week={weeks[index] ?? last} />}
        number={number}
        ticks={[dayText(first.week), dayText(middle.week), dayText(last.week)]}
      />
      <FigureTable
        heads={[
          t('desk.economy.view.week'),
          t('desk.economy.view.series.earned'),
          t('desk.economy.view.series.spent'),
          t('desk.economy.view.series.expired'),
          t('desk.economy.view.series.taken'),
          t('desk.economy.view.series.circulation'),
        ]}
        rows={weeks.toReversed().map(({ week, ...figures }) => ({
          id: week,
          cells: [
            <Link
              key={week}
              to={ledgerViews.href({ from: week, to: sundayOf(week) })}
              className="link inline-flex min-h-11 items-center"
            >
              {dayText(week)}
            </Link>,
            number(figures.earned),
            number(figures.spent),
            number(figures.expired),
            number(figures.taken),
            number(figures.circulation),
          ],
        }))}
      />
    </>
  );
}

function Readout({ week }: { week: EconomyWeek }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dayText = useDayText();
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <span className="text-soft">
        {dayText(week.week)} – {dayText(sundayOf(week.week))}
      </span>
      {flows.map((flow) => (
        <span key={flow}>
          {t(`desk.economy.view.series.${flow}`)}{' '}
          <b className="font-semibold">{number(week[flow])}</b>
        </span>
      ))}
    </p>
  );
}
