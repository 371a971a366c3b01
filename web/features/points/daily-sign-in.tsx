import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CallData } from '#contract/call.ts';
import type { pointCalls } from '#contract/points.ts';
import { STREAK_DAYS } from '#domain/sign-in-streak.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarCheck } from '#web/ui/icons.tsx';
import { Points } from '#web/ui/points.tsx';
import { daysUntilBonus, streakDone } from './streak.ts';

const StreakCelebration = lazy(() => import('./streak-celebration.tsx'));

export type SignInState = CallData<typeof pointCalls.signInState>;

interface DailySignInProps {
  state: SignInState;
  /** Consecutive days for the bonus. */
  streakDays?: number;
  /** The heading above the text. */
  children?: ReactNode;
}

/**
 * The daily check-in: the text, the button and, once it is done, the coin; a full streak is
 * celebrated. A second click says that today is done.
 */
export function DailySignIn({ state, streakDays = STREAK_DAYS, children }: DailySignInProps) {
  const { t } = useTranslation();
  const api = useApi();
  /** What this visit’s own check-in earned; null before it. */
  const [earned, setEarned] = useState<number | null>(null);
  /** The full streak that it completed, while that is celebrated. */
  const [fullStreak, setFullStreak] = useState<number | null>(null);
  const signIn = useAction(async () => {
    const { pointCalls } = await import('#contract/points.ts');
    const { data, msg } = await api.send(pointCalls.signIn);
    if (data.not_paid_reason === 'already_paid') return toast({ tone: 'info', text: msg });
    setEarned(data.pointsEarned);
    if (streakDone(data, streakDays) === streakDays) setFullStreak(data.streak);
  });

  return (
    <div className="flex grow flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-[min(12rem,100%)] grow basis-0">
        {children}
        <div role="status">
          {earned === null ? (
            <p className="mt-1 text-soft">
              <StreakText state={state} streakDays={streakDays} />
            </p>
          ) : (
            <Earned points={earned} />
          )}
        </div>
      </div>
      <Button
        variant={state.signed_in_today ? 'secondary' : 'primary'}
        icon={
          state.signed_in_today ? (
            <CalendarCheck aria-hidden="true" className="size-5" />
          ) : undefined
        }
        busy={signIn.busy}
        onClick={() => signIn.run()}
      >
        {t(state.signed_in_today ? 'checkIn.done' : 'checkIn.action')}
      </Button>
      {fullStreak !== null && (
        <Suspense>
          <StreakCelebration
            days={fullStreak}
            points={earned ?? 0}
            onClose={() => setFullStreak(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function StreakText({ state, streakDays }: { state: SignInState; streakDays: number }) {
  const { t } = useTranslation();
  if (state.streak === 0) return t('checkIn.start', { days: streakDays });
  const left = daysUntilBonus(state);
  return (
    <Sentences
      parts={[
        t('checkIn.streak', { count: state.streak }),
        left === 0
          ? t('checkIn.bonusToday')
          : left === 1
            ? t('checkIn.bonusTomorrow')
            : t('checkIn.bonusIn', { days: left }),
      ]}
    />
  );
}

/** The coin turns over once; nothing else moves. */
function Earned({ points }: { points: number }) {
  const { t } = useTranslation();
  if (points === 0) {
    return <p className="mt-1 text-soft">{t('checkIn.nothingEarned')}</p>;
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3">
      <Points
        amount={points}
        signed
        size="lg"
        label={t('checkIn.earned', { count: points })}
        className="coin-in"
      />
      <span className="text-soft">{t('checkIn.tomorrow')}</span>
    </p>
  );
}
