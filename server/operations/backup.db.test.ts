import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, test } from 'vitest';
import { migrateThrough } from '#database/migrate.ts';
import { readMigrations } from '#database/migration.ts';
import { createEmptyDatabase } from '#database/testing/test-database.ts';
import { checkLedger } from '#server/features/points/index.ts';
import { openBackedUpAcademy, sumsOf } from './backup.testing.ts';
import { moveRows, restoreBackup } from './index.ts';

const { academy, backedUp, newFolder, openTarget, write } = openBackedUpAcademy();

describe('a backup', () => {
  test('brings every row, number and file back into nothing', async () => {
    const backup = await write();
    expect(backup).toMatchObject({ files: 1, faults: [], hasShrunk: false });
    const restored = await openTarget();
    expect(await restoreBackup(restored, backup.file, null)).toEqual({
      rows: backup.rows,
      files: 1,
      faults: [],
    });
    expect(await sumsOf(restored.database)).toEqual(await sumsOf(academy.database));
    expect((await checkLedger(restored.database.db, new Date())).ok).toBe(true);
    const file = await restored.database.db
      .selectFrom('files')
      .select('key')
      .executeTakeFirstOrThrow();
    const [original, copy] = await Promise.all([
      academy.app.dependencies.files.open(file.key),
      restored.files.open(file.key),
    ]);
    expect(await text(copy?.stream ?? expect.fail())).toBe(
      await text(original?.stream ?? expect.fail()),
    );
  });

  test('leaves keys and triggers in force', async () => {
    const { file: target } = await write();
    const { database, files } = await openTarget();
    await restoreBackup({ database, files }, target, null);
    await expect(database.db.deleteFrom('point_entries').execute()).rejects.toThrow();
    await expect(
      database.db.updateTable('courses').set({ teacher_id: 999_999 }).execute(),
    ).rejects.toThrow(/foreign key/);
    const { count } = await database.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(0);
  });

  test('is read with its secret key alone, where it was encrypted', async () => {
    const identity = await generateIdentity();
    const { file: target } = await write(await identityToRecipient(identity));
    expect(target).toMatch(/\.age$/);
    expect(fs.readFileSync(target, 'utf8')).toMatch(/^age-encryption\.org/);
    const restored = await openTarget();
    await expect(restoreBackup(restored, target, null)).rejects.toThrow(/no backup/);
    await expect(restoreBackup(restored, target, await generateIdentity())).rejects.toThrow(
      /no backup/,
    );
    await restoreBackup(restored, target, identity);
    expect(await sumsOf(restored.database)).toEqual(await sumsOf(academy.database));
  });

  test('that is cut off restores nothing', async () => {
    const { file: target } = await write();
    const bytes = fs.readFileSync(target);
    const cut = path.join(newFolder(), 'cut.tar.gz');
    fs.writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length / 2)));
    const restored = await openTarget();
    await expect(restoreBackup(restored, cut, null)).rejects.toThrow();
    expect(await restored.database.db.selectFrom('users').select('user_id').execute()).toEqual([]);
    await restoreBackup(restored, target, null);
  });

  test('is never restored over an academy', async () => {
    const { file: target } = await write();
    await expect(restoreBackup(backedUp(), target, null)).rejects.toThrow(/holds an academy/);
  });

  test('of an older version is restored as it was, and then migrated', async () => {
    const old = await openTarget(createEmptyDatabase);
    await migrateThrough(old.database, 22);
    const { file } = await write(null, old);
    const restored = await openTarget(createEmptyDatabase);
    await restoreBackup(restored, file, null);
    const applied = await restored.database.db
      .selectFrom('schema_migrations')
      .select('name')
      .execute();
    expect(applied).toHaveLength(readMigrations().length);
  });
});

test('moving copies every row into another database, once', async () => {
  const { database } = await openTarget();
  const moved = await moveRows(academy.database, database);
  expect(moved.users).toBeGreaterThan(0);
  expect(await sumsOf(database)).toEqual(await sumsOf(academy.database));
  await expect(moveRows(academy.database, database)).rejects.toThrow(/holds an academy/);
});
