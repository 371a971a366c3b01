import { PLAYED_PERCENT } from '#domain/lesson-completion.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Play } from '#web/ui/icons.tsx';
import { clockOf } from './clock.ts';
import type { MediaData } from './media-data.ts';
import { coveredSeconds, missingStretches, type Stretch } from './watched-parts.ts';

interface MissingLineProps {
  type: MediaData['type'];
  percent: number;
  watched: readonly Stretch[];
  duration: number;
  /** It is completed already: nothing is missing. */
  completed: boolean;
  onPlayFrom: (seconds: number) => void;
}

/** So many gaps are offered; more would be too many to read. */
const MAX_GAPS = 3;

/**
 * What of a recording is still missing before it counts, with links to the gaps: the explanation
 * for somebody who believes to have watched all of it.
 */
export function MissingLine({
  type,
  percent,
  watched,
  duration,
  completed,
  onPlayFrom,
}: MissingLineProps) {
  const { t } = useTranslation();
  if (completed || duration === 0 || percent <= 0 || percent >= PLAYED_PERCENT) return null;
  const need = (PLAYED_PERCENT / 100) * duration - Math.max(coveredSeconds(watched), 0);
  const gaps = missingStretches(watched, duration).slice(0, MAX_GAPS);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
      <p>
        {t(`player.missing.${type}`, {
          percent: Math.floor(percent),
          need: clockOf(Math.max(1, Math.ceil(need))),
        })}
      </p>
      {gaps.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="max-sm:basis-full">{t('player.missing.gaps')}</span>
          {gaps
            .toSorted((a, b) => a.start - b.start)
            .map(({ start, end }) => (
              <button
                key={start}
                type="button"
                onClick={() => onPlayFrom(start)}
                className="relative inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-medium text-porcelain hover:bg-wash max-sm:-ml-2"
              >
                <Play aria-hidden="true" className="size-3.5" />
                <span className="sr-only">{t('player.play')}</span>
                {clockOf(start)}–{clockOf(end)}
              </button>
            ))}
        </p>
      )}
    </div>
  );
}
