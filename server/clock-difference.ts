import { sql } from 'kysely';
import type { Db } from '#database/open.ts';

/** From here on a start warns; connections and busy machines explain less. */
const NOTABLE_MS = 5_000;

/**
 * Compares the clock of this process with that of the database, which several machines share.
 * @returns the warning for a start; null where they agree
 */
export async function clockWarning(db: Db, now: () => Date): Promise<string | null> {
  const before = now().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const after = now().getTime();
  const difference = (before + after) / 2 - (rows[0]?.at.getTime() ?? 0);
  // How long the answer took is no difference of the clocks.
  if (Math.abs(difference) - (after - before) / 2 <= NOTABLE_MS) return null;
  const seconds = Math.round(Math.abs(difference) / 1000);
  const direction = difference > 0 ? 'ahead of' : 'behind';
  return `Warning: the clock of this machine is ${seconds} s ${direction} the database's. Sessions and links end at wrong times; synchronize both by NTP.`;
}
