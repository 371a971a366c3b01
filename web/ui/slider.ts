import { followDrag } from './follow-drag.ts';
import {
  nearestStop,
  positionOf,
  type SlideRow,
  shiftOf,
  shortestWay,
  stopsOf,
  wrap,
} from './slide-stops.ts';

/** What a carousel shows of its slider. */
export interface SliderState {
  /** The stop that is shown, or on its way. */
  selected: number;
  stops: number;
}

interface SliderOptions {
  loop: boolean;
  /** How many slides one step moves, asked again when the width changes. */
  step: () => number;
  /** Whether slides jump instead of gliding. */
  still: () => boolean;
  onChange: (state: SliderState) => void;
}

/** Moves the slides of a carousel. */
export interface Slider {
  previous: () => void;
  next: () => void;
  /** Goes to a stop, the shorter way round where it goes round. */
  show: (stop: number) => void;
  /** Brings a slide into view that the keyboard has gone to. */
  reveal: (slide: number) => void;
  /** Lets go of the elements. */
  end: () => void;
}

const GLIDE_MS = 450;
/** How far a throw carries: the milliseconds that its speed would go on. */
const THROW_MS = 200;
/** Pixels a millisecond: as fast as this, however short, it goes on by one. */
const THROW_SPEED = 0.3;

function measureRow(viewport: HTMLElement, slides: readonly HTMLElement[]): SlideRow {
  const first = slides[0]?.offsetLeft ?? 0;
  const last = slides.at(-1);
  return {
    starts: slides.map((slide) => slide.offsetLeft - first),
    end: last ? last.offsetLeft - first + last.offsetWidth : 0,
    shown: viewport.clientWidth,
  };
}

/** Runs `place` from one position to another, slower towards its end; gives what stops it. */
function glide(from: number, to: number, place: (position: number) => void): () => void {
  const begin = performance.now();
  const draw = (now: number) => {
    const done = Math.min(1, Math.max(0, (now - begin) / GLIDE_MS));
    place(from + (to - from) * (1 - (1 - done) ** 3));
    if (done < 1) frame = requestAnimationFrame(draw);
  };
  let frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}

/**
 * Moves the slides in `viewport`, whose only child is the row of them: by steps, and by dragging with
 * a finger or the mouse. A row that goes round continues at both ends.
 */
export function createSlider(viewport: HTMLElement, options: SliderOptions): Slider {
  const row = viewport.firstElementChild as HTMLElement;
  let slides: HTMLElement[] = [];
  let starts: readonly number[] = [];
  let stops: readonly number[] = [0];
  /** The width after which a row that goes round repeats; 0 where it has ends. */
  let period = 0;
  let stop = 0;
  let position = 0;
  let stopGliding = () => {};

  const place = (to: number) => {
    position = to;
    row.style.transform = `translateX(${-to}px)`;
    if (period === 0) return;
    slides.forEach((slide, i) => {
      slide.style.transform = `translateX(${shiftOf(starts[i] ?? 0, to, period)}px)`;
    });
  };
  const select = (index: number) => {
    stop = period > 0 ? index : Math.min(Math.max(0, index), stops.length - 1);
    options.onChange({ selected: wrap(stop, stops.length), stops: stops.length });
    return positionOf(stops, stop, period);
  };
  const goTo = (index: number) => {
    const to = select(index);
    stopGliding();
    if (options.still()) place(to);
    else stopGliding = glide(position, to, place);
  };
  const measure = () => {
    stopGliding();
    slides = [...row.children] as HTMLElement[];
    const measured = measureRow(viewport, slides);
    const goesRound = options.loop && slides.length > 1;
    starts = measured.starts;
    const gap = (starts[1] ?? 0) - (slides[0]?.offsetWidth ?? 0);
    period = goesRound ? measured.end + gap : 0;
    stops = goesRound ? starts : stopsOf(measured, options.step());
    place(select(stop));
  };

  let dragged = { from: 0, stop: 0 };
  const ended = new AbortController();
  followDrag(
    viewport,
    {
      onStart: () => {
        stopGliding();
        dragged = { from: position, stop };
      },
      onMove: (way) => {
        const to = dragged.from + way;
        const held = period > 0 ? to : Math.min(Math.max(to, 0), stops.at(-1) ?? 0);
        // Beyond an end it follows reluctantly.
        place(held + (to - held) / 3);
      },
      onEnd: (speed) => {
        const nearest = nearestStop(stops, position + speed * THROW_MS, period);
        const isThrown = nearest === dragged.stop && Math.abs(speed) > THROW_SPEED;
        const to = isThrown ? nearest + Math.sign(speed) : nearest;
        // Where one slide fills the row, no throw passes over one.
        goTo(period > 0 ? Math.min(Math.max(to, dragged.stop - 1), dragged.stop + 1) : to);
      },
    },
    ended.signal,
  );

  // Where it was scrolled to before there were scripts.
  const { scrollLeft } = viewport;
  viewport.scrollLeft = 0;
  measure();
  if (scrollLeft > 0) place(select(nearestStop(stops, scrollLeft, period)));
  const resized = new ResizeObserver(measure);
  resized.observe(viewport);

  return {
    previous: () => goTo(stop - 1),
    next: () => goTo(stop + 1),
    show: (to) => goTo(period > 0 ? stop + shortestWay(stop, to, stops.length) : to),
    reveal: (slide) => {
      // The browser scrolls to what has the focus; the row moves there instead.
      viewport.scrollLeft = 0;
      if (period === 0) goTo(nearestStop(stops, starts[slide] ?? 0, 0));
    },
    end: () => {
      ended.abort();
      resized.disconnect();
      stopGliding();
      for (const element of [row, ...slides]) element.style.transform = '';
    },
  };
}
