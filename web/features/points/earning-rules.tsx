import type { CallData } from '#contract/call.ts';
import type { EarningKind, pointCalls } from '#contract/points.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Points } from '#web/ui/points.tsx';
import { KindIcon } from './kind-icon.tsx';

export type EarningRules = CallData<typeof pointCalls.rules>;

/** Conditions of earning that a kind's name does not say. */
const waitedFor = ['content_completion', 'referral', 'welcome'] as const;
const isWaitedFor = (kind: EarningKind): kind is (typeof waitedFor)[number] =>
  waitedFor.some((one) => one === kind);

/** What each action earns, by the current rules. */
export function EarningRulesPanel({ rules }: { rules: EarningRules }) {
  const { t } = useTranslation();
  const nameOf = (kind: EarningKind) =>
    t(`pointsScreens.earn.kinds.${kind}`, { days: rules.streak_days });
  return (
    <section
      aria-labelledby="how-to-earn"
      className="rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6"
    >
      <h2 id="how-to-earn" className="text-xl">
        {t('pointsScreens.earn.title')}
      </h2>
      <Totals totals={rules.totals} />
      <ul className="mt-3 divide-y divide-line">
        {rules.list.map(({ kind, amount, daily_cap, shares_cap_with: others }) => (
          <li key={kind} className="flex items-center gap-3 py-2.5">
            <KindIcon kind={kind} className="size-9" />
            <div className="min-w-0 grow">
              <p>{nameOf(kind)}</p>
              {daily_cap !== null && (
                <p className="text-sm text-soft">
                  {others.length > 0
                    ? t('pointsScreens.earn.perDayTogether', {
                        points: daily_cap,
                        others: others.map(nameOf).join(' · '),
                      })
                    : t('pointsScreens.earn.perDay', { points: daily_cap })}
                </p>
              )}
              {isWaitedFor(kind) && (
                <p className="text-sm text-soft">
                  {t(`pointsScreens.earn.when.${kind}`, { count: rules.max_referrals })}
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

/** What learning and taking part pay together at most. */
function Totals({ totals: { daily_cap, weekly_cap } }: Pick<EarningRules, 'totals'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (daily_cap === null && weekly_cap === null) return null;
  const caps = [
    daily_cap !== null && t('pointsScreens.earn.totalDay', { points: format.number(daily_cap) }),
    weekly_cap !== null && t('pointsScreens.earn.totalWeek', { points: format.number(weekly_cap) }),
  ];
  return (
    <div className="mt-2 text-sm text-soft">
      <p>{t('pointsScreens.earn.totals')}</p>
      <ul className="mt-1 list-inside list-disc">
        {caps.map((cap) => cap && <li key={cap}>{cap}</li>)}
      </ul>
      <p className="mt-1">{t('pointsScreens.earn.owed')}</p>
    </div>
  );
}
