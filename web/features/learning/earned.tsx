import type { NotPaidReason } from '#contract/earned.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Points } from '#web/ui/points.tsx';

interface Earned {
  pointsEarned: number;
  not_paid_reason?: NotPaidReason;
  points_owed?: number;
}

/** The reasons that are explained to the learner; the others are not. */
const shownReasons = [
  'daily_cap',
  'own_work',
  'too_new',
  'too_fast',
  'lessons_before',
  'unreviewed',
] as const;

/** Shows what an action earned, or why it earned nothing. */
export function useEarnedToast(): (text: string, earned: Earned) => void {
  const { t } = useTranslation();
  return (text, { pointsEarned: points, not_paid_reason: reason = null, points_owed = 0 }) => {
    const why = shownReasons.find((one) => one === reason);
    toast({
      text:
        points > 0 ? (
          <span className="flex flex-wrap items-center gap-x-3">
            {text}
            <Points
              amount={points}
              signed
              label={t('common.earned', { count: points })}
              className="coin-in"
            />
            {points_owed > 0 && <span>{t('common.owed', { count: points_owed })}</span>}
          </span>
        ) : why ? (
          <Sentences parts={[text, t(`learning.notPaid.${why}`)]} />
        ) : (
          text
        ),
    });
  };
}
