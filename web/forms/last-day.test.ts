import { describe, expect, it } from 'vitest';
import { dayIn, endOfDayIn } from './last-day.ts';

describe('the last day of a reward', () => {
  it.each([
    ['2026-12-31', 'Asia/Singapore', '2026-12-31T15:59:59.000Z'],
    ['2026-12-31', 'UTC', '2026-12-31T23:59:59.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-02T03:59:59.000Z'],
    // Berlin puts its clocks back in the night to this day.
    ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
    // What the year 2026 passes through while it is typed; clocks went by the sun then.
    ['0020-12-31', 'Asia/Singapore', '0020-12-31T17:04:34.000Z'],
    ['0002-12-31', 'UTC', '0002-12-31T23:59:59.000Z'],
  ])('%s in %s ends at %s', (day, timeZone, iso) => {
    expect(endOfDayIn(day, timeZone)).toBe(iso);
    expect(dayIn(iso, timeZone)).toBe(day);
  });

  it('is the day over there, not here', () => {
    expect(dayIn('2026-12-31T16:00:00Z', 'Asia/Singapore')).toBe('2027-01-01');
  });
});
