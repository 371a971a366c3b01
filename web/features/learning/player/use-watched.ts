import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { storage } from '#web/lib/storage.ts';
import {
  coveredPercent,
  earlierStretch,
  mergeStretches,
  type Stretch,
  stretchesOf,
} from './coverage.ts';
import { recall, remember } from './watched-memory.ts';

const STORE = 'watched';

/** So close to its end a recording begins again from the start. */
const NEAR_END_SECONDS = 5;

/** How far the position moves before this device writes it down. */
const REMEMBER_EVERY_SECONDS = 2;

interface WatchedOptions {
  /** Under which this device remembers. */
  memory: string;
  /** What the academy knows of earlier visits on any device. */
  earlierPercent: number;
  startAt: number;
  onProgress: (percent: number, positionSeconds: number) => void;
  /** It stands still: a moment to save. */
  onPause: () => void;
  onEnded: (percent: number) => void;
}

export interface Watched {
  stretches: Stretch[];
  percent: number;
  /** Where it went on by itself, in seconds; null where it began at the start. */
  resumedAt: number | null;
  forgetResume: () => void;
  /** Loads again after a failure, and goes on where it was. */
  retry: () => void;
}

/**
 * Keeps what has been played of a recording: the parts on this device, the amount and the
 * position in the academy. Goes on where it was left.
 */
export function useWatched(
  media: RefObject<HTMLMediaElement | null>,
  options: WatchedOptions,
): Watched {
  const [stretches, setStretches] = useState<Stretch[]>([]);
  const [percent, setPercent] = useState(options.earlierPercent);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const now = useRef(options);
  now.current = options;
  const goOn = useRef<(() => void) | null>(null);

  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    let earlier: Stretch[] = [];
    let begun = false;
    let goOnAt: number | null = null;
    let rememberedAt = Number.NEGATIVE_INFINITY;

    /** All that is known, or null before the length is. */
    function measure(): { merged: Stretch[]; percent: number } | null {
      const { duration } = element as HTMLMediaElement;
      if (!begun || !Number.isFinite(duration)) return null;
      const played = stretchesOf((element as HTMLMediaElement).played);
      const merged = mergeStretches([...earlier, ...played], duration);
      const share = Math.max(now.current.earlierPercent, coveredPercent(merged, duration));
      return { merged, percent: share };
    }

    function keep(merged: Stretch[], position: number) {
      rememberedAt = position;
      const kept = { watched: merged, positionSeconds: position };
      storage.write(STORE, remember(storage.read(STORE), now.current.memory, kept, Date.now()));
    }

    function report(isMoment: boolean): number {
      const measured = measure();
      if (element === null || measured === null) return now.current.earlierPercent;
      const position = element.currentTime;
      setStretches(measured.merged);
      setPercent(measured.percent);
      if (isMoment || Math.abs(position - rememberedAt) >= REMEMBER_EVERY_SECONDS) {
        keep(measured.merged, position);
      }
      now.current.onProgress(measured.percent, Math.round(position));
      return measured.percent;
    }

    function begin() {
      if (element === null || begun || !Number.isFinite(element.duration)) return;
      begun = true;
      const { duration } = element;
      if (goOnAt !== null) {
        element.currentTime = goOnAt;
        void element.play().catch(() => undefined);
        return;
      }
      const { earlierPercent, startAt, memory } = now.current;
      const own = recall(storage.read(STORE), memory);
      const known = mergeStretches(own?.watched ?? [], duration);
      // What this device has not seen happened on another one.
      const elsewhere = earlierPercent > coveredPercent(known, duration) + 1;
      const other = earlierStretch({
        percent: earlierPercent,
        positionSeconds: startAt,
        durationSeconds: duration,
      });
      earlier = elsewhere ? mergeStretches([...known, other], duration) : known;
      const left = startAt > 0 ? startAt : (own?.positionSeconds ?? 0);
      if (left >= 1 && left < duration - NEAR_END_SECONDS) {
        element.currentTime = left;
        setResumedAt(left);
      }
      setStretches(earlier);
      setPercent(Math.max(earlierPercent, coveredPercent(earlier, duration)));
    }

    goOn.current = () => {
      earlier = measure()?.merged ?? earlier;
      if (begun) goOnAt = rememberedAt > 0 ? rememberedAt : element.currentTime;
      begun = false;
      element.load();
    };

    const listeners = {
      loadedmetadata: begin,
      durationchange: begin,
      timeupdate: () => {
        if (!element.paused) report(false);
      },
      seeked: () => {
        if (element.paused && element.played.length > 0) report(true);
      },
      pause: () => {
        report(true);
        now.current.onPause();
      },
      ended: () => now.current.onEnded(report(true)),
    };
    for (const [event, listener] of Object.entries(listeners)) {
      element.addEventListener(event, listener);
    }
    // It may have loaded before scripts ran.
    begin();
    return () => {
      if (begun && !element.paused) report(true);
      for (const [event, listener] of Object.entries(listeners)) {
        element.removeEventListener(event, listener);
      }
    };
  }, [media]);

  return {
    stretches,
    percent,
    resumedAt,
    forgetResume: useCallback(() => setResumedAt(null), []),
    retry: useCallback(() => goOn.current?.(), []),
  };
}
