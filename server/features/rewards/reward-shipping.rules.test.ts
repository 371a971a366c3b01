import { expect, test } from 'vitest';
import { rewardCategoryKind } from '#contract/rewards.ts';
import { requiresShipping } from './reward-shipping.rules.ts';

test('what travels by post needs an address, what is sent as a message does not', () => {
  const shipped = (delivers_code: boolean) =>
    rewardCategoryKind.options.filter((category_kind) =>
      requiresShipping({ category_kind, delivers_code }),
    );
  expect(shipped(false)).toEqual(['merchandise', 'certificate', 'other']);
  expect(shipped(true)).toEqual([]);
});
