import { expect, test } from 'vitest';
import { decideChunk } from './chunk.rules.ts';

test.each([
  [0, 0, 40, 'take'],
  [0, 0, 100, 'take'],
  [40, 40, 60, 'take'],
  [99, 99, 1, 'take'],
  [40, 0, 40, 'known'],
  [40, 10, 20, 'known'],
  [100, 0, 100, 'known'],
  [100, 60, 40, 'known'],
  [40, 41, 10, 'elsewhere'],
  [40, 39, 10, 'elsewhere'],
  [40, 0, 41, 'elsewhere'],
  [0, 1, 10, 'elsewhere'],
  [40, 40, 61, 'too_much'],
  [100, 100, 1, 'too_much'],
  [0, 0, 0, 'empty'],
  [100, 100, 0, 'empty'],
])('of 100 bytes %d have arrived; a chunk at %d of %d: %s', (received, offset, length, fate) => {
  expect(decideChunk({ bytes: 100, received_bytes: received }, { offset, length })).toBe(fate);
});
