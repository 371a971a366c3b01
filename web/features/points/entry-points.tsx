import { useTranslation } from '#web/lib/translation.tsx';
import { Points } from '#web/ui/points.tsx';

/** What an entry added to a balance or took from it, in figures and in words. */
export function EntryPoints({ points }: { points: number }) {
  const { t } = useTranslation();
  return (
    <Points
      amount={points}
      signed
      label={
        points < 0
          ? t('pointsScreens.history.spent', { count: -points })
          : t('pointsScreens.history.earned', { count: points })
      }
    />
  );
}
