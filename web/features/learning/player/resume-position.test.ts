import { expect, it } from 'vitest';
import { resumePosition } from './resume-position.ts';

it.each([
  ['where it was stopped on any device', 40, 12, 40],
  ['where it was stopped on this device, where the academy knows nothing', 0, 12, 12],
  ['at the start where nobody knows anything', 0, undefined, null],
  ['at the start where it was stopped within its first second', 0.9, undefined, null],
  ['at its first second', 1, undefined, 1],
  ['just before its last five seconds', 94.9, undefined, 94.9],
  ['at the start where it was stopped within them', 95, 12, null],
])('a recording of 100 seconds resumes %s', (_, startAt, ownPosition, position) => {
  expect(resumePosition({ startAt, ownPosition, duration: 100 })).toBe(position);
});
