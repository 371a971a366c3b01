import { describe, expect, test } from 'vitest';
import {
  dashboardPath,
  entriesPath,
  figurePath,
  periodOf,
  presets,
  readPeriod,
} from './dashboard-view.ts';

const today = '2026-03-31';

describe('the period of an address', () => {
  test.each([
    ['', '2026-03-02', '2026-03-31'],
    ['from=2026-01-01', '2026-01-01', '2026-03-31'],
    ['to=2026-02-28', '2026-01-30', '2026-02-28'],
    ['from=2026-02-01&to=2026-01-01', '2026-01-01', '2026-02-01'],
    ['from=2026-03-01&to=2030-01-01', '2026-03-01', '2026-03-31'],
    ['from=2030-01-01', '2026-03-31', '2026-03-31'],
    ['from=1990-01-01', '2024-03-31', '2026-03-31'],
    ['from=2026-02-30&to=yesterday', '2026-03-02', '2026-03-31'],
  ])('“%s” is %s to %s', (query, from, to) => {
    expect(readPeriod(new URLSearchParams(query), today)).toEqual({ from, to });
  });

  test('is parsed as it was written, and the default one is left out', () => {
    for (const preset of presets) {
      const period = periodOf(preset, today);
      const { searchParams } = new URL(dashboardPath(period, today), 'https://academy.example');
      expect(readPeriod(searchParams, today)).toEqual(period);
    }
    expect(dashboardPath(periodOf('month', today), today)).toBe('/admin');
    expect(dashboardPath(periodOf('month', '2026-03-30'), today)).toContain('from=2026-03-01');
  });
});

test.each([
  ['week', '2026-03-25', '2026-03-31'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['year', '2025-04-01', '2026-03-31'],
] as const)('the preset “%s” is %s to %s', (preset, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
});

test('the rows of a figure have an address', () => {
  expect(figurePath('registrations', { from: '2026-03-01', to: today }, 2)).toBe(
    '/admin/figures?metric=registrations&page=2&from=2026-03-01&to=2026-03-31',
  );
});

test.each([
  ['points_earned', '/admin/points/entries?flow=earned&from=2026-03-01&to=2026-03-31'],
  ['points_spent', '/admin/points/entries?flow=spent&from=2026-03-01&to=2026-03-31'],
  ['points_liability', '/admin/points/entries?flow=circulation&to=2026-03-31'],
  ['registrations', null],
] as const)('the entries of the ledger behind “%s” are at %s', (metric, path) => {
  expect(entriesPath(metric, { from: '2026-03-01', to: today })).toBe(path);
});
