import { type PointerEvent, type ReactNode, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { indexAt } from '#web/lib/mountain.ts';
import { drawRidges, type Ridge } from './ridges.ts';

const WIDTH = 600;
const HEIGHT = 240;

const tones = {
  far: { fill: 'fill-ridge-1/70', line: 'stroke-ridge-3', text: 'text-soft' },
  middle: { fill: 'fill-ridge-3/60', line: 'stroke-porcelain', text: 'text-porcelain' },
  near: { fill: 'fill-ridge-5/50', line: 'stroke-trace', text: 'text-ink' },
} as const;

interface RidgeChartProps {
  /** The farthest first; each stands below the one before it. */
  ridges: readonly (Ridge & { label: string; tone: keyof typeof tones })[];
  /** What the picture shows, in a sentence, for those who do not see it. */
  summary: string;
  /** The line above: of the week under the pointer, else of the one that was pressed, else of the last. */
  readout: (index: number) => ReactNode;
  number: (value: number) => string;
  /** Under the picture, from left to right. */
  ticks: readonly string[];
  /** Walks through the weeks by keyboard and touch; each is said in words. */
  explore: { label: string; textOf: (index: number) => string };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Several rows of figures as ridges behind each other, on one scale. */
export function RidgeChart({ ridges, summary, readout, number, ticks, explore }: RidgeChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  /** Stays, so that the links of the line above can be reached. */
  const [pinned, setPinned] = useState<number | null>(null);
  const drawn = drawRidges(ridges);
  const count = ridges[0]?.values.length ?? 0;
  const marked = pointed ?? pinned;
  const at = marked ?? count - 1;

  function indexOf(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return indexAt((event.clientX - left) / width, count);
  }

  return (
    <figure>
      <div className="mb-1 min-h-22 sm:min-h-11">{readout(at)}</div>
      <div
        className="relative h-60 touch-pan-y overflow-hidden rounded-lg bg-raised ring-1 ring-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-porcelain sm:h-72"
        onPointerMove={(event) => setPointed(indexOf(event))}
        onPointerDown={(event) => setPinned(indexOf(event))}
        onPointerLeave={() => setPointed(null)}
      >
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 -12 ${WIDTH} ${HEIGHT + 12}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {drawn.ridges.map(({ id, base, crest }, index) => {
            const line = crest
              .map(({ across, down }) => `${round(across * WIDTH)} ${round(down * HEIGHT)}`)
              .join('L');
            const foot = round(base * HEIGHT);
            const { tone } = ridges[index] ?? { tone: 'far' as const };
            return (
              <g key={id}>
                <path d={`M0 ${foot}L${line}L${WIDTH} ${foot}z`} className={tones[tone].fill} />
                <path
                  d={`M${line}`}
                  className={cx('fill-none stroke-2', tones[tone].line)}
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            );
          })}
        </svg>
        {drawn.ridges.map(({ id, base }, index) => {
          const ridge = ridges[index];
          return (
            ridge && (
              <span
                key={id}
                aria-hidden="true"
                className={cx(
                  'pointer-events-none absolute left-2 -translate-y-full rounded-sm bg-raised/75 px-1 text-xs font-medium',
                  tones[ridge.tone].text,
                )}
                style={{ top: `${round(base * 100)}%` }}
              >
                {ridge.label}
              </span>
            )
          );
        })}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 right-2 rounded-sm bg-raised/75 px-1 text-xs text-soft"
        >
          {number(drawn.ceiling)}
        </span>
        {marked !== null && (
          <span
            className="pointer-events-none absolute inset-y-0 w-px bg-trace/60"
            style={{ left: `${round((marked / Math.max(1, count - 1)) * 100)}%` }}
          />
        )}
        {count > 1 && (
          <input
            type="range"
            aria-label={explore.label}
            aria-valuetext={explore.textOf(at)}
            min={0}
            max={count - 1}
            value={at}
            onChange={(event) => {
              setPointed(null);
              setPinned(Number(event.target.value));
            }}
            className="absolute inset-0 size-full cursor-crosshair opacity-0"
          />
        )}
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-soft">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </figure>
  );
}
