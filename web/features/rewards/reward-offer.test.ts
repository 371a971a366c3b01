import { describe, expect, it } from 'vitest';
import type { Reward } from '#contract/rewards.ts';
import { type RewardOffer, rewardOffer, stockState } from './reward-offer.ts';

describe('what a reader can do about a reward', () => {
  it.each<[Reward['unavailable_reason'], boolean, number | null, RewardOffer]>([
    [null, true, 500, { kind: 'redeem' }],
    ['login_needed', false, null, { kind: 'login' }],
    ['insufficient_points', false, 80, { kind: 'not_enough', missing: 20 }],
    ['insufficient_points', false, null, { kind: 'not_enough', missing: null }],
    // The balance on the page may be older than the server’s decision: no amount that contradicts
    // it.
    ['insufficient_points', false, 100, { kind: 'not_enough', missing: null }],
    ['out_of_stock', false, 500, { kind: 'closed', reason: 'out_of_stock' }],
    ['max_redemptions_reached', false, 500, { kind: 'closed', reason: 'max_redemptions_reached' }],
    ['already_redeemed', false, 500, { kind: 'closed', reason: 'already_redeemed' }],
    ['unavailable', false, 500, { kind: 'closed', reason: 'unavailable' }],
    [null, false, 500, { kind: 'closed', reason: 'unavailable' }],
  ])('%s, redeemable %s, with %s points', (unavailable_reason, redeemable, available, offer) => {
    const reward = { unavailable_reason, redeemable, points_required: 100 };
    expect(rewardOffer(reward, available)).toEqual(offer);
  });
});

describe('how the stock is shown', () => {
  it.each([
    [null, 'unlimited'],
    [0, 'none'],
    [1, 'few'],
    [5, 'few'],
    [6, 'plenty'],
  ] as const)('%s is %s', (stock, state) => {
    expect(stockState(stock)).toBe(state);
  });
});
