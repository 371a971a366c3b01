/**
 * `npm run ledger:check`: recomputes every invariant of the points ledger and prints each.
 * It changes nothing. Exit code 0: all hold; 1: one is broken, or there is no academy.
 */
import { checkLedger } from '../server/features/points/index.ts';
import { runOnAcademy } from './on-academy.ts';

await runOnAcademy(async ({ db }) => {
  const { ok, checked_at, invariants } = await checkLedger(db, new Date());
  for (const invariant of invariants) {
    const result = invariant.ok ? 'ok' : `${invariant.violations} broken: ${invariant.detail}`;
    console.log(`${invariant.name.padEnd(24)} ${result}`);
  }
  console.log(ok ? `The ledger adds up (${checked_at}).` : 'THE LEDGER DOES NOT ADD UP.');
  return ok;
});
