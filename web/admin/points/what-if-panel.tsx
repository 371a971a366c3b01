import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PointRule } from '#contract/points.ts';
import { WHAT_IF_DAYS, type WhatIf } from '#contract/points-economy-admin.ts';
import { USUAL_STREAK_DAYS } from '#web/features/points/daily-sign-in.tsx';
import { useDayText } from '#web/forms/use-day-text.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { buttonClass, LinkButton } from '#web/ui/button.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { Points } from '#web/ui/points.tsx';
import { FigureLink, FigureTable } from './figure-table.tsx';
import { ledgerViews } from './ledger-views.ts';
import { RidgeChart } from './ridge-chart.tsx';
import { sundayOf } from './weeks.ts';
import { figuresOf, type Question, type WhatIfView, whatIfPath } from './what-if-view.ts';

interface WhatIfPanelProps {
  view: WhatIfView;
  rules: readonly PointRule[];
  /** null: nothing was asked, or what was asked is wrong. */
  result: WhatIf | null;
  weeks: number;
  /** US dollars, by what learners choose; null: no reward has a value. */
  typicalPerPoint: number | null;
}

/** Tries another amount or cap of a rule on what the last days have paid. */
export function WhatIfPanel({ view, rules, result, weeks, typicalPerPoint }: WhatIfPanelProps) {
  const { t } = useTranslation();
  const { problem } = view;
  const form = useQuestion(view);
  const rule = rules.find(({ kind }) => kind === form.typed.kind) ?? view.rule;
  const sentence =
    problem === null
      ? undefined
      : problem.reason === 'number'
        ? t('validation.whole_number')
        : t('points.capBelowAmount', { amount: view.amount });
  const errorOf = (field: 'amount' | 'cap') =>
    problem?.field === field && rule.kind === view.rule.kind ? sentence : undefined;
  return (
    <section id="what-if" aria-labelledby="what-if-title" className="scroll-mt-24">
      <h2 id="what-if-title" className="text-xl">
        {t('admin.economy.whatIf.title')}
      </h2>
      <p className="mt-1 text-sm text-soft">
        {t('admin.economy.whatIf.text', { count: WHAT_IF_DAYS })}
      </p>
      <FilterForm
        action="/admin/economy"
        pathFor={(params) => whatIfPath(params, view.rule.kind, weeks)}
        applyLabel={t('admin.filter')}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <Field label={t('admin.economy.whatIf.rule')}>
          <Select
            name="rule"
            value={rule.kind}
            onChange={({ target }) => {
              const next = rules.find(({ kind }) => kind === target.value);
              if (next !== undefined) form.begin(figuresOf(next));
            }}
          >
            {rules.map(({ kind }) => (
              <option key={kind} value={kind}>
                {t(`pointsScreens.earn.kinds.${kind}`, { days: USUAL_STREAK_DAYS })}
              </option>
            ))}
          </Select>
        </Field>
        {rule.amount === null ? (
          <p className="text-sm text-soft sm:pt-8">{t('admin.economy.whatIf.ofSubject')}</p>
        ) : (
          <Field label={t('admin.economy.whatIf.amount')} error={errorOf('amount')}>
            <TextInput
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              value={form.typed.amount}
              onChange={({ target }) => form.type({ amount: target.value })}
            />
          </Field>
        )}
        <Field
          label={t('admin.economy.whatIf.cap')}
          hint={t('admin.economy.whatIf.capHint')}
          error={errorOf('cap')}
        >
          <TextInput
            name="cap"
            inputMode="numeric"
            autoComplete="off"
            value={form.typed.cap}
            onChange={({ target }) => form.type({ cap: target.value })}
          />
        </Field>
        <button
          type="submit"
          className={cx(buttonClass('primary'), 'sm:mt-7.5')}
          onClick={() => form.begin(form.typed)}
        >
          {t('admin.economy.whatIf.compute')}
        </button>
      </FilterForm>
      <div aria-live="polite">
        {result !== null && <WhatIfResult view={view} result={result} typical={typicalPerPoint} />}
      </div>
    </section>
  );
}

/**
 * What stands in the form. Another rule begins with its own figures at once; an answer to what
 * was asked here leaves what was typed meanwhile, any other address (back, a link) is followed.
 */
function useQuestion(view: WhatIfView) {
  const shown: Question = { kind: view.rule.kind, amount: view.amount, cap: view.cap };
  const [seen, setSeen] = useState(shown);
  const [asked, setAsked] = useState(shown);
  const [typed, setTyped] = useState(shown);
  if (!isSame(seen, shown)) {
    setSeen(shown);
    if (!isSame(asked, shown)) {
      setAsked(shown);
      setTyped(shown);
    }
  }
  return {
    typed,
    type: (figure: Partial<Question>) => setTyped({ ...typed, ...figure }),
    /** What is asked next, and stands in the form from now on. */
    begin: (question: Question) => {
      setAsked(question);
      setTyped(question);
    },
  };
}

const isSame = (one: Question, other: Question) =>
  one.kind === other.kind && one.amount === other.amount && one.cap === other.cap;

interface WhatIfResultProps {
  view: WhatIfView;
  result: WhatIf;
  typical: number | null;
}

function WhatIfResult({ view, result, typical }: WhatIfResultProps) {
  const { t } = useTranslation();
  const { number, price } = useFormat();
  const dayText = useDayText('short');
  const { paid, would_pay, capped, occasions, learners, weeks, rule } = result;
  if (occasions === 0) {
    return <p className="mt-5 rounded-lg bg-sunk px-5 py-6">{t('admin.economy.whatIf.none')}</p>;
  }
  const difference = would_pay - paid;
  const points = (count: number) => t('common.points', { count });
  const apply = new URLSearchParams({ rule: rule.kind, amount: view.amount, cap: view.cap });
  const [first, last] = [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? ''];
  /** The first and the last week are only partly asked about. */
  const entriesOf = (week: string) =>
    ledgerViews.href({
      kind: rule.kind,
      from: [week, result.from].toSorted()[1] ?? week,
      to: [sundayOf(week), result.to].toSorted()[0] ?? week,
    });
  return (
    <div className="mt-6 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6">
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
        <FigureTable
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
      <p className="mt-4 text-sm text-soft">
        <Sentences
          parts={[
            ...(capped > 0
              ? [t('admin.economy.whatIf.capped', { count: capped, shown: number(capped) })]
              : []),
            rule.shares_cap_with.length > 0 &&
              t('admin.economy.whatIf.shared', {
                others: rule.shares_cap_with
                  .map((kind) => t(`pointsScreens.earn.kinds.${kind}`, { days: USUAL_STREAK_DAYS }))
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
