import { expect, test } from 'vitest';
import { isStoredName, randomFileName, storedKey } from './stored-name.ts';

test('names are made from more than 128 random bits', () => {
  const names = Array.from({ length: 2_000 }, randomFileName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{36}$/);
  // No position is the same in all, as the version of a UUID is.
  for (let at = 0; at < 36; at++) {
    expect(new Set(names.map((name) => name[at])).size, `character ${at}`).toBe(16);
  }
});

test.each([
  [`${randomFileName()}.png`, true],
  ['0c6ad70b-beb2-4d1b-9c62-2f9b3a1f5d11.mp4', true],
  [`../${randomFileName()}.png`, false],
  [`${randomFileName()}`, false],
  [`${randomFileName().toUpperCase()}!.png`, false],
  [`${randomFileName()}.png\n`, false],
  ['short.png', false],
])('%j is the name of a stored file: %s', (name, isOne) => {
  expect(isStoredName(name)).toBe(isOne);
});

test('a key is purpose, two characters and the name', () => {
  expect(storedKey('media', 'abcd.png')).toBe('media/ab/abcd.png');
});
