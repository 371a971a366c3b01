import type { Economy } from '#contract/points-economy-admin.ts';
import type { Db } from '#database/open.ts';
import { academyDay, addDays, mondayOf, weeksBetween } from '#domain/academy-day.ts';
import {
  listExpirations,
  listFlows,
  listOffers,
  sumCirculation,
  sumHeldValue,
} from './economy.queries.ts';
import { decideCost, decideExpiring, decideWeeks, rankFlows } from './economy.rules.ts';

interface EconomyInput {
  /** Weeks of the past, the current one included. */
  weeks: number;
  /** Weeks of the future, the current one included. */
  coming: number;
}

/** The economy in one snapshot, so that its figures agree with each other. */
export async function readEconomy(
  db: Db,
  { weeks, coming }: EconomyInput,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Economy> {
  const today = academyDay(now, timeZone);
  const thisWeek = mondayOf(today);
  const since = addDays(thisWeek, -7 * (weeks - 1));
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { available, held } = await sumCirculation(tx);
      const mondays = weeksBetween(since, today);
      const flows = await listFlows(tx, mondays, timeZone);
      const offers = await listOffers(tx, now);
      const heldValue = await sumHeldValue(tx);
      const endings = await listExpirations(tx, timeZone);
      const numberOf = (some: typeof offers) => some.reduce((sum, { rewards }) => sum + rewards, 0);
      const valued = numberOf(offers.filter(({ value }) => value > 0));
      return {
        as_of: now.toISOString(),
        today,
        available,
        held,
        circulation: available + held,
        weeks: decideWeeks(flows, mondays, available + held),
        ...decideExpiring(endings, weeksBetween(today, addDays(thisWeek, 7 * coming - 1))),
        sources: rankFlows(flows, 'from'),
        sinks: rankFlows(flows, 'to'),
        cost: decideCost({ available, heldValue }, offers),
        valued_rewards: valued,
        unvalued_rewards: numberOf(offers) - valued,
      };
    });
}
