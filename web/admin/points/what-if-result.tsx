import type { WhatIf } from '#contract/points-economy-admin.ts';
import { earlierOf, laterOf, sundayOf } from '#domain/academy-day.ts';
import { STREAK_DAYS } from '#domain/sign-in-streak.ts';
import { useDayText } from '#web/forms/use-day-text.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Points } from '#web/ui/points.tsx';
import { FigureLink, WeekTable } from './figure-table.tsx';
import { ledgerViews } from './ledger-views.ts';
import { RidgeChart } from './ridge-chart.tsx';
import type { WhatIfView } from './what-if-view.ts';

interface WhatIfResultProps {
  view: WhatIfView;
  result: WhatIf;
  typical: number | null;
}

/** What another rule would have paid, week by week, and a link to apply it. */
export function WhatIfResult({ view, result, typical }: WhatIfResultProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { capped, occasions, rule } = result;
  if (occasions === 0) {
    return <p className="mt-5 rounded-lg bg-sunk px-5 py-6">{t('admin.economy.whatIf.none')}</p>;
  }
  const apply = new URLSearchParams({ rule: rule.kind, amount: view.amount, cap: view.cap });
  return (
    <div className="mt-6 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6">
      <WhatIfFigures result={result} typical={typical} />
      <WhatIfWeeks result={result} />
      <p className="mt-4 text-sm text-soft">
        <Sentences
          parts={[
            ...(capped > 0
              ? [t('admin.economy.whatIf.capped', { count: capped, shown: number(capped) })]
              : []),
            rule.shares_cap_with.length > 0 &&
              t('admin.economy.whatIf.shared', {
                others: rule.shares_cap_with
                  .map((kind) => t(`pointsScreens.earn.kinds.${kind}`, { days: STREAK_DAYS }))
                  .join(' · '),
              }),
            t('admin.economy.whatIf.limits'),
          ]}
        />
      </p>
      <LinkButton to={`/admin/points?${apply}`} variant="secondary" className="mt-5">
        {t('admin.economy.whatIf.apply')}
      </LinkButton>
    </div>
  );
}

interface WhatIfFiguresProps {
  result: WhatIf;
  typical: number | null;
}

/** What was paid, what would have been, and the difference. */
function WhatIfFigures({ result, typical }: WhatIfFiguresProps) {
  const { t } = useTranslation();
  const { number, price } = useFormat();
  const { paid, would_pay, occasions, learners, rule } = result;
  const difference = would_pay - paid;
  const points = (count: number) => t('common.points', { count });
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <div>
        <dt className="text-sm text-soft">{t('admin.economy.whatIf.paid')}</dt>
        <dd>
          <Link to={ledgerViews.href({ kind: rule.kind, from: result.from, to: result.to })}>
            <Points size="lg" amount={paid} label={points(paid)} />
          </Link>
        </dd>
        <dd className="text-sm text-soft">
          {t('admin.economy.whatIf.occasions', { count: occasions, shown: number(occasions) })}
          {' · '}
          {t('admin.economy.whatIf.learners', { count: learners, shown: number(learners) })}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('admin.economy.whatIf.wouldPay')}</dt>
        <dd>
          <Points size="lg" amount={would_pay} label={points(would_pay)} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('admin.economy.whatIf.difference')}</dt>
        <dd>
          {difference === 0 ? (
            <span className="font-serif text-2xl">{t('admin.economy.whatIf.asPaid')}</span>
          ) : (
            <Points size="lg" signed amount={difference} label={points(difference)} />
          )}
        </dd>
        {typical !== null && difference !== 0 && (
          <dd className="text-sm text-soft">
            {t('admin.economy.whatIf.costs', { value: price(difference * typical, 'USD') })}
          </dd>
        )}
      </div>
    </dl>
  );
}

/** The weeks as a chart and as a table. */
function WhatIfWeeks({ result }: { result: WhatIf }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dayText = useDayText('short');
  const { paid, would_pay, weeks, rule } = result;
  const [first, last] = [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? ''];
  /** The first and the last week are only partly included. */
  const entriesOf = (week: string) =>
    ledgerViews.href({
      kind: rule.kind,
      from: laterOf(week, result.from),
      to: earlierOf(sundayOf(week), result.to),
    });
  return (
    <div className="mt-5">
      <RidgeChart
        ridges={[
          {
            id: 'paid',
            label: t('admin.economy.whatIf.paid'),
            tone: 'far',
            values: weeks.map((week) => week.paid),
          },
          {
            id: 'would_pay',
            label: t('admin.economy.whatIf.wouldPay'),
            tone: 'middle',
            values: weeks.map((week) => week.would_pay),
          },
        ]}
        summary={t('admin.economy.whatIf.summary', {
          from: dayText(result.from),
          to: dayText(result.to),
          paid: number(paid),
          wouldPay: number(would_pay),
        })}
        readout={(index) => {
          const week = weeks[index];
          return (
            week && (
              <p className="flex flex-wrap items-center gap-x-4 text-sm">
                <span className="text-soft">
                  {dayText(week.week)} – {dayText(sundayOf(week.week))}
                </span>
                <span>
                  <FigureLink to={entriesOf(week.week)}>{number(week.paid)}</FigureLink> →{' '}
                  <b className="font-semibold">{number(week.would_pay)}</b>
                </span>
              </p>
            )
          );
        }}
        number={number}
        explore={{
          label: t('admin.economy.view.explore', { name: t('admin.economy.whatIf.title') }),
          textOf: (index) => {
            const week = weeks[index];
            return week === undefined
              ? ''
              : t('admin.economy.whatIf.weekText', {
                  week: dayText(week.week),
                  paid: number(week.paid),
                  wouldPay: number(week.would_pay),
                });
          },
        }}
        ticks={[dayText(first), dayText(last)]}
      />
      <WeekTable
        label={t('admin.economy.whatIf.table')}
        heads={[
          t('admin.economy.view.week'),
          t('admin.economy.whatIf.paid'),
          t('admin.economy.whatIf.wouldPay'),
        ]}
        rows={weeks.map((week) => ({
          id: week.week,
          cells: [
            dayText(week.week),
            <FigureLink key="paid" to={entriesOf(week.week)}>
              {number(week.paid)}
            </FigureLink>,
            number(week.would_pay),
          ],
        }))}
      />
    </div>
  );
}
