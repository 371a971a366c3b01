import { useTranslation } from 'react-i18next';
import type { CallData } from '#contract/call.ts';
import type { pointCalls } from '#contract/points.ts';
import { Points } from '#web/ui/points.tsx';
import { KindIcon } from './kind-icon.tsx';

export type EarningRules = CallData<typeof pointCalls.rules>;

/** What each action earns, as the rules say it now. */
export function EarningRulesPanel({ rules }: { rules: EarningRules }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="how-to-earn"
      className="rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6"
    >
      <h2 id="how-to-earn" className="text-xl">
        {t('pointsScreens.earn.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {rules.list.map(({ kind, amount, daily_cap }) => (
          <li key={kind} className="flex items-center gap-3 py-2.5">
            <KindIcon kind={kind} className="size-9" />
            <div className="min-w-0 grow">
              <p>{t(`pointsScreens.earn.kinds.${kind}`, { days: rules.streak_days })}</p>
              {daily_cap !== null && (
                <p className="text-sm text-soft">
                  {t('pointsScreens.earn.perDay', { points: daily_cap })}
                </p>
              )}
            </div>
            {amount === null ? (
              <span className="text-right text-sm text-soft">
                {t('pointsScreens.earn.ofCourse')}
              </span>
            ) : (
              <Points amount={amount} signed label={t('common.points', { count: amount })} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
