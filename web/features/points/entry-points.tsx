import { useTranslation } from '#web/lib/translation.tsx';
import { Points } from '#web/ui/points.tsx';

/** The amount of an entry, as a figure and as text. */
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
