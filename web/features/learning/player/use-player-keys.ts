import { type RefObject, useEffect, useRef } from 'react';
import { commandOfKey, focusKindOf } from './player-keys.ts';
import type { PlayerControls } from './use-player-controls.ts';

interface PlayerKeysOptions {
  media: RefObject<HTMLMediaElement | null>;
  controls: PlayerControls;
  toggleFullscreen: () => void;
}

/** Handles the keys of the player while the focus is inside it. */
export function usePlayerKeys(
  player: RefObject<HTMLElement | null>,
  { media, controls, toggleFullscreen }: PlayerKeysOptions,
): void {
  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined);
  onKey.current = (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const command = commandOfKey({
      key: event.key,
      isModified: event.ctrlKey || event.altKey || event.metaKey,
      isRepeat: event.repeat,
      isComposing: event.isComposing || event.keyCode === 229,
      focus: focusKindOf(event.target),
    });
    if (command === null) return;
    event.preventDefault();
    switch (command.type) {
      case 'toggle':
        return controls.toggle();
      case 'seekBy':
        return controls.seekTo((media.current?.currentTime ?? 0) + command.seconds);
      case 'mute':
        return controls.toggleMute();
      case 'captions':
        return controls.toggleCaptions();
      case 'fullscreen':
        return toggleFullscreen();
    }
  };
  useEffect(() => {
    const element = player.current;
    // Only while the focus is inside: single keys belong to the focused element.
    const listener = (event: KeyboardEvent) => onKey.current(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [player]);
}
