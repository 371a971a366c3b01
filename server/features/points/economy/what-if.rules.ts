import { decideEarning, type EarningRule } from '../rules/earned-amount.rules.ts';

/** Days of learners with equal payments: by week, what each occasion paid, in order. */
export interface PaidDays {
  /** The Monday. */
  week: string;
  /** What each occasion of one learner on one academy day paid, in order. */
  amounts: readonly number[];
  /** For each occasion whether it is of the rule; the others share its daily cap. */
  owned: readonly boolean[];
  /** How many such days there were. */
  days: number;
}

/** The part of a rule that a simulation changes. */
export type SupposedRule = Pick<EarningRule, 'amount' | 'daily_cap'>;

/**
 * What one learner's day would have paid: each occasion is decided as earning decides it, in part
 * where the cap has no more room.
 */
function payDay({ amounts, owned }: PaidDays, { amount, daily_cap }: SupposedRule) {
  let paid = 0;
  let paidByAll = 0;
  let capped = 0;
  for (const [place, paidThen] of amounts.entries()) {
    const isOwn = owned[place] ?? true;
    const rule = { amount: isOwn ? amount : paidThen, is_active: true };
    const earned = decideEarning({ rule, ownAmount: paidThen, isPaid: false }).amount;
    const room = daily_cap === null ? earned : Math.max(0, daily_cap - paidByAll);
    const pays = Math.min(earned, room);
    paidByAll += pays;
    if (!isOwn) continue;
    paid += pays;
    if (pays < earned) capped++;
  }
  return { paid, capped };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * What a period would have paid under another rule. It knows only the occasions that were paid:
 * those that a cap refused, or a rule that was off, have left no record.
 * @param weeks the Mondays of the period, so that an empty week shows as zero
 */
export function decideWhatIf(
  days: readonly PaidDays[],
  rule: SupposedRule,
  weeks: readonly string[],
) {
  const graded = days.map((day) => {
    const { paid, capped } = payDay(day, rule);
    const own = day.amounts.filter((_, place) => day.owned[place] ?? true);
    return {
      week: day.week,
      occasions: own.length * day.days,
      paid: sum(own) * day.days,
      wouldPay: paid * day.days,
      capped: capped * day.days,
    };
  });
  return {
    occasions: sum(graded.map((day) => day.occasions)),
    paid: sum(graded.map((day) => day.paid)),
    would_pay: sum(graded.map((day) => day.wouldPay)),
    capped: sum(graded.map((day) => day.capped)),
    weeks: weeks.map((week) => {
      const own = graded.filter((day) => day.week === week);
      return {
        week,
        paid: sum(own.map((day) => day.paid)),
        would_pay: sum(own.map((day) => day.wouldPay)),
      };
    }),
  };
}
