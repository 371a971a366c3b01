import { useNavigate } from 'react-router';
import type { DashboardStats, SeriesMetric } from '#contract/dashboard-admin.ts';
import type { Period } from '#domain/academy-day.ts';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { MountainChart } from '#web/ui/mountain-chart.tsx';
import { Coin, Points } from '#web/ui/points.tsx';
import { figurePath, revenueCurrency } from './dashboard-view.ts';

type Series = DashboardStats['series'][number];

const isPoints = (metric: SeriesMetric) => metric.startsWith('points_');

/** Formats the values of a figure in its own unit. */
function useValueText(metric: SeriesMetric): (value: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const currency = revenueCurrency(metric);
  if (currency !== null) return (value) => format.price(value, currency);
  if (isPoints(metric)) return (value) => t('common.points', { count: value });
  return format.number;
}

/** One series of the academy: a chart to look at and to step through, and a table. */
export function SeriesChart({ series }: { series: Series }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dayText = useDayText();
  const { metric, total, points } = series;
  const valueText = useValueText(metric);
  const navigate = useNavigate();
  const first = points[0];
  const last = points.at(-1);
  const middle = points[Math.floor(points.length / 2)];
  if (!first || !last || !middle) return null;

  const name = t(`admin.dashboard.metrics.${metric}`);
  const whole = { from: first.from, to: last.to };
  const highest = points.reduce((top, point) => (point.value > top.value ? point : top));
  const spanText = ({ from, to }: Period) =>
    from === to
      ? dayText(from, 'short')
      : t('admin.dashboard.span', { from: dayText(from, 'short'), to: dayText(to, 'short') });
  const value = (amount: number) =>
    isPoints(metric) ? <Points amount={amount} label={valueText(amount)} /> : valueText(amount);
  const filled = points.filter((point) => point.value !== 0);

  return (
    <section
      aria-labelledby={`chart-${metric}`}
      className="min-w-0 rounded-lg bg-raised p-5 ring-1 ring-line"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`chart-${metric}`} className="text-lg">
          <Link to={figurePath(metric, whole)} className="link inline-flex min-h-11 items-center">
            {name}
          </Link>
        </h3>
        <p className="font-serif text-xl font-semibold text-porcelain">{value(total)}</p>
      </div>
      <p className="text-xs text-soft">{t(`admin.dashboard.metricHints.${metric}`)}</p>
      <MountainChart
        className="mt-2"
        size="sm"
        values={points.map((point) => point.value)}
        summary={t('admin.dashboard.chartSummary', {
          name,
          from: dayText(first.from),
          to: dayText(last.to),
          total: valueText(total),
          highest: valueText(highest.value),
          at: spanText(highest),
        })}
        number={format.number}
        readout={(index) => {
          const point = points[index] ?? last;
          return (
            <span className="flex flex-wrap items-center gap-x-3 text-sm">
              <span className="text-soft">{spanText(point)}</span>
              <span className="font-medium">{value(point.value)}</span>
            </span>
          );
        }}
        explore={{
          label: t('admin.dashboard.explore', { name }),
          textOf: (index) => {
            const point = points[index] ?? last;
            return t('admin.dashboard.pointText', {
              day: spanText(point),
              value: valueText(point.value),
            });
          },
          onOpen: (index) => void navigate(figurePath(metric, points[index] ?? last)),
        }}
        ticks={[
          dayText(first.from, 'short'),
          ...(points.length > 2 ? [dayText(middle.from, 'short')] : []),
          ...(points.length > 1 ? [dayText(last.to, 'short')] : []),
        ]}
        marker={
          isPoints(metric) ? (
            <Coin className="size-5" />
          ) : (
            <span className="size-3 rounded-full bg-porcelain ring-2 ring-raised" />
          )
        }
      />
      <details className="mt-1">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {t('admin.dashboard.asTable')}
        </summary>
        <table className="w-full text-sm">
          <caption className="pb-2 text-left text-soft">
            {t('admin.dashboard.tableCaption', { name })}
          </caption>
          <thead>
            <tr className="border-b border-line text-left text-soft">
              <th scope="col" className="py-1.5 font-medium">
                {t('admin.dashboard.day')}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {filled.map((point) => (
              <tr key={point.from} className="border-b border-line/70">
                <th scope="row" className="text-left font-normal">
                  <Link
                    to={figurePath(metric, point)}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {spanText(point)}
                  </Link>
                </th>
                <td className="text-right">{valueText(point.value)}</td>
              </tr>
            ))}
            {filled.length === 0 && (
              <tr>
                <td colSpan={2} className="py-2 text-soft">
                  {t('admin.dashboard.allZero')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </details>
    </section>
  );
}
