import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { MediaWatch, type WatchedOptions } from './media-watch.ts';
import type { Stretch } from './watched-parts.ts';

export interface Watched {
  stretches: Stretch[];
  percent: number;
  /** Where it resumed, in seconds; null where it began at the start. */
  resumedAt: number | null;
  forgetResume: () => void;
  /** Loads again after an error, and resumes. */
  retry: () => void;
}

/**
 * Stores what was watched of a recording: the parts on this device, the amount and the position in
 * the academy. Resumes at the last position.
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
  const watch = useRef<MediaWatch | null>(null);

  useEffect(() => {
    if (media.current === null) return;
    const watching = new MediaWatch(media.current, () => now.current, {
      stretches: setStretches,
      percent: setPercent,
      resumedAt: setResumedAt,
    });
    watch.current = watching;
    return () => watching.stop();
  }, [media]);

  return {
    stretches,
    percent,
    resumedAt,
    forgetResume: useCallback(() => setResumedAt(null), []),
    retry: useCallback(() => watch.current?.reload(), []),
  };
}
