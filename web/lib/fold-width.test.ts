import { describe, expect, it } from 'vitest';
import { foldWidth } from './fold-width.ts';

describe('folding full-width input', () => {
  it.each([
    ['ＷＥＬＣＯＭＥ２０２５', 'WELCOME2025'],
    ['０１２３－４５６', '0123-456'],
    ['mei＠example．com', 'mei@example.com'],
    ['abc　123', 'abc 123'],
    ['already plain', 'already plain'],
  ])('reads %s as %s', (typed, meant) => {
    expect(foldWidth(typed)).toBe(meant);
  });
});
