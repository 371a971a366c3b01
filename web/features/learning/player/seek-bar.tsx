import { useTranslation } from '#web/lib/translation.tsx';
import { Bar, Bars } from '#web/ui/bar.tsx';
import { clockOf } from './clock.ts';
import type { Stretch } from './watched-parts.ts';

interface SeekBarProps {
  seconds: number;
  duration: number;
  loadedTo: number;
  /** The played parts, of this and earlier visits, in colour. */
  watched: readonly Stretch[];
  onSeek: (seconds: number) => void;
}

/** The position in a recording, above its played parts: gaps are visible at once. */
export function SeekBar({ seconds, duration, loadedTo, watched, onSeek }: SeekBarProps) {
  const { t } = useTranslation();
  const share = (at: number) => (duration > 0 ? Math.min(1, at / duration) : 0);
  return (
    <div className="relative h-11">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 overflow-hidden rounded-full bg-line"
      >
        <Bars>
          <Bar part={share(loadedTo)} className="fill-line-strong/25" />
          {watched.map(({ start, end }) => (
            <Bar
              key={start}
              from={share(start)}
              part={share(end) - share(start)}
              className="fill-porcelain"
            />
          ))}
        </Bars>
      </div>
      <input
        type="range"
        min={0}
        max={duration > 0 ? duration : 1}
        step="any"
        value={Math.min(seconds, duration > 0 ? duration : 1)}
        disabled={duration === 0}
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionOf', {
          at: clockOf(seconds),
          total: clockOf(duration),
        })}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        className="player-range absolute inset-0 size-full"
      />
    </div>
  );
}
