import { expect, test } from 'vitest';
import { qrCodeOf, qrPath } from './qr-code.ts';

const link = 'https://academy.example/auth/register?invitation=ABCD2345';

test('a code has a quiet zone of four squares on every side', () => {
  const { size, squares } = qrCodeOf(link);
  expect(squares).toHaveLength(size);
  const isDark = (from: number, to: number) =>
    squares.slice(from, to).some((row) => row.some(Boolean));
  expect([isDark(0, 4), isDark(size - 4, size)]).toEqual([false, false]);
  expect(squares.some((row) => row.slice(0, 4).some(Boolean))).toBe(false);
  expect(squares.some((row) => row.slice(-4).some(Boolean))).toBe(false);
  // The corner marks begin right behind it.
  expect([squares[4]?.[4], squares[4]?.[size - 5], squares[size - 5]?.[4]]).toEqual([
    true,
    true,
    true,
  ]);
});

test('the path draws each dark square once', () => {
  const code = qrCodeOf(link);
  const dark = code.squares.flat().filter(Boolean).length;
  const bars = [...qrPath(code).matchAll(/M\d+ \d+h(\d+)v1h-\1z/g)];
  expect(bars.reduce((sum, [, width]) => sum + Number(width), 0)).toBe(dark);
});

test('a small grid is drawn row by row', () => {
  const squares = [
    [true, true, false],
    [false, false, true],
  ];
  expect(qrPath({ size: 3, squares })).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
});
