import { describe, expect, test } from 'vitest';
import { decideWhatIf, type PaidDays } from './what-if.rules.ts';

const WEEK = '2026-03-02';
const day = (amounts: number[], days = 1, week = WEEK): PaidDays => ({
  week,
  amounts,
  owned: amounts.map(() => true),
  days,
});
/** A day on which kinds that share a cap were paid; of the others, below zero. */
const shared = (signed: number[]): PaidDays => ({
  week: WEEK,
  amounts: signed.map(Math.abs),
  owned: signed.map((amount) => amount > 0),
  days: 1,
});

describe('what a rule would have paid', () => {
  test.each<[string, PaidDays[], number | null, number | null, number, number]>([
    // what, days, amount, cap, would pay, left unpaid
    ['the same as it did', [day([5, 5])], 5, null, 10, 0],
    ['another amount', [day([5, 5, 5])], 8, null, 24, 0],
    ['nothing at 0 points', [day([5, 5])], 0, null, 0, 0],
    ['the same amount where rules differed meanwhile', [day([5, 10])], 7, null, 14, 0],
    ['up to the cap exactly', [day([5, 5])], 5, 10, 10, 0],
    ['nothing over the cap', [day([5, 5, 5])], 5, 10, 10, 1],
    ['a part where no more fits', [day([5, 5, 5])], 8, 20, 20, 1],
    ['one where the cap is just the amount', [day([5, 5, 5])], 8, 8, 8, 2],
    ['a part where the cap is below the amount', [day([5, 5])], 8, 7, 7, 2],
    ['each learner’s day by itself', [day([5, 5], 3)], 5, 5, 15, 3],
    ['subjects’ own amounts without a cap', [day([80, 120])], null, null, 200, 0],
    ['subjects’ own amounts in their order under a cap', [day([80, 120, 20])], null, 100, 100, 2],
    ['less where another kind has filled the shared cap', [shared([-5, 5, -5, 5])], 5, 15, 5, 1],
    ['what another kind was paid stays its own amount', [shared([-5, 5, 5])], 10, 15, 10, 1],
    ['no occasion, no points', [], 50, 100, 0, 0],
  ])('%s', (_, days, amount, daily_cap, wouldPay, capped) => {
    const result = decideWhatIf(days, { amount, daily_cap }, [WEEK]);
    expect([result.would_pay, result.capped]).toEqual([wouldPay, capped]);
    expect(result.weeks).toEqual([{ week: WEEK, paid: result.paid, would_pay: wouldPay }]);
  });

  test('is compared with what was paid, week by week, quiet weeks too', () => {
    const days = [day([10], 4), day([10, 10], 2, '2026-03-16')];
    const weeks = ['2026-03-02', '2026-03-09', '2026-03-16'];
    expect(decideWhatIf(days, { amount: 15, daily_cap: 15 }, weeks)).toEqual({
      occasions: 8,
      paid: 80,
      would_pay: 90,
      capped: 2,
      weeks: [
        { week: '2026-03-02', paid: 40, would_pay: 60 },
        { week: '2026-03-09', paid: 0, would_pay: 0 },
        { week: '2026-03-16', paid: 40, would_pay: 30 },
      ],
    });
  });
});
