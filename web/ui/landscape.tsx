import { cx } from '#web/lib/cx.ts';
import { drawLandscape } from '#web/lib/landscape.ts';

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

/**
 * The paints of every landscape of a page, defined once: a ridge is dark at its crest and
 * fades into the mist below. Rendered by the root.
 */
export function LandscapePaints() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <linearGradient id="ls-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-sky-top" />
          <stop offset=".75" className="ls-sky-low" />
        </linearGradient>
        {DEPTHS.map((depth) => (
          <linearGradient key={depth} id={`ls-${depth}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={`ls-crest-${depth}`} />
            <stop offset="1" className={`ls-foot-${depth}`} />
          </linearGradient>
        ))}
      </defs>
    </svg>
  );
}

interface LandscapeProps {
  /** The same seed is the same picture: an id. */
  seed: number;
  /** 1 to 5: how many ridges, and so how advanced. */
  level?: number;
  /** The proportion of the drawing. */
  format?: keyof typeof formats;
  /** Without sky and disc it is land only, to stand on whatever is above it. */
  sky?: boolean;
  /** Red copper instead of white porcelain: the one warm thing of a page. */
  warmDisc?: boolean;
  /** On which side the summit stands, where a text needs the other. */
  summit?: 'left' | 'right';
  className?: string;
}

const formats = {
  cover: { width: 400, height: 250 },
  wide: { width: 1200, height: 480 },
  strip: { width: 1200, height: 120 },
  tall: { width: 600, height: 800 },
  round: { width: 240, height: 240 },
} as const;

/** Layered ridges from a seed; decoration, so it has no name for screen readers. */
export function Landscape({
  seed,
  level = 2,
  format = 'cover',
  warmDisc = false,
  sky = true,
  summit,
  className,
}: LandscapeProps) {
  const size = formats[format];
  const { disc, ridges, trace, candles, birds, width, height } = drawLandscape({
    seed,
    ridges: level + 1,
    ...size,
    ...(summit && { summit }),
  });
  const nearest = ridges.at(-1)?.depth ?? 6;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={cx('ls block', className)}
    >
      {sky && (
        <>
          <rect width={width} height={height} fill="url(#ls-sky)" />
          <circle
            cx={disc.x}
            cy={disc.y}
            r={disc.radius}
            className={warmDisc ? 'ls-disc' : 'ls-disc-pale'}
          />
          <path
            className="ls-bird"
            d={birds.map(({ x, y }) => `M${x - 6} ${y - 2}q4-1 6 3 2-5 7-4`).join('')}
          />
        </>
      )}
      {ridges.map(({ depth, path }) =>
        depth === trace.depth ? (
          <g key={depth} className="ls-trace">
            <path d={path} fill={`url(#ls-${depth})`} />
            <path className="ls-plumb" d={`M${trace.summit.x} ${trace.summit.y}V${height}`} />
            <circle cx={trace.summit.x} cy={trace.summit.y} r={Math.round(height / 7) / 10} />
          </g>
        ) : (
          <path key={depth} d={path} fill={`url(#ls-${depth})`} />
        ),
      )}
      <g className={`ls-candle-${nearest}`}>
        <path
          d={candles
            .map(
              ({ x, y, height: wick, bodyWidth: w, bodyHeight: h }) =>
                `M${x} ${y}v-${wick}M${x - w} ${y - 1}h${2 * w}v-${h}h-${2 * w}z`,
            )
            .join('')}
        />
      </g>
    </svg>
  );
}
