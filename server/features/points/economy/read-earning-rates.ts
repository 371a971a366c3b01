import { EARNING_RATES_DAYS, type EarningRates } from '#contract/points-economy-admin.ts';
import type { Db } from '#database/open.ts';
import { academyDay, addDays } from '#domain/academy-day.ts';
import { listAccountRates, listTeacherRates } from './earning-rates.queries.ts';

/** Who earns points fast, and whose lessons pay few learners a lot: for review by staff. */
export async function readEarningRates(
  db: Db,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<EarningRates> {
  const to = academyDay(now, timeZone);
  const from = addDays(to, 1 - EARNING_RATES_DAYS);
  const accounts = await listAccountRates(db, from, timeZone);
  const teachers = await listTeacherRates(db, from, timeZone);
  return { from, to, accounts, teachers };
}
