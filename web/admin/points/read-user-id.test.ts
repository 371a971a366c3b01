import { describe, expect, it } from 'vitest';
import { readUserId } from './read-user-id.ts';

describe('the number of a learner', () => {
  it.each([
    ['17', 17],
    [' １７ ', 17],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['seventeen', null],
    ['', null],
    [null, null],
  ])('%s is %s', (text, id) => {
    expect(readUserId(text)).toBe(id);
  });
});
