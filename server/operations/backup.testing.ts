import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import type { AcademyDatabase } from '#database/open.ts';
import { memoryFolder } from '#database/testing/memory-folder.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { inSnapshot, sumAcademy } from '#database/transfer.ts';
import { createDiskFileStore, type FileStore } from '#server/files/index.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { writeBackup } from './index.ts';

/**
 * Opens an academy with a learner who has points and has submitted a file, for all tests of a file,
 * and a folder that is removed after them.
 */
export function openBackedUpAcademy() {
  const academy = openTestAcademy();
  const folder = fs.mkdtempSync(path.join(memoryFolder(), 'backup-'));
  const opened: AcademyDatabase[] = [];
  /** What a backup of it is made of. */
  const backedUp = () => ({
    database: academy.database,
    files: academy.app.dependencies.files,
  });

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

  /** Makes a new folder for the backups of a test. */
  const newFolder = () => fs.mkdtempSync(path.join(folder, 'backups-'));

  /** Writes a backup, of the academy unless given. */
  const write = (recipient: string | null = null, source = backedUp(), into = newFolder()) =>
    writeBackup(source, into, { recipient, now: new Date() });

  /** The academy with its files read through another store. */
  function withStore(store: Partial<FileStore>) {
    const { database, files } = backedUp();
    return { database, files: { ...files, ...store } };
  }

  /** Replaces the bytes of the one file on the disk, runs some work, and puts them back. */
  async function withDamage(damage: (bytes: Buffer) => Buffer | null, work: () => Promise<void>) {
    const { key } = await academy.db
      .selectFrom('files')
      .select('key')
      .where('state', '=', 'kept')
      .executeTakeFirstOrThrow();
    const file = path.join(academy.app.dependencies.settings.dataDir, 'files', key);
    const bytes = fs.readFileSync(file);
    const damaged = damage(Buffer.from(bytes));
    if (damaged === null) fs.rmSync(file);
    else fs.writeFileSync(file, damaged);
    try {
      await work();
    } finally {
      fs.writeFileSync(file, bytes);
    }
  }
  return { academy, backedUp, openTarget, newFolder, write, withStore, withDamage };
}

/** The sums of what a database holds. */
export const sumsOf = (database: AcademyDatabase) => inSnapshot(database, sumAcademy);
