import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { usePrefersReducedMotion } from '#web/lib/reduced-motion.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '#web/ui/icons.tsx';

interface CarouselLabels {
  carousel: string;
  slide: (number: number, total: number) => string;
  previous: string;
  next: string;
  play: string;
  pause: string;
}

interface CarouselProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  render: (item: Item, index: number) => ReactNode;
  labels: CarouselLabels;
  /** Milliseconds a slide; absent: it does not move by itself. */
  autoplayMs?: number;
  loop?: boolean;
  /** How many slides one step moves. */
  step?: number;
  /** The width of a slide; one fills the carousel without it. */
  slideClassName?: string;
  gapClassName?: string;
  /** Slides continue beyond the box, to the edges of whatever clips it. */
  bleed?: boolean;
  /** The position of the controls: over the picture, or below it. */
  controls?: 'over' | 'below';
  className?: string;
}

/** Too narrow for two slides side by side. */
const NARROW = '(max-width: 79.99rem)';

/** The plugin that moves the slides, while it may. */
function useAutoplay(playing: boolean, delayMs = 0) {
  return useMemo(
    () =>
      playing
        ? [
            Autoplay({
              delay: delayMs,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              // It handles the focus on slides only, and forgets the pointer when that leaves.
              stopOnFocusIn: false,
              rootNode: (root) => root.closest<HTMLElement>('[data-carousel]'),
            }),
          ]
        : [],
    [playing, delayMs],
  );
}

/** The current position, and the number of positions. */
function useSnaps(embla: UseEmblaCarouselType[1], firstCount: number) {
  const [selected, setSelected] = useState(0);
  const [snapCount, setSnapCount] = useState(firstCount);
  useEffect(() => {
    if (!embla) return;
    const read = () => {
      setSelected(embla.selectedScrollSnap());
      setSnapCount(embla.scrollSnapList().length);
    };
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return { selected, snapCount };
}

/**
 * Slides to swipe, step or jump through. Without scripts it scrolls sideways. It pauses under the
 * pointer, under the focus and with reduced motion.
 */
export function Carousel<Item>({
  items,
  keyOf,
  render,
  labels,
  autoplayMs,
  loop = false,
  step = 1,
  slideClassName,
  gapClassName = '',
  bleed = false,
  controls = 'below',
  className,
}: CarouselProps<Item>) {
  const reducedMotion = usePrefersReducedMotion();
  const [paused, setPaused] = useState(false);
  /** The focus is at a slide or at a control; a click on one pauses nothing. */
  const [focused, setFocused] = useState(false);
  const canPlay = autoplayMs !== undefined && !reducedMotion && items.length > 1;
  const playing = canPlay && !paused && !focused;
  const single = slideClassName === undefined;

  const plugins = useAutoplay(playing, autoplayMs);
  const [viewport, embla] = useEmblaCarousel(
    {
      loop,
      align: 'start',
      slidesToScroll: step,
      duration: reducedMotion ? 0 : 28,
      // Where one slide fills the screen, a longer step would skip the others.
      ...(step > 1 && { breakpoints: { [NARROW]: { slidesToScroll: 1 } } }),
    },
    plugins,
  );
  const { selected, snapCount } = useSnaps(embla, single ? items.length : 0);
  const ready = embla !== undefined;
  return (
    <section
      data-carousel
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      className={cx('relative min-w-0', className)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') embla?.scrollPrev();
        else if (event.key === 'ArrowRight') embla?.scrollNext();
        else return;
        event.preventDefault();
      }}
    >
      <div
        ref={viewport}
        className={cx(
          'h-full',
          ready
            ? bleed
              ? 'overflow-visible'
              : 'overflow-hidden'
            : 'snap-x snap-mandatory overflow-x-auto',
        )}
      >
        <div
          className={cx('flex h-full touch-pan-y', gapClassName)}
          aria-live={playing ? 'off' : 'polite'}
        >
          {items.map((item, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset.
            <div
              key={keyOf(item)}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(i + 1, items.length)}
              inert={ready && single && i !== selected}
              className={cx('slide', slideClassName ?? 'basis-full')}
            >
              {render(item, i)}
            </div>
          ))}
        </div>
      </div>
      {ready && snapCount > 1 && (
        <Controls
          labels={labels}
          over={controls === 'over'}
          selected={selected}
          snapCount={snapCount}
          onPrevious={() => embla.scrollPrev()}
          onNext={() => embla.scrollNext()}
          onSlide={(slide) => embla.scrollTo(slide)}
          autoplay={canPlay ? { paused, onChange: setPaused } : null}
        />
      )}
    </section>
  );
}

interface ControlsProps {
  labels: CarouselLabels;
  over: boolean;
  selected: number;
  snapCount: number;
  onPrevious: () => void;
  onNext: () => void;
  onSlide: (slide: number) => void;
  /** null: it does not move by itself. */
  autoplay: { paused: boolean; onChange: (paused: boolean) => void } | null;
}

/** Previous, each position, next, and pause. */
function Controls({
  labels,
  over,
  selected,
  snapCount,
  onPrevious,
  onNext,
  onSlide,
  autoplay,
}: ControlsProps) {
  return (
    <div
      className={cx(
        'flex items-center justify-center',
        over ? 'absolute inset-x-0 bottom-8 z-10' : 'mt-4',
      )}
    >
      <ControlButton label={labels.previous} onPress={onPrevious} over={over}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </ControlButton>
      {Array.from({ length: snapCount }, (_, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a position, not an item.
          key={i}
          type="button"
          aria-label={labels.slide(i + 1, snapCount)}
          aria-current={i === selected ? 'true' : undefined}
          className={cx('group grid h-11 place-items-center', snapCount > 6 ? 'w-7' : 'w-11')}
          onClick={() => onSlide(i)}
        >
          <span
            className={cx(
              'h-1.5 rounded-full transition-all duration-200',
              over ? 'bg-white' : 'bg-porcelain',
              i === selected ? 'w-7' : 'w-3 opacity-50 group-hover:opacity-80',
            )}
          />
        </button>
      ))}
      <ControlButton label={labels.next} onPress={onNext} over={over}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </ControlButton>
      {autoplay && (
        <ControlButton
          label={autoplay.paused ? labels.play : labels.pause}
          onPress={() => autoplay.onChange(!autoplay.paused)}
          over={over}
        >
          {autoplay.paused ? (
            <Play aria-hidden="true" className="size-4" />
          ) : (
            <Pause aria-hidden="true" className="size-4" />
          )}
        </ControlButton>
      )}
    </div>
  );
}

interface ControlButtonProps {
  label: string;
  onPress: () => void;
  over: boolean;
  children: ReactNode;
}

function ControlButton({ label, onPress, over, children }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={cx(
        'grid size-11 place-items-center rounded-md',
        over ? 'text-white hover:bg-white/15' : 'text-porcelain hover:bg-wash',
      )}
    >
      {children}
    </button>
  );
}
