import { expect, test } from 'vitest';
import { READABLE_CHARACTERS, randomCode, UNMISTAKABLE_CHARACTERS } from './random-code.ts';

test.each([
  ['readable', READABLE_CHARACTERS, '0O1I'],
  ['unmistakable', UNMISTAKABLE_CHARACTERS, '0O1I2Z5S8B'],
])(
  'a code of %s characters has the length asked for and no look-alikes',
  (_, characters, lookAlikes) => {
    const codes = Array.from({ length: 200 }, () => randomCode(12, characters));
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{12}$/);
    expect([...codes.join('')].filter((character) => lookAlikes.includes(character))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  },
);
