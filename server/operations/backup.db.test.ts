import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { migrateThrough } from '#database/migrate.ts';
import { readMigrations } from '#database/migration.ts';
import type { AcademyDatabase } from '#database/open.ts';
import { memoryFolder } from '#database/testing/memory-folder.ts';
import { createEmptyDatabase, createTestDatabase } from '#database/testing/test-database.ts';
import { inSnapshot, sumAcademy } from '#database/transfer.ts';
import { checkLedger } from '#server/features/points/index.ts';
import { createDiskFileStore } from '#server/files/index.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { moveRows, restoreBackup, writeBackup } from './index.ts';

const academy = openTestAcademy();
const folder = fs.mkdtempSync(path.join(memoryFolder(), 'backup-'));
const opened: AcademyDatabase[] = [];
const backedUp = () => ({ database: academy.database, files: academy.app.dependencies.files });

beforeAll(async () => {
  const learner = await academy.addLearner({ name: '林 "一" \\ 二', points: 120 });
  const courseId = await addCourse(academy.db);
  const assignment = await addLesson(academy.db, courseId, { type: 'assignment' });
  const file = { name: 'answer.txt', content: sampleFiles.txt };
  const body = { content_id: assignment, text: '答案' };
  const { status } = await academy.call(
    learningCalls.submitAssignment,
    { body },
    { as: learner, file },
  );
  expect(status).toBe(200);
});
afterAll(async () => {
  for (const database of opened) await database.close();
  fs.rmSync(folder, { recursive: true });
});

/** An academy without people; without its tables, too, where they are of another version. */
async function openTarget(open = createTestDatabase) {
  const database = await open();
  opened.push(database);
  return { database, files: createDiskFileStore(fs.mkdtempSync(path.join(folder, 'files-'))) };
}

const write = async (name: string, recipient: string | null = null) => {
  const target = path.join(folder, name);
  const result = await writeBackup(backedUp(), target, { recipient, now: new Date() });
  return { target, result };
};

const sumsOf = (database: AcademyDatabase) => inSnapshot(database, sumAcademy);

describe('a backup', () => {
  test('brings every row, number and file back into nothing', async () => {
    const { target, result } = await write('plain.tar.gz');
    expect(result.files).toBe(1);
    const restored = await openTarget();
    expect(await restoreBackup(restored, target, null)).toEqual(result);
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
    const { target } = await write('guarded.tar.gz');
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
    const { target } = await write('secret.tar.gz.age', await identityToRecipient(identity));
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
    const { target } = await write('whole.tar.gz');
    const bytes = fs.readFileSync(target);
    const cut = path.join(folder, 'cut.tar.gz');
    fs.writeFileSync(cut, bytes.subarray(0, Math.floor(bytes.length / 2)));
    const restored = await openTarget();
    await expect(restoreBackup(restored, cut, null)).rejects.toThrow();
    expect(await restored.database.db.selectFrom('users').select('user_id').execute()).toEqual([]);
    await restoreBackup(restored, target, null);
  });

  test('is never restored over an academy', async () => {
    const { target } = await write('again.tar.gz');
    await expect(restoreBackup(backedUp(), target, null)).rejects.toThrow(/holds an academy/);
  });

  test('of an older version is restored as it was, and then migrated', async () => {
    const old = await openTarget(createEmptyDatabase);
    await migrateThrough(old.database, 22);
    const target = path.join(folder, 'old.tar.gz');
    await writeBackup(old, target, { recipient: null, now: new Date() });
    const restored = await openTarget(createEmptyDatabase);
    await restoreBackup(restored, target, null);
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
