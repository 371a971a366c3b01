import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { drawLandscape } from '#domain/landscape.ts';
import { cx } from '#web/lib/cx.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { heightOf, raiseMountain } from '#web/lib/mountain.ts';
import {
  ChartExplorer,
  ChartLabels,
  ChartTicks,
  cssPercent,
  indexUnder,
  roundTenth,
} from './chart-parts.tsx';
import { LandscapeGradients } from './landscape-gradients.tsx';

const WIDTH = 600;
const HEIGHT = 200;

interface MountainChartProps {
  /** The oldest first; none below zero. */
  values: readonly number[];
  /** The description of the chart, for screen readers. */
  summary: string;
  /** The line above the picture: of the value under the pointer, else of the last one. */
  readout: (index: number) => ReactNode;
  number: (value: number) => string;
  /** Under the picture, from left to right. */
  ticks: readonly string[];
  /** Marks the current value. */
  marker?: ReactNode;
  /** Steps through the values by keyboard and touch; each is announced. */
  explore?: {
    label: string;
    textOf: (index: number) => string;
    /** Called on Enter, or on a click, at a value; a touch only reads. */
    onOpen?: (index: number) => void;
  };
  size?: 'sm' | 'md';
  className?: string;
}

const heights = { sm: 'h-36', md: 'h-44 sm:h-56' } as const;

/**
 * A chart drawn as a mountain: the near ridge shows the figures, the pale ones behind it are
 * decoration. It needs no scripts; with them the line above follows the pointer.
 */
export function MountainChart({
  values,
  summary,
  readout,
  number,
  ticks,
  marker,
  explore,
  size = 'md',
  className,
}: MountainChartProps) {
  const paint = useId();
  // The policy of pages allows no style in the markup: a script places the marker.
  const canPlace = useHydrated();
  const [pointed, setPointed] = useState<number | null>(null);
  const last = values.length - 1;
  const { crest, ceiling } = raiseMountain(values);
  const line = crest
    .map(({ across, down }) => `${roundTenth(across * WIDTH)} ${roundTenth(down * HEIGHT)}`)
    .join('L');
  const far = drawLandscape({ seed: 5, ridges: 4, width: WIDTH, height: HEIGHT }).ridges;
  const shown = crest[pointed ?? last];
  const levels = [ceiling, ceiling / 2].map((value) => ({
    down: heightOf(value, ceiling),
    text: number(value),
  }));

  function follow(event: PointerEvent<HTMLDivElement>) {
    setPointed(indexUnder(event, values.length));
  }

  return (
    <figure className={className}>
      <p aria-hidden="true" className="mb-2 min-h-7">
        {readout(pointed ?? last)}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <ChartLabels
          className="text-soft"
          labels={levels.map((level) => ({ ...level, className: '-translate-y-1/2' }))}
        />
        <div
          className={cx(
            'relative touch-pan-y overflow-hidden rounded-lg ring-1 ring-line',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-porcelain',
            heights[size],
          )}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setPointed(null)}
        >
          <svg
            role="img"
            aria-label={summary}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            <defs>
              <linearGradient id={paint} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" className="[stop-color:var(--color-porcelain)]" stopOpacity=".8" />
                <stop
                  offset="1"
                  className="[stop-color:var(--color-porcelain)]"
                  stopOpacity=".15"
                />
              </linearGradient>
            </defs>
            <LandscapeGradients id={paint} />
            <rect width={WIDTH} height={HEIGHT} fill={`url(#${paint}-sky)`} />
            <g opacity="0.22">
              {far.slice(0, 2).map(({ depth, path }) => (
                <path key={path} d={path} fill={`url(#${paint}-${depth})`} />
              ))}
            </g>
            <path d={`M${line}V${HEIGHT}H0z`} fill={`url(#${paint})`} />
            <path
              d={`M${line}`}
              className="fill-none stroke-trace stroke-2"
              vectorEffect="non-scaling-stroke"
            />
            {levels.map(({ down }) => (
              <path
                key={down}
                d={`M0 ${roundTenth(down * HEIGHT)}H${WIDTH}`}
                className="fill-none stroke-trace/40"
                strokeDasharray="1 3"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {canPlace && shown !== undefined && (
            <>
              {pointed !== null && (
                <span
                  className="pointer-events-none absolute inset-y-0 w-px bg-trace/60"
                  style={{ left: cssPercent(shown.across) }}
                />
              )}
              <span
                aria-hidden="true"
                className="pointer-events-none absolute grid -translate-x-1/2 -translate-y-1/2"
                style={{
                  // The marker of today stays within the picture.
                  left: `clamp(0.625rem, ${cssPercent(shown.across)}, calc(100% - 0.625rem))`,
                  top: cssPercent(shown.down),
                }}
              >
                {marker}
              </span>
            </>
          )}
          {explore !== undefined && values.length > 1 && (
            <ChartExplorer
              label={explore.label}
              valueText={explore.textOf(pointed ?? last)}
              last={last}
              value={pointed ?? last}
              onChange={setPointed}
              onBlur={() => setPointed(null)}
              onOpen={explore.onOpen}
            />
          )}
        </div>
        <ChartTicks ticks={ticks} />
      </div>
    </figure>
  );
}
