import { describe, expect, it } from 'vitest';
import { memoryKey, recall, remember } from './watched-memory.ts';

const entry = { watched: [{ start: 0, end: 12.3 }], positionSeconds: 12.3 };

describe('what a device remembers of recordings', () => {
  it('returns what was stored', () => {
    const stored = remember(null, memoryKey(7, 3), entry, 1);
    expect(recall(stored, memoryKey(7, 3))).toEqual(entry);
  });

  it('keeps people and guests apart', () => {
    const stored = remember(null, memoryKey(7, 3), entry, 1);
    expect(recall(stored, memoryKey(8, 3))).toBeNull();
    expect(recall(stored, memoryKey(null, 3))).toBeNull();
  });

  it('forgets the recording that was not opened for longest', () => {
    let stored: string | null = null;
    for (let id = 1; id <= 61; id++) stored = remember(stored, memoryKey(7, id), entry, id);
    expect(recall(stored, memoryKey(7, 1))).toBeNull();
    expect(recall(stored, memoryKey(7, 2))).toEqual(entry);
    expect(recall(stored, memoryKey(7, 61))).toEqual(entry);
  });

  it.each([
    '{',
    'null',
    '3',
    '{"7:3":{"watched":"all","positionSeconds":1,"at":1}}',
    '{"7:3":null}',
  ])('starts empty where the store holds %s', (stored) => {
    expect(recall(stored, memoryKey(7, 3))).toBeNull();
    expect(recall(remember(stored, memoryKey(7, 3), entry, 1), memoryKey(7, 3))).toEqual(entry);
  });
});
