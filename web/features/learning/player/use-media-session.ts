import { type RefObject, useEffect } from 'react';

const STEP_SECONDS = 10;

/** The title, and seeking, on the lock screen and by the keys of headphones. */
export function useMediaSession(
  media: RefObject<HTMLMediaElement | null>,
  title: string,
  poster: string | null,
): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      artwork: poster === null ? [] : [{ src: poster }],
    });
    const move = (seconds: number) => () => {
      if (media.current !== null) media.current.currentTime += seconds;
    };
    mediaSession.setActionHandler('seekbackward', move(-STEP_SECONDS));
    mediaSession.setActionHandler('seekforward', move(STEP_SECONDS));
    return () => {
      mediaSession.metadata = null;
      mediaSession.setActionHandler('seekbackward', null);
      mediaSession.setActionHandler('seekforward', null);
    };
  }, [media, title, poster]);
}
