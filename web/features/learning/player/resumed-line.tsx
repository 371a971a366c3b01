import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Play } from '#web/ui/icons.tsx';
import { clockOf } from './clock.ts';

interface ResumedLineProps {
  /** Where it resumed, in seconds. */
  resumedAt: number;
  onFromStart: () => void;
}

/** Says that the recording was resumed, and offers its start. */
export function ResumedLine({ resumedAt, onFromStart }: ResumedLineProps) {
  const { t } = useTranslation();
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
      {t('player.resumed', { at: clockOf(resumedAt) })}
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11"
        icon={<Play aria-hidden="true" className="size-4" />}
        onClick={onFromStart}
      >
        {t('player.fromStart')}
      </Button>
    </p>
  );
}
