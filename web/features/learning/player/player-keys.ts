/** The commands of keys. */
export type PlayerCommand =
  | { type: 'toggle' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'mute' }
  | { type: 'captions' }
  | { type: 'fullscreen' };

/**
 * The focused element: a text field, a control that Space and Enter activate, one whose value the
 * arrows change, or anything else of the player.
 */
export type FocusKind = 'typing' | 'pressable' | 'adjustable' | 'other';

export interface KeyPress {
  key: string;
  /** Control, Alt or Meta: a shortcut of the browser. */
  isModified: boolean;
  /** The key is held down. */
  isRepeat: boolean;
  /** It belongs to an input method. */
  isComposing: boolean;
  focus: FocusKind;
}

const ARROW_SECONDS = 5;
const SKIP_SECONDS = 10;

/**
 * The command of a key press, or null where the player has none. A focused button handles Space
 * itself; doing it here as well would undo it at once.
 */
export function commandOfKey(press: KeyPress): PlayerCommand | null {
  const { key, isModified, isRepeat, isComposing, focus } = press;
  if (isModified || isComposing || focus === 'typing') return null;
  switch (key) {
    case 'ArrowLeft':
      return focus === 'adjustable' ? null : { type: 'seekBy', seconds: -ARROW_SECONDS };
    case 'ArrowRight':
      return focus === 'adjustable' ? null : { type: 'seekBy', seconds: ARROW_SECONDS };
    case 'j':
    case 'J':
      return { type: 'seekBy', seconds: -SKIP_SECONDS };
    case 'l':
    case 'L':
      return { type: 'seekBy', seconds: SKIP_SECONDS };
  }
  // The rest are toggles: holding the key must not flicker them.
  if (isRepeat) return null;
  switch (key) {
    case ' ':
      return focus === 'pressable' ? null : { type: 'toggle' };
    case 'k':
    case 'K':
      return { type: 'toggle' };
    case 'm':
    case 'M':
      return { type: 'mute' };
    case 'c':
    case 'C':
      return { type: 'captions' };
    case 'f':
    case 'F':
      return { type: 'fullscreen' };
    default:
      return null;
  }
}

/** The kind of a focused element; `data-arrows="own"` marks those whose value the arrows change. */
export function focusKindOf(element: Element): FocusKind {
  if (element.matches('input:not([type=range]), textarea, [contenteditable], select')) {
    return 'typing';
  }
  if (element.matches('[data-arrows=own]')) return 'adjustable';
  if (element.matches('button, a, summary')) return 'pressable';
  return 'other';
}
