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
  /** The line above: of the week under the pointer, else of the last one. */
  readout: (index: number) => ReactNode;
  number: (value: number) => string;
  /** Under the picture, from left to right. */
  ticks: readonly string[];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Several rows of figures as ridges behind each other, on one scale. */
export function RidgeChart({ ridges, summary, readout, number, ticks }: RidgeChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const drawn = drawRidges(ridges);
  const count = ridges[0]?.values.length ?? 0;
  const at = pointed ?? count - 1;

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(indexAt((event.clientX - left) / width, count));
  }

  return (
    <figure>
      <div aria-hidden="true" className="mb-2 min-h-12 sm:min-h-7">
        {readout(at)}
      </div>
      <div
        className="relative h-60 touch-pan-y overflow-hidden rounded-lg bg-raised ring-1 ring-line sm:h-72"
        onPointerMove={follow}
        onPointerDown={follow}
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
        {pointed !== null && (
          <span
            className="pointer-events-none absolute inset-y-0 w-px bg-trace/60"
            style={{ left: `${round((pointed / Math.max(1, count - 1)) * 100)}%` }}
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
