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
    // The play button presses itself: a second toggle would undo it.
    [' ', 'pressable', null],
    ['Enter', 'pressable', null],
    ['k', 'pressable', toggle],
    ['K', 'other', toggle],
    ['ArrowLeft', 'other', back5],
    ['ArrowRight', 'pressable', on5],
    // The volume has arrows of its own.
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

  it.each([' ', 'k', 'm', 'c', 'f', 'j', 'ArrowLeft'])('“%s” is typed where one types', (key) => {
    expect(press(key, 'typing')).toBeNull();
  });

  it.each(['m', 'c', 'f', 'l', 'ArrowLeft'])('“%s” with Control is the browser’s', (key) => {
    expect(press(key, 'other', { isModified: true })).toBeNull();
  });

  it('keeps off what an input method composes', () => {
    expect(press('k', 'other', { isComposing: true })).toBeNull();
  });

  it('goes on seeking while an arrow is held, and switches nothing twice', () => {
    expect(press('ArrowRight', 'other', { isRepeat: true })).toEqual(on5);
    expect(press(' ', 'other', { isRepeat: true })).toBeNull();
    expect(press('m', 'other', { isRepeat: true })).toBeNull();
  });
});
