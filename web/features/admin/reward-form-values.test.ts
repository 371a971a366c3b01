import { describe, expect, it } from 'vitest';
import { isChanged, newRewardValues } from './reward-form-values.ts';

describe('whether a reward form was changed', () => {
  const before = { ...newRewardValues, name: 'Mug', points_required: 300, image: null };
  it.each([
    ['nothing', {}, false],
    ['a name', { name: 'Cup' }, true],
    ['an empty field for none', { image: '', reward_category_id: undefined }, false],
    ['a limit', { available_stock: 0 }, true],
  ])('%s', (_, change, changed) => {
    expect(isChanged(before, { ...before, ...change })).toBe(changed);
  });
});
