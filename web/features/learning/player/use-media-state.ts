import { type RefObject, useEffect, useState } from 'react';

/** The state of a recording, as its controls show it. */
export interface MediaState {
  playing: boolean;
  /** It is playing and waits for data. */
  waiting: boolean;
  ended: boolean;
  seconds: number;
  /** 0 until it is known. */
  duration: number;
  /** How far it is buffered from the position on, in seconds. */
  loadedTo: number;
  volume: number;
  muted: boolean;
  speed: number;
  /** `MediaError.code`, or 4 where there is no usable source; null without an error. */
  error: number | null;
}

const still: MediaState = {
  playing: false,
  waiting: false,
  ended: false,
  seconds: 0,
  duration: 0,
  loadedTo: 0,
  volume: 1,
  muted: false,
  speed: 1,
  error: null,
};

const events = [
  'play',
  'pause',
  'playing',
  'waiting',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'progress',
  'volumechange',
  'ratechange',
  'error',
  'emptied',
] as const;

const NO_SOURCE = 4;

function loadedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let i = 0; i < buffered.length; i++) {
    if (buffered.start(i) <= currentTime + 0.5 && buffered.end(i) >= currentTime) {
      return buffered.end(i);
    }
  }
  return 0;
}

function errorOf(media: HTMLMediaElement): number | null {
  if (media.error !== null) return media.error.code;
  return media.networkState === media.NETWORK_NO_SOURCE ? NO_SOURCE : null;
}

function read(media: HTMLMediaElement): MediaState {
  return {
    playing: !media.paused && !media.ended,
    waiting: !media.paused && media.readyState < media.HAVE_FUTURE_DATA && !media.ended,
    ended: media.ended,
    seconds: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    loadedTo: loadedTo(media),
    volume: media.volume,
    muted: media.muted,
    speed: media.playbackRate,
    error: errorOf(media),
  };
}

/**
 * Follows a recording. The element may have loaded, or failed, before scripts ran: its state is
 * read at once.
 */
export function useMediaState(media: RefObject<HTMLMediaElement | null>): MediaState {
  const [state, setState] = useState(still);
  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    const look = () => setState(read(element));
    look();
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
    };
  }, [media]);
  return state;
}
