import { describe, expect, it } from 'vitest';
import { formatBytes, formatDateTime, formatDay } from './format.ts';

describe('dates, in the academy’s time zone', () => {
  it.each([
    ['2025-07-01T04:05:00Z', 'Asia/Singapore', 'Jul 01, 2025 12:05', '2025-07-01 12:05'],
    ['2025-12-31T16:00:00Z', 'Asia/Singapore', 'Jan 01, 2026 00:00', '2026-01-01 00:00'],
    ['2025-12-31T16:00:00Z', 'UTC', 'Dec 31, 2025 16:00', '2025-12-31 16:00'],
  ])('%s in %s', (iso, zone, en, zh) => {
    expect(formatDateTime(iso, zone, 'en')).toBe(en);
    expect(formatDateTime(iso, zone, 'zh')).toBe(zh);
  });

  it('writes a day as its language does', () => {
    expect(formatDay('2020-02-08T00:00:00Z', 'Asia/Singapore', 'zh')).toBe('2020年2月8日');
    expect(formatDay('2020-02-08T00:00:00Z', 'Asia/Singapore', 'en')).toBe('8 February 2020');
  });
});

describe('sizes of files', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1025, '2 KB'],
    [1_048_576, '1.0 MB'],
    [10_485_760, '10.0 MB'],
  ])('%d bytes', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
