import { describe, expect, it } from 'vitest';
import { programDays } from './program-days.ts';

const site = {
  program_starts_on: '2025-07-01',
  program_ends_on: '2025-12-01',
  time_zone: 'Asia/Singapore',
};

describe('the training programme', () => {
  it.each([
    ['2025-06-01T00:00:00Z', 'en', '1 July 2025', '1 December 2025'],
    ['2025-12-01T15:59:00Z', 'zh', '2025年7月1日', '2025年12月1日'],
  ] as const)('is shown at %s in %s', (now, locale, first, last) => {
    expect(programDays(site, new Date(now), locale)).toEqual({ first, last });
  });

  it('is gone when its last academy day is over', () => {
    expect(programDays(site, new Date('2025-12-01T16:00:00Z'), 'en')).toBeNull();
  });

  it('is not shown where there is none', () => {
    const none = { ...site, program_starts_on: null, program_ends_on: null };
    expect(programDays(none, new Date('2025-06-01T00:00:00Z'), 'en')).toBeNull();
  });
});
