import type { ReactNode } from 'react';
import type { CallData } from '#contract/call.ts';
import type { PointsBalance, pointCalls } from '#contract/points.ts';
import { STREAK_DAYS } from '#domain/sign-in-streak.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BalanceChart, type BalanceSeries } from './balance-chart.tsx';
import { DailySignIn, type SignInState } from './daily-sign-in.tsx';
import { type EarningRules, EarningRulesPanel } from './earning-rules.tsx';
import { PointHistory } from './point-history.tsx';
import { SignInCalendar } from './sign-in-calendar.tsx';
import { StatementDownload } from './statement-download.tsx';
import { StreakTrack } from './streak-track.tsx';
import { type UnpaidEarnings, UnpaidList } from './unpaid-list.tsx';

interface PointsPanelProps {
  balance: PointsBalance;
  /** Null where it did not load; so are the others that may be null. */
  history: CallData<typeof pointCalls.history> | null;
  series: BalanceSeries | null;
  signIn: SignInState | null;
  rules: EarningRules | null;
  unpaid: UnpaidEarnings | null;
  pager: ReactNode;
}

/** A learner’s points: the balance, how to earn more, and the history. */
export function PointsPanel({
  balance,
  history,
  series,
  signIn,
  rules,
  unpaid,
  pager,
}: PointsPanelProps) {
  const { t } = useTranslation();
  const streakDays = rules?.streak_days ?? STREAK_DAYS;
  const bonus = rules?.list.find(({ kind }) => kind === 'sign_in_streak')?.amount ?? null;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-1 content-start gap-8 lg:col-start-2 lg:row-start-1">
        <BalanceCard balance={balance} />
        {signIn !== null && (
          <section
            aria-labelledby="daily-sign-in"
            className="grid grid-cols-1 gap-5 rounded-lg bg-raised p-5 ring-1 ring-line sm:p-6"
          >
            <DailySignIn state={signIn} streakDays={streakDays}>
              <h2 id="daily-sign-in" className="text-xl">
                {t('checkIn.title')}
              </h2>
            </DailySignIn>
            <StreakTrack state={signIn} streakDays={streakDays} bonus={bonus} />
            <SignInCalendar state={signIn} />
          </section>
        )}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {series !== null && <BalanceChart series={series} />}
        {unpaid !== null && <UnpaidList unpaid={unpaid} />}
        <section aria-labelledby="history">
          <h2 id="history" className="mb-3 text-xl">
            {t('pointsScreens.history.title')}
          </h2>
          {history !== null && history.count > 0 && (
            <div className="mb-4">
              <StatementDownload userId={balance.user_id} today={series?.list.at(-1)?.day} />
            </div>
          )}
          {history === null ? (
            <FailedList seed={6} title={t('common.failedToFetch.pointsHistory')} />
          ) : history.list.length === 0 ? (
            <EmptyState
              seed={6}
              title={t('pointsScreens.history.emptyTitle')}
              action={<LinkButton to="/courses">{t('pointsScreens.history.toCourses')}</LinkButton>}
            >
              {t('pointsScreens.history.emptyText')}
            </EmptyState>
          ) : (
            <PointHistory entries={history.list} />
          )}
          {pager}
        </section>
      </div>
      {rules !== null && (
        <div className="lg:col-start-2 lg:row-start-2">
          <EarningRulesPanel rules={rules} />
        </div>
      )}
    </div>
  );
}
