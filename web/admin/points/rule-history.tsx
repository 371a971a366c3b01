import type { RuleChange } from '#contract/points-economy-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';

const shown = ['amount', 'daily_cap', 'expires_after_days', 'is_active'] as const;

interface RuleHistoryProps {
  changes: readonly RuleChange[];
  /** The total number. */
  count: number;
}

/** The past states of a rule, who changed it and when, newest first. */
export function RuleHistory({ changes, count }: RuleHistoryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const labels = {
    amount: t('admin.points.rules.amount'),
    daily_cap: t('admin.points.rules.cap'),
    expires_after_days: t('admin.points.rules.expiry'),
    is_active: t('admin.points.rules.state'),
  };
  function wordOf(field: (typeof shown)[number], rule: RuleChange['after']): string {
    if (field === 'is_active') return t(`admin.points.rules.${rule.is_active ? 'on' : 'off'}`);
    const value = rule[field];
    if (value !== null) {
      return field === 'expires_after_days'
        ? t('admin.points.rules.days', { count: value })
        : format.number(value);
    }
    if (field === 'amount') return t('admin.points.rules.ofSubject');
    return t(field === 'daily_cap' ? 'admin.economy.history.noCap' : 'admin.economy.history.never');
  }
  return (
    <section aria-labelledby="rule-history" className="mt-8 border-t border-line pt-5">
      <h3 id="rule-history" className="font-sans text-base font-semibold">
        {t('admin.economy.history.title')}
      </h3>
      {changes.length === 0 ? (
        <p className="mt-1 text-sm text-soft">{t('admin.economy.history.none')}</p>
      ) : (
        <ol className="mt-2 grid gap-3">
          {changes.map(({ at, actor_name, before, after }) => (
            <li key={after.version} className="border-l-2 border-ridge-3 pl-3 text-sm">
              {shown
                .filter((field) => before[field] !== after[field])
                .map((field) => (
                  <p key={field} className="font-medium">
                    {t('admin.economy.history.value', {
                      field: labels[field],
                      before: wordOf(field, before),
                      after: wordOf(field, after),
                    })}
                  </p>
                ))}
              <p className="text-soft">
                {t('admin.economy.history.change', { name: actor_name, time: format.dateTime(at) })}
              </p>
            </li>
          ))}
        </ol>
      )}
      {count > changes.length && (
        <p className="mt-3 text-sm text-soft">
          {t('admin.economy.history.more', { count: count - changes.length })}
        </p>
      )}
    </section>
  );
}
