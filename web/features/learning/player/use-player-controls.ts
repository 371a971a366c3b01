import { type RefObject, useCallback, useEffect } from 'react';
import { useLocale } from '#web/lib/language.tsx';
import type { PlayerPreferences } from './player-preferences.ts';

/** The commands of a recording, for buttons and keys. */
export interface PlayerControls {
  toggle: () => void;
  /** Seeks to a second of the recording; clamped to its range. */
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
  /** The person moved away from the resumed position. */
  onSeek: () => void;
}

/** Controls a media element, and applies the preferred speed and volume. */
export function usePlayerControls(
  media: RefObject<HTMLMediaElement | null>,
  { preferences, setPreferences, captioned, onSeek }: PlayerControlsOptions,
): PlayerControls {
  const locale = useLocale();
  const { speed, volume, muted } = preferences;

  useEffect(() => {
    const element = media.current;
    if (element === null) return;
    // Loading again resets them to the defaults.
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
