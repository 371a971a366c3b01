import { migrateThrough } from '#database/migrate.ts';
import { readMigrations } from '#database/migration.ts';
import type { AcademyDatabase } from '#database/open.ts';
import { inSnapshot, readAllRows, sumAcademy, writeAllRows } from '#database/transfer.ts';

/**
 * Copies every row of one academy into another, empty database, and compares all of them there. In
 * one transaction: an interrupted copy leaves nothing and can be started again.
 * @returns the rows of each table
 * @throws NotEmptyError
 * @throws TransferError
 */
export function moveRows(
  from: AcademyDatabase,
  to: AcademyDatabase,
): Promise<Readonly<Record<string, number>>> {
  return inSnapshot(from, async (tx) => {
    await migrateThrough(to, readMigrations().length);
    const sums = await sumAcademy(tx);
    await writeAllRows(to, readAllRows(tx), () => sums);
    return Object.fromEntries(Object.entries(sums.tables).map(([name, { rows }]) => [name, rows]));
  });
}
