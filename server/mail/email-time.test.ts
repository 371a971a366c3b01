import { expect, test } from 'vitest';
import { emailDay, emailPeriod, emailTime } from './email-time.ts';

const at = (iso: string) => new Date(iso);
const clocks = {
  en: { timeZone: 'Asia/Singapore', locale: 'en' },
  zh: { timeZone: 'Asia/Singapore', locale: 'zh' },
} as const;

test('a moment is told as on screens, with its time zone', () => {
  const moment = at('2026-03-09T07:30:00Z');
  expect(emailTime(moment, clocks.en)).toBe('Mar 09, 2026 15:30 (Singapore Time)');
  expect(emailTime(moment, clocks.zh)).toBe('2026-03-09 15:30（新加坡时间）');
});

test.each([
  ['2026-03-09T08:15:00Z', 'Mar 09, 2026 15:30–16:15 (Singapore Time)'],
  ['2026-03-09T16:15:00Z', 'Mar 09, 2026 15:30–Mar 10, 2026 00:15 (Singapore Time)'],
])('a period until %s is %s', (end, text) => {
  expect(emailPeriod(at('2026-03-09T07:30:00Z'), at(end), clocks.en)).toBe(text);
});

test('a day has no time', () => {
  expect(emailDay(at('2026-03-31T15:59:59Z'), clocks.en)).toBe('Mar 31, 2026');
  expect(emailDay(at('2026-03-31T15:59:59Z'), clocks.zh)).toBe('2026-03-31');
});
