import { useState } from 'react';
import type { PointRule } from '#contract/points.ts';
import { WHAT_IF_DAYS, type WhatIf } from '#contract/points-economy-admin.ts';
import { STREAK_DAYS } from '#domain/sign-in-streak.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';
import { FilterForm } from '#web/ui/filter-form.tsx';
import { WhatIfResult } from './what-if-result.tsx';
import { type Question, questionOf, type WhatIfView, whatIfPath } from './what-if-view.ts';

interface WhatIfPanelProps {
  view: WhatIfView;
  rules: readonly PointRule[];
  /** null: no simulation requested, or an invalid one. */
  result: WhatIf | null;
  weeks: number;
  /** US dollars, by what learners choose; null: no reward has a value. */
  typicalPerPoint: number | null;
}

/** Simulates another amount or cap of a rule on what the last days have paid. */
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
        // The selected rule, whose data may still be loading: the typed figures are for it.
        pathFor={(params) => whatIfPath(params, rule.kind, weeks)}
        applyLabel={t('admin.filter')}
        className="mt-4 grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <Field label={t('admin.economy.whatIf.rule')}>
          <Select
            name="rule"
            value={rule.kind}
            onChange={({ target }) => {
              const next = rules.find(({ kind }) => kind === target.value);
              if (next !== undefined) form.begin(questionOf(next));
            }}
          >
            {rules.map(({ kind }) => (
              <option key={kind} value={kind}>
                {t(`pointsScreens.earn.kinds.${kind}`, { days: STREAK_DAYS })}
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
 * The values of the form. Another rule resets it to its own figures. A response to this form keeps
 * what was typed meanwhile; after any other navigation the form shows the values of the address.
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
    /** The values of the next request. */
    begin: (question: Question) => {
      setAsked(question);
      setTyped(question);
    },
  };
}

const isSame = (one: Question, other: Question) =>
  one.kind === other.kind && one.amount === other.amount && one.cap === other.cap;
