import { type ReactNode, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import {
  ChartExplorer,
  ChartLabels,
  ChartTicks,
  cssPercent,
  indexUnder,
  roundTenth,
} from '#web/ui/chart-parts.tsx';
import { type FigureRidge, placeRidges } from './ridges.ts';

const WIDTH = 600;
const HEIGHT = 240;

const tones = {
  far: { fill: 'fill-ridge-1/70', line: 'stroke-ridge-3', text: 'text-soft' },
  middle: { fill: 'fill-ridge-3/60', line: 'stroke-porcelain', text: 'text-porcelain' },
  near: { fill: 'fill-ridge-5/50', line: 'stroke-trace', text: 'text-ink' },
} as const;

interface RidgeChartProps {
  /** The farthest first; each is below the one before it. */
  ridges: readonly (FigureRidge & { label: string; tone: keyof typeof tones })[];
  /** The description of the chart, for screen readers. */
  summary: string;
  /** The line above: of the week under the pointer, else of the selected one, else of the last. */
  readout: (index: number) => ReactNode;
  number: (value: number) => string;
  /** Under the picture, from left to right. */
  ticks: readonly string[];
  /** Steps through the weeks by keyboard and touch; each is announced. */
  explore: { label: string; textOf: (index: number) => string };
}

/** Several series as ridges behind each other, on one scale. */
export function RidgeChart({ ridges, summary, readout, number, ticks, explore }: RidgeChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  /** Stays, so that the links of the line above can be reached. */
  const [pinned, setPinned] = useState<number | null>(null);
  const drawn = placeRidges(ridges);
  const count = ridges[0]?.values.length ?? 0;
  const marked = pointed ?? pinned;
  const at = marked ?? count - 1;

  return (
    <figure>
      <div className="mb-1 min-h-22 sm:min-h-11">{readout(at)}</div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <ChartLabels
          className="max-w-22"
          labels={[
            ...drawn.ridges.map(({ base }, index) => ({
              text: ridges[index]?.label ?? '',
              down: base,
              className: cx(
                'w-full -translate-y-full font-medium',
                tones[ridges[index]?.tone ?? 'far'].text,
              ),
            })),
            { text: number(drawn.ceiling), down: 0, className: 'w-full text-soft' },
          ]}
        />
        <div
          className="relative h-60 touch-pan-y overflow-hidden rounded-lg bg-raised ring-1 ring-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-porcelain sm:h-72"
          onPointerMove={(event) => setPointed(indexUnder(event, count))}
          onPointerDown={(event) => setPinned(indexUnder(event, count))}
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
                .map(
                  ({ across, down }) =>
                    `${roundTenth(across * WIDTH)} ${roundTenth(down * HEIGHT)}`,
                )
                .join('L');
              const foot = roundTenth(base * HEIGHT);
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
          {marked !== null && (
            <span
              className="pointer-events-none absolute inset-y-0 w-px bg-trace/60"
              style={{ left: cssPercent(marked / Math.max(1, count - 1)) }}
            />
          )}
          {count > 1 && (
            <ChartExplorer
              label={explore.label}
              valueText={explore.textOf(at)}
              last={count - 1}
              value={at}
              onChange={(index) => {
                setPointed(null);
                setPinned(index);
              }}
            />
          )}
        </div>
        <ChartTicks ticks={ticks} />
      </div>
    </figure>
  );
}
