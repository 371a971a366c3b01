import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shortening a text', () => {
  it('leaves a short text as it is', () => {
    expect(shorten('Steady.', 60)).toBe('Steady.');
  });
  it('cuts between words and drops the comma that is left', () => {
    expect(shorten('Look far, learn steadily and well', 12)).toBe('Look far…');
  });
  it('counts Chinese by characters', () => {
    expect(shorten('看得远，走得稳，学得会', 4)).toBe('看得远…');
  });
});
