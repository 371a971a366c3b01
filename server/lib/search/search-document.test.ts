import { describe, expect, test } from 'vitest';
import { toSearchDocument } from './search-document.ts';

describe('a document', () => {
  test('names the weight of each place a term is found in', () => {
    expect(toSearchDocument({ title: ['ETF'], names: ['Lim'], body: ['etf lim 7'] })).toBe(
      "'etf':1A,3C 'lim':2B,3C '7':3C",
    );
  });
  test('of an empty text are none', () => {
    expect(toSearchDocument({ title: [''], body: [] })).toBe('');
  });
  test('of a text without end is cut where PostgreSQL would refuse it, its title stays', () => {
    const body = Array.from({ length: 200_000 }, (_, n) => `word${n}`).join(' ');
    const document = toSearchDocument({ title: ['价值'], body: [body] });
    expect(Buffer.byteLength(document)).toBeLessThan(1_048_576);
    expect(document).toContain("'jiazhi':4D");
  });
});
