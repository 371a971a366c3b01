import { describe, expect, it } from 'vitest';
import { commandOfKey, type FocusKind, type KeyPress } from './player-keys.ts';

const press = (key: string, focus: FocusKind, rest: Partial<KeyPress> = {}) =>
  commandOfKey({ key, focus, isModified: false, isRepeat: false, isComposing: false, ...rest });

const back5 = { type: 'seekBy', seconds: -5 };
const on5 = { type: 'seekBy', seconds: 5 };
const toggle = { type: 'toggle' };

describe('keys of the player', () => {
  it.each([
    [' ', 'other', toggle],
    [' ', 'adjustable', toggle],
    // A button handles the space bar itself: a second toggle would undo it.
    [' ', 'pressable', null],
    ['Enter', 'pressable', null],
    ['k', 'pressable', toggle],
    ['K', 'other', toggle],
    ['ArrowLeft', 'other', back5],
    ['ArrowRight', 'pressable', on5],
    // The volume slider uses the arrows itself.
    ['ArrowRight', 'adjustable', null],
    ['j', 'other', { type: 'seekBy', seconds: -10 }],
    ['L', 'adjustable', { type: 'seekBy', seconds: 10 }],
    ['m', 'pressable', { type: 'mute' }],
    ['c', 'other', { type: 'captions' }],
    ['f', 'other', { type: 'fullscreen' }],
    ['Tab', 'other', null],
    ['Escape', 'other', null],
    ['x', 'other', null],
  ] as const)('“%s” on %s', (key, focus, command) => {
    expect(press(key, focus)).toEqual(command);
  });

  it.each([' ', 'k', 'm', 'c', 'f', 'j', 'ArrowLeft'])(
    '“%s” is no command in a text field',
    (key) => {
      expect(press(key, 'typing')).toBeNull();
    },
  );

  it.each(['m', 'c', 'f', 'l', 'ArrowLeft'])('“%s” with Control is left to the browser', (key) => {
    expect(press(key, 'other', { isModified: true })).toBeNull();
  });

  it('ignores keys that belong to an input method', () => {
    expect(press('k', 'other', { isComposing: true })).toBeNull();
  });

  it('repeats seeking while an arrow is held, and toggles nothing twice', () => {
    expect(press('ArrowRight', 'other', { isRepeat: true })).toEqual(on5);
    expect(press(' ', 'other', { isRepeat: true })).toBeNull();
    expect(press('m', 'other', { isRepeat: true })).toBeNull();
  });
});
