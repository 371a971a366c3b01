import type { CallData } from '#contract/call.ts';
import type { pointCalls } from '#contract/points.ts';
import { dateFormat } from '#domain/date-format.ts';
import { useFormat } from '#web/lib/format.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { MountainChart } from '#web/ui/mountain-chart.tsx';
import { Coin, Points } from '#web/ui/points.tsx';
import { changedDays } from './changed-days.ts';

export type BalanceSeries = CallData<typeof pointCalls.series>;

/** The available points of the last days as a mountain, and the same as a table. */
export function BalanceChart({ series }: { series: BalanceSeries }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const locale = useLocale();
  const { list } = series;
  const first = list[0];
  const last = list.at(-1);
  const middle = list[Math.floor(list.length / 2)];
  if (!first || !last || !middle) return null;
  const highest = list.reduce((top, entry) => (entry.available > top.available ? entry : top));
  // A flat line at zero shows nothing to a newcomer.
  if (highest.available === 0) return null;

  const format = dateFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const points = (count: number) => t('common.points', { count });

  return (
    <section aria-labelledby="balance-chart" className="mb-8">
      <h2 id="balance-chart" className="text-xl">
        {t('pointsScreens.chart.title', { days: list.length })}
      </h2>
      <MountainChart
        className="mt-2"
        values={list.map(({ available }) => available)}
        summary={t('pointsScreens.chart.summary', {
          first: dayText(first.day),
          from: number(first.available),
          last: dayText(last.day),
          to: number(last.available),
          highest: number(highest.available),
          at: dayText(highest.day),
        })}
        number={number}
        readout={(index) => {
          const entry = list[index] ?? last;
          return (
            <span className="flex items-center gap-3">
              <span className="text-soft">
                {entry === last ? t('pointsScreens.chart.today') : dayText(entry.day)}
              </span>
              <Points amount={entry.available} label={points(entry.available)} />
            </span>
          );
        }}
        ticks={[dayText(first.day), dayText(middle.day), t('pointsScreens.chart.today')]}
        marker={<Coin className="size-5" />}
      />
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {t('pointsScreens.chart.asTable')}
        </summary>
        <table className="w-full max-w-sm text-sm">
          <caption className="pb-2 text-left text-soft">
            {t('pointsScreens.chart.tableCaption')}
          </caption>
          <thead>
            <tr className="border-b border-line text-left text-soft">
              <th scope="col" className="py-1.5 font-medium">
                {t('pointsScreens.chart.day')}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {t('pointsScreens.chart.available')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changedDays(list).map(({ day, available }) => (
              <tr key={day} className="border-b border-line/70">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <time dateTime={day}>{dayText(day)}</time>
                </th>
                <td className="py-1.5 text-right">{number(available)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
