/**
 * `npm run revenue:check`: recomputes what has to hold between orders, payments, refunds and access,
 * and prints each. It changes nothing. Exit code 0: all holds; 1: something is broken, or there is
 * no academy.
 */
import { checkRevenue } from '../server/features/payments/index.ts';
import { runOnAcademy } from './on-academy.ts';

await runOnAcademy(async ({ db }) => {
  const { ok, checked_at, invariants } = await checkRevenue(db, new Date());
  for (const invariant of invariants) {
    const result = invariant.ok ? 'ok' : `${invariant.violations} broken: ${invariant.detail}`;
    console.log(`${invariant.name.padEnd(24)} ${result}`);
  }
  console.log(ok ? `Revenue adds up (${checked_at}).` : 'REVENUE DOES NOT ADD UP.');
  return ok;
});
