import { type RefObject, useCallback, useEffect } from 'react';
import { useLocale } from '#web/lib/language.tsx';
import type { PlayerPreferences } from './player-preferences.ts';

/** What can be done with a recording, by a button or a key. */
export interface PlayerControls {
  toggle: () => void;
  /** Goes to a second of the recording; out of range goes to its start or end. */
  seekTo: (seconds: number) => void;
  playFrom: (seconds: number) => void;
  toggleMute: () => void;
  toggleCaptions: () => void;
}

interface PlayerControlsOptions {
  preferences: PlayerPreferences;
  setPreferences: (change: Partial<PlayerPreferences>) => void;
  /** In how many languages captions are shown. */
  captioned: number;
  /** The person went somewhere else than to where it was left. */
  onSeek: () => void;
}

/** Controls a media element, and keeps its speed and volume as the person likes them. */
export function usePlayerControls(
  media: RefObject<HTMLMediaElement | null>,
  { preferences, setPreferences, captioned, onSeek }: PlayerControlsOptions,
): PlayerControls {
  const locale = useLocale();
  const { speed, volume, muted } = preferences;

  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    // Loading again falls back to the default.
    element.defaultPlaybackRate = speed;
    element.playbackRate = speed;
    element.volume = volume;
    element.muted = muted;
  }, [media, speed, volume, muted]);

  const toggle = useCallback(() => {
    const element = media.current;
    if (element === null) return;
    if (element.paused || element.ended) void element.play().catch(() => undefined);
    else element.pause();
  }, [media]);
  function seekTo(seconds: number) {
    const element = media.current;
    if (element === null) return;
    const end = Number.isFinite(element.duration) ? element.duration : seconds;
    element.currentTime = Math.max(0, Math.min(end, seconds));
    onSeek();
  }
  function playFrom(seconds: number) {
    seekTo(seconds);
    void media.current?.play().catch(() => undefined);
  }
  function toggleMute() {
    const silent = muted || volume === 0;
    setPreferences({ muted: !silent, ...(silent && volume === 0 && { volume: 1 }) });
  }
  function toggleCaptions() {
    const own = { zh: locale === 'zh', en: locale === 'en' };
    setPreferences({ captions: captioned > 0 ? { zh: false, en: false } : own });
  }
  return { toggle, seekTo, playFrom, toggleMute, toggleCaptions };
}
