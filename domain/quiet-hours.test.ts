import { describe, expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const singapore = 'Asia/Singapore';
const at = (local: string) => new Date(`${local}:00+08:00`);

describe('quiet hours', () => {
  const night = { from: 22, to: 8 };
  test.each([
    ['before them', night, '2026-05-04T21:59', null],
    ['from their first minute', night, '2026-05-04T22:00', '2026-05-05T08:00'],
    ['after midnight', night, '2026-05-05T00:00', '2026-05-05T08:00'],
    ['to their last minute', night, '2026-05-05T07:59', '2026-05-05T08:00'],
    ['after them', night, '2026-05-05T08:00', null],
    ['within a day', { from: 12, to: 14 }, '2026-05-04T13:30', '2026-05-04T14:00'],
    ['within a day, after them', { from: 12, to: 14 }, '2026-05-04T14:00', null],
    ['to midnight', { from: 20, to: 0 }, '2026-05-04T23:10', '2026-05-05T00:00'],
    ['to midnight, after it', { from: 20, to: 0 }, '2026-05-05T00:00', null],
    ['over the end of a year', night, '2026-12-31T23:59', '2027-01-01T08:00'],
    ['of none', null, '2026-05-04T23:00', null],
  ] as const)('%s', (_, quiet, now, until) => {
    expect(quietUntil(quiet, at(now), singapore)).toEqual(until === null ? null : at(until));
  });

  test('end by the clock where a night has an hour less', () => {
    // In Berlin the clock goes from 2 to 3 in the morning of 29 March 2026.
    const late = new Date('2026-03-28T22:00:00Z');
    expect(quietUntil(night, late, 'Europe/Berlin')).toEqual(new Date('2026-03-29T06:00:00Z'));
  });

  test('end after the hour that a night leaves out', () => {
    const quiet = { from: 22, to: 2 };
    const until = quietUntil(quiet, new Date('2026-03-28T22:00:00Z'), 'Europe/Berlin');
    expect(until).not.toBeNull();
    expect(quietUntil(quiet, until as Date, 'Europe/Berlin')).toBeNull();
  });
});
