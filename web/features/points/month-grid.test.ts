import { describe, expect, it } from 'vitest';
import { monthGrid } from './month-grid.ts';

const month = (name: string, length: number, signed: number[] = []) =>
  Array.from({ length }, (_, i) => ({
    day: `${name}-${String(i + 1).padStart(2, '0')}`,
    signed_in: signed.includes(i + 1),
  }));

describe('the calendar of the daily check-in', () => {
  it.each([
    ['2026-02', 28, 6, 5], // Starts on a Sunday.
    ['2027-02', 28, 0, 4], // Starts on a Monday and fills its weeks.
    ['2026-11', 30, 6, 6],
    ['2026-12', 31, 1, 5],
  ])('%s with %i days begins after %i blanks and takes %i weeks', (name, length, blanks, weeks) => {
    const grid = monthGrid(month(name, length), `${name}-01`);
    expect(grid).toHaveLength(weeks);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    expect(grid[0]?.findIndex((day) => day !== null)).toBe(blanks);
    expect(grid.flat().filter((day) => day !== null)).toHaveLength(length);
  });

  it('distinguishes past, present and future', () => {
    const days = monthGrid(month('2026-11', 30, [1, 3]), '2026-11-04')
      .flat()
      .filter((day) => day !== null);
    expect(days.slice(0, 6).map(({ state }) => state)).toEqual([
      'signed',
      'missed',
      'signed',
      'open',
      'coming',
      'coming',
    ]);
    expect(days.filter(({ isToday }) => isToday).map(({ number }) => number)).toEqual([4]);
  });

  it('is empty without days', () => {
    expect(monthGrid([], '2026-11-04')).toEqual([]);
  });
});
