import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import CelebrationDialog from '#web/ui/celebration-dialog.tsx';

interface StreakCelebrationProps {
  /** Consecutive days, today included. */
  days: number;
  points: number;
  onClose: () => void;
}

/** A full streak of check-ins: what was earned, and what to do with it. */
export default function StreakCelebration({ days, points, onClose }: StreakCelebrationProps) {
  const { t } = useTranslation();
  return (
    <CelebrationDialog
      open
      onClose={onClose}
      seed={days}
      level={2}
      title={t('checkIn.streakDone.title', { days })}
      text={t('checkIn.streakDone.text')}
      points={points}
      footer={
        <>
          <LinkButton to="/courses" variant="secondary">
            {t('checkIn.streakDone.courses')}
          </LinkButton>
          <LinkButton to="/rewards">{t('checkIn.streakDone.rewards')}</LinkButton>
        </>
      }
    />
  );
}
