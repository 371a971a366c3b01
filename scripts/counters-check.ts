/**
 * `npm run counters:check`: recounts likes, ratings and the figures of past days, and prints where
 * the stored values differ; with `-- --repair` it stores the recounted ones. Exit code 0: no
 * difference is left; 1: there is one.
 */
import { getTimeZone } from '../server/features/academy/index.ts';
import { findCounterDrift, repairCounters } from '../server/features/courses/index.ts';
import { findWrongDays, restoreDays } from '../server/features/daily-figures/index.ts';
import { runOnAcademy } from './on-academy.ts';

await runOnAcademy(async ({ db }) => {
  const timeZone = await getTimeZone(db);
  const days = await findWrongDays(db, timeZone);
  for (const day of days) console.log(`figures of ${day}: not what is counted`);
  const drift = await findCounterDrift(db);
  for (const { counter, id, stored, counted } of drift) {
    console.log(`${counter} of ${id}: ${stored} stored, ${counted} counted`);
  }
  if (drift.length === 0 && days.length === 0) {
    console.log('All counters are right.');
    return true;
  }
  if (!process.argv.includes('--repair')) return false;
  await repairCounters(db);
  if (days.length > 0) await restoreDays(db, { timeZone, now: new Date() });
  console.log(`${drift.length} counters and ${days.length} days repaired.`);
  return true;
});
