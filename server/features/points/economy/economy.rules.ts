import type { PointKind } from '#contract/points.ts';
import type { Economy, EconomyWeek } from '#contract/points-economy-admin.ts';

/** One of the academy's own accounts, the source or target of points. */
export type AcademyAccount = 'issued' | 'spent' | 'expired' | 'adjusted';

/**
 * Points of one kind that came from or went to an account of the academy in one week. A correction
 * is a flow of the kind that it corrects, below zero.
 */
export interface Flow {
  /** The Monday. */
  week: string;
  kind: PointKind;
  account: AcademyAccount;
  direction: 'from' | 'to';
  points: number;
  entries: number;
}

const sum = (flows: readonly Flow[]) => flows.reduce((total, { points }) => total + points, 0);

/** What a flow is to the economy. */
function roleOf({ account, direction }: Flow): 'earned' | 'spent' | 'expired' | 'taken' {
  if (direction === 'from') return 'earned';
  if (account === 'spent' || account === 'expired') return account;
  return 'taken';
}

/**
 * The weeks of the economy. Unused points at the end of a week are computed backwards from now:
 * later income is subtracted, later use is added.
 * @param weeks their Mondays, in order, the last one the current
 * @param circulation points that learners hold now
 */
export function decideWeeks(
  flows: readonly Flow[],
  weeks: readonly string[],
  circulation: number,
): EconomyWeek[] {
  let atEnd = circulation;
  return weeks
    .toReversed()
    .map((week) => {
      const own = flows.filter((flow) => flow.week === week);
      const of = (role: ReturnType<typeof roleOf>) =>
        sum(own.filter((flow) => roleOf(flow) === role));
      const [earned, spent, expired, taken] = [
        of('earned'),
        of('spent'),
        of('expired'),
        of('taken'),
      ];
      const row = { week, earned, spent, expired, taken, circulation: atEnd };
      atEnd -= earned - spent - expired - taken;
      return row;
    })
    .toReversed();
}

/** Sources or uses of points, by kind, the largest first. */
export function rankFlows(
  flows: readonly Flow[],
  direction: Flow['direction'],
): Economy['sources'] {
  const own = flows.filter((flow) => flow.direction === direction);
  return [...Map.groupBy(own, (flow) => flow.kind)]
    .map(([kind, ofKind]) => ({
      kind,
      points: sum(ofKind),
      entries: ofKind.reduce((total, { entries }) => total + entries, 0),
    }))
    .sort((a, b) => b.points - a.points);
}

/** Rewards that can be redeemed now, of one price and value. */
export interface OfferedRewards {
  /** How many there are. */
  rewards: number;
  points_required: number;
  /** US dollars; 0: the value is not known. */
  value: number;
  /** How often they were redeemed recently, all together. */
  asked: number;
}

/** The median value. */
function median(values: readonly { value: number; times: number }[]): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { times }) => sum + times, 0);
  const at = (place: number) => {
    let passed = 0;
    for (const { value, times } of sorted) {
      passed += times;
      if (passed > place) return value;
    }
    return 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

/**
 * What unused points may cost in US dollars (decision 0053). Held points belong to certain rewards
 * and cost what these are worth. Available points are worth what they buy: by the reward that gives
 * the least for a point, by what learners choose, and by the one that gives the most. Rewards
 * without a value are left out.
 * @param heldValue value of the rewards that are requested and not yet shipped
 * @returns null where no reward has a value
 */
export function decideCost(
  { available, heldValue }: { available: number; heldValue: number },
  offers: readonly OfferedRewards[],
): Economy['cost'] {
  const valued = offers.filter(({ value }) => value > 0);
  if (valued.length === 0) return null;
  const perPoint = valued.map(({ value, points_required: price }) => value / price);
  const asked = valued.reduce((total, reward) => total + reward.asked, 0);
  const chosenValue = valued.reduce((total, { value, asked: times }) => total + value * times, 0);
  const chosenPoints = valued.reduce(
    (total, { points_required: price, asked: times }) => total + price * times,
    0,
  );
  const [best, typical, worst] = [
    Math.min(...perPoint),
    asked > 0
      ? chosenValue / chosenPoints
      : median(
          valued.map((alike) => ({
            value: alike.value / alike.points_required,
            times: alike.rewards,
          })),
        ),
    Math.max(...perPoint),
  ];
  const costAt = (value: number) => cents(heldValue + available * value);
  return {
    held: cents(heldValue),
    best: costAt(best),
    typical: costAt(typical),
    worst: costAt(worst),
    best_per_point: best,
    typical_per_point: typical,
    worst_per_point: worst,
    typical_by: asked > 0 ? 'choices' : 'median',
  };
}

/** Points that expire, by week, and what lies outside the weeks shown. */
export function decideExpiring(
  ending: readonly { week: string | null; points: number }[],
  weeks: readonly string[],
): Pick<Economy, 'expiring' | 'expiring_later' | 'never_expiring'> {
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  const total = (which: (week: string | null) => boolean) =>
    ending.filter(({ week }) => which(week)).reduce((all, { points }) => all + points, 0);
  return {
    expiring: weeks.map((week) => ({
      week,
      // Expired points that are still in lots are taken by the next run.
      points: total((one) => one === week || (week === first && one !== null && one < first)),
    })),
    expiring_later: total((week) => week !== null && week > last),
    never_expiring: total((week) => week === null),
  };
}
