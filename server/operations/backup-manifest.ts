import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import { readMigrations } from '#database/migration.ts';
import type { Tx } from '#database/open.ts';
import { sumAcademy } from '#database/transfer.ts';
import type { ReadEntry } from './backup-archive.ts';

/** The version of the form of a backup; another one is refused. */
const FORM = 1;

const manifestSchema = z.object({
  form: z.literal(FORM),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), hash: z.string() })),
  sequences: z.record(z.string(), z.number().nullable()),
});

/** The first entry of a backup: what it must hold. */
export type Manifest = z.output<typeof manifestSchema>;

/** The name of that entry. */
export const MANIFEST = 'manifest.json';
/** The last entry: keys of files that were deleted while the backup was made; absent without any. */
export const DELETED = 'deleted-files.json';

/** A backup cannot be made, or cannot be restored by this version; nothing was changed. */
export class BackupError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'BackupError';
  }
}

/** Sums up the academy that a transaction sees. */
export async function composeManifest(tx: Tx, now: Date): Promise<Manifest> {
  const migrations = await tx
    .selectFrom('schema_migrations')
    .select(['name', 'checksum'])
    .orderBy(sql`name collate "C"`)
    .execute();
  return { form: FORM, made_at: now.toISOString(), migrations, ...(await sumAcademy(tx)) };
}

/** @throws BackupError where this version cannot restore it */
export async function readManifest(entries: AsyncGenerator<ReadEntry>): Promise<Manifest> {
  const first = await entries.next().catch(() => {
    throw new BackupError('This is no backup, or it is encrypted for another key.');
  });
  if (first.done === true || first.value.name !== MANIFEST) {
    throw new BackupError('This is no backup of an academy.');
  }
  const parsed = manifestSchema.safeParse(JSON.parse(await text(first.value.content)));
  if (!parsed.success) throw new BackupError('This version cannot read the format of this backup.');
  const known = readMigrations();
  parsed.data.migrations.forEach(({ name, checksum }, index) => {
    if (known[index]?.name === name && known[index].checksum === checksum) return;
    throw new BackupError(
      `This backup was made by a version with the migration ${name}, which this one does not have.`,
    );
  });
  return parsed.data;
}
