import { useId } from 'react';
import { drawLandscape, type LandscapeInput, type Point } from '#domain/landscape.ts';
import type { Locale } from '#domain/locale.ts';
import { cx } from '#web/lib/cx.ts';
import { useLocale } from '#web/lib/language.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LandscapeGradients } from '#web/ui/landscape-gradients.tsx';
import { coinSteps } from './scene.ts';

interface Composition extends LandscapeInput {
  /** The coin in place of the sun: its centre, in parts of the picture, and its radius. */
  sun: { across: number; down: number; radius: number };
  /** The number of small coins, the distance between them, and the side they come from. */
  steps: { count: number; stride: number; side: 'left' | 'right' };
  /** Radius of a small coin. */
  coin: number;
}

/**
 * Each language has its own picture. English reads from the left, so its mountain is on the right;
 * Chinese is written in columns from the right, as on a scroll.
 */
const WIDE = { ridges: 6, width: 1600, height: 480, coin: 13 };
const NARROW = { ridges: 6, width: 600, height: 640, coin: 15 };

const compositions: Record<Locale, { wide: Composition; narrow: Composition }> = {
  en: {
    wide: {
      ...WIDE,
      seed: 12,
      summit: 'right',
      sun: { across: 0.58, down: 0.37, radius: 86 },
      steps: { count: 6, stride: 46, side: 'left' },
    },
    narrow: {
      ...NARROW,
      seed: 13,
      summit: 'right',
      sun: { across: 0.3, down: 0.46, radius: 78 },
      steps: { count: 6, stride: 46, side: 'left' },
    },
  },
  zh: {
    wide: {
      ...WIDE,
      seed: 7,
      summit: 'left',
      sun: { across: 0.55, down: 0.36, radius: 86 },
      steps: { count: 6, stride: 46, side: 'right' },
    },
    narrow: {
      ...NARROW,
      seed: 7,
      summit: 'left',
      sun: { across: 0.5, down: 0.34, radius: 78 },
      steps: { count: 4, stride: 46, side: 'right' },
    },
  },
};

/** The picture of the page in the reader’s language. Only here the sun is a coin. */
export function RewardsScene() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { wide, narrow } = compositions[locale];
  return (
    <div
      role="img"
      aria-label={t('rewards.scene.alt')}
      className="relative h-[25rem] overflow-hidden bg-sky-low sm:h-[clamp(22rem,46vh,30rem)]"
    >
      <Scene {...narrow} className="absolute inset-0 size-full sm:hidden" />
      <Scene {...wide} className="absolute inset-0 size-full max-sm:hidden" />
      <div className="shell relative h-full">{locale === 'zh' ? <Scroll /> : <Headline />}</div>
    </div>
  );
}

function Headline() {
  const { t } = useTranslation();
  return (
    <p className="max-w-[9em] pt-10 font-serif text-4xl leading-[1.15] font-semibold text-ink sm:pt-[clamp(3rem,9vh,6rem)]">
      {t('rewards.scene.lineOne')} {t('rewards.scene.lineTwo')}
    </p>
  );
}

/** Two columns from right to left, and a seal. */
function Scroll() {
  const { t } = useTranslation();
  const { site } = useSiteData();
  return (
    <div className="flex h-full flex-row-reverse items-start gap-4 pt-9 font-serif text-[clamp(2.125rem,1.6rem+1.6vw,2.875rem)] leading-tight font-semibold text-ink sm:gap-7 sm:pt-[clamp(2.5rem,7vh,5rem)] lg:pr-24">
      <p className="tracking-[0.12em] [writing-mode:vertical-rl]">{t('rewards.scene.lineOne')}</p>
      <div className="grid justify-items-center gap-4 pt-[0.9em]">
        <p className="tracking-[0.12em] [writing-mode:vertical-rl]">{t('rewards.scene.lineTwo')}</p>
        <p className="rounded-sm bg-seal-solid px-[0.3em] py-[0.35em] text-[0.42em] leading-[1.15] tracking-[0.1em] text-on-solid [writing-mode:vertical-rl]">
          {site.name_zh.slice(0, 2)}
        </p>
      </div>
    </div>
  );
}

function Scene({ sun, steps, coin, className, ...input }: Composition & { className: string }) {
  const drawing = drawLandscape(input);
  const paint = useId();
  const { width, height, ridges, trace, birds } = drawing;
  const rising = { x: Math.round(width * sun.across), y: Math.round(height * sun.down) };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      className={cx('block', className)}
    >
      <LandscapeGradients id={paint} />
      <rect width={width} height={height} fill={`url(#${paint}-sky)`} />
      <BigCoin at={rising} radius={sun.radius} />
      <path
        className="ls-bird"
        d={birds.map(({ x, y }) => `M${x - 6} ${y - 2}q4-1 6 3 2-5 7-4`).join('')}
      />
      {ridges.map(({ depth, path }) =>
        depth === trace.depth ? (
          <g key={depth}>
            <g className="ls-trace">
              <path d={path} fill={`url(#${paint}-${depth})`} />
            </g>
            {coinSteps(drawing, steps).map(({ x, y }) => (
              <SmallCoin key={x} at={{ x, y: y - coin - 3 }} radius={coin} />
            ))}
            <Flag at={trace.summit} size={coin * 2.6} />
          </g>
        ) : (
          <path key={depth} d={path} fill={`url(#${paint}-${depth})`} />
        ),
      )}
    </svg>
  );
}

/** The coin of the points, with the square hole of historical coins. */
function BigCoin({ at: { x, y }, radius: r }: { at: Point; radius: number }) {
  const hole = Math.round(r * 0.3);
  return (
    <g>
      <path
        fillRule="evenodd"
        className="fill-gold-coin"
        d={`M${x} ${y - r}a${r} ${r} 0 1 0 1 0zM${x - hole} ${y - hole}v${2 * hole}h${2 * hole}v${-2 * hole}z`}
      />
      <g className="fill-none stroke-gold-rim" strokeWidth={r / 22}>
        <circle cx={x} cy={y} r={r * 0.93} />
        <rect x={x - hole} y={y - hole} width={2 * hole} height={2 * hole} />
      </g>
    </g>
  );
}

function SmallCoin({ at: { x, y }, radius: r }: { at: Point; radius: number }) {
  const hole = Math.round(r * 0.32);
  return (
    <g className="fill-gold-coin stroke-gold-rim" strokeWidth="1.5">
      <circle cx={x} cy={y} r={r} />
      <rect
        x={x - hole}
        y={y - hole}
        width={2 * hole}
        height={2 * hole}
        className="fill-ridge-4 stroke-gold-rim"
      />
    </g>
  );
}

/** A figure at the summit. */
function Flag({ at: { x, y }, size }: { at: Point; size: number }) {
  return (
    <g>
      <path d={`M${x} ${y}v${-size}`} className="stroke-ink" strokeWidth="2" />
      <path
        d={`M${x} ${y - size}l${size * 0.62} ${size * 0.2}-${size * 0.62} ${size * 0.24}z`}
        className="fill-disc"
      />
    </g>
  );
}
