/**
 * `npm run counters:check`: counts likes and ratings again and prints what is stored otherwise;
 * with `-- --repair` it stores what was counted. Exit code 0: all is right, or is now; 1: not.
 */
import { findCounterDrift, repairCounters } from '../server/features/courses/index.ts';
import { runOnAcademy } from './on-academy.ts';

await runOnAcademy(async ({ db }) => {
  const drift = await findCounterDrift(db);
  for (const { counter, id, stored, counted } of drift) {
    console.log(`${counter} of ${id}: ${stored} stored, ${counted} counted`);
  }
  if (drift.length === 0) {
    console.log('All counters are right.');
    return true;
  }
  if (!process.argv.includes('--repair')) return false;
  await repairCounters(db);
  console.log(`${drift.length} counters repaired.`);
  return true;
});
