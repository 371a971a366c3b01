import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Coin, Points } from '#web/ui/points.tsx';
import type { SignInState } from './daily-sign-in.tsx';
import { streakDone } from './streak.ts';

/** The steps rise, by the day. */
const heights = ['h-3', 'h-4.5', 'h-6.25', 'h-7.75', 'h-9.5', 'h-11', 'h-12.5'] as const;

interface StreakTrackProps {
  state: SignInState;
  streakDays: number;
  /** The amount of the bonus; null where the rule is off. */
  bonus: number | null;
}

/** The days until the bonus, as rising steps. */
export function StreakTrack({ state, streakDays, bonus }: StreakTrackProps) {
  const { t } = useTranslation();
  const done = streakDone(state, streakDays);
  return (
    <div className="flex flex-wrap items-end justify-end gap-x-4 gap-y-2">
      <div
        role="img"
        aria-label={t('checkInDays.track', { done, days: streakDays })}
        className="flex min-w-[min(10rem,100%)] grow items-end gap-1.5"
      >
        {Array.from({ length: streakDays }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: identified by its position.
            key={i}
            className="flex min-w-0 grow basis-0 flex-col items-center gap-1"
          >
            {i < done && <Coin className="h-4 w-full max-w-4" />}
            <span
              className={cx(
                'w-full rounded-t-sm',
                heights[Math.min(i, heights.length - 1)],
                i < done ? 'bg-solid' : 'border border-b-0 border-dashed border-line-strong/70',
              )}
            />
          </span>
        ))}
      </div>
      {bonus !== null && (
        <p className="text-right text-sm leading-tight text-soft">
          {t('checkInDays.bonus')}
          <br />
          <Points amount={bonus} signed label={t('common.points', { count: bonus })} />
        </p>
      )}
    </div>
  );
}
