import type { EarningKind } from '#contract/points.ts';
import type { EarningRules } from '#web/features/points/earning-rules.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Points } from '#web/ui/points.tsx';

/** The fastest ways to earn points, in the order of a learner’s day. */
const shown = [
  'daily_sign_in',
  'content_completion',
  'quiz_pass',
  'course_review',
  'referral',
] as const satisfies readonly EarningKind[];

/** How to earn the missing points. */
export function EarnList({ rules }: { rules: EarningRules }) {
  const { t } = useTranslation();
  const lines = shown.flatMap((kind) => {
    const amount = rules.list.find((rule) => rule.kind === kind)?.amount;
    return amount ? [{ kind, amount }] : [];
  });
  return (
    <div className="mt-5 rounded-md bg-gold-wash p-4">
      <h3 className="text-lg">{t('pointsScreens.earn.title')}</h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {lines.map(({ kind, amount }) => (
          <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4">
            {t(`pointsScreens.earn.kinds.${kind}`, { days: rules.streak_days })}
            <Points
              amount={amount}
              signed
              size="sm"
              label={t('common.points', { count: amount })}
            />
          </li>
        ))}
      </ul>
      <LinkButton
        to="/courses?level=beginner"
        variant="secondary"
        size="sm"
        className="mt-4 min-h-11 w-full"
      >
        {t('courseCards.toFreeCourses')}
      </LinkButton>
    </div>
  );
}
