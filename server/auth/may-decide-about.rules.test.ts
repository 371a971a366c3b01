import { expect, test } from 'vitest';
import { mayDecideAbout } from './may-decide-about.rules.ts';

test('nobody decides about what is their own', () => {
  expect([mayDecideAbout(1, 1), mayDecideAbout(1, 2)]).toEqual([false, true]);
});
