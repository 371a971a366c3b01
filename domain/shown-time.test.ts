import { expect, test } from 'vitest';
import { shownTime, timeZoneName } from './shown-time.ts';

test.each([
  ['2025-07-01T04:05:00Z', 'Asia/Singapore', 'Jul 01, 2025', '2025-07-01', '12:05'],
  ['2025-12-31T16:00:00Z', 'Asia/Singapore', 'Jan 01, 2026', '2026-01-01', '00:00'],
  ['2025-12-31T16:00:00Z', 'UTC', 'Dec 31, 2025', '2025-12-31', '16:00'],
])('%s in %s', (iso, zone, en, zh, time) => {
  expect(shownTime(new Date(iso), zone, 'en')).toEqual({ day: en, time });
  expect(shownTime(new Date(iso), zone, 'zh')).toEqual({ day: zh, time });
});

test('a time zone has the name that people give it', () => {
  expect(timeZoneName('Asia/Singapore', 'zh')).toBe('新加坡时间');
  expect(timeZoneName('Asia/Singapore', 'en')).toBe('Singapore Time');
});
