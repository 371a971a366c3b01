import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { MEGABYTE } from '#domain/units.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { fileRows, filesOnDisk } from '#server/testing/stored-files.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { SubmittedFiles } from './files.testing.ts';
import { discardFile, stagingFolder, sweepFiles } from './index.ts';

const submitted = new SubmittedFiles();
const { academy } = submitted;

const download = (submissionId: number, as: TestPerson | null) =>
  academy.app.inject({
    url: `/api/assignment/file?submission_id=${submissionId}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

describe('the file of a submission', () => {
  test('is replaced, kept or removed with each submission, and only one is on the disk', async () => {
    const contentId = await submitted.newAssignment();
    const before = filesOnDisk(academy).length;
    await submitted.submit(contentId, { text: 'A' }, { name: 'one.txt', content: 'one' });
    const kept = await submitted.submit(contentId, { text: 'B' });
    expect(kept.data.submission).toMatchObject({ text: 'B', file_name: 'one.txt' });
    const second = { name: 'two.pdf', content: sampleFiles.pdf };
    const replaced = await submitted.submit(contentId, {}, second);
    expect(replaced.data.submission).toMatchObject({ text: '', file_name: 'two.pdf' });
    expect(filesOnDisk(academy)).toHaveLength(before + 1);
    const refused = await submitted.submit(contentId, { remove_file: true });
    expect(refused.status).toBe(400);
    expect(filesOnDisk(academy)).toHaveLength(before + 1);
    const removed = await submitted.submit(contentId, { text: 'C', remove_file: true });
    expect(removed.data.submission).toMatchObject({ file_name: null, file_url: null });
    expect(filesOnDisk(academy)).toHaveLength(before);
    expect(
      (await download(removed.data.submission.submission_id, submitted.people.learner)).statusCode,
    ).toBe(404);
  });

  test('is for its learner, the course’s teacher and admins, and runs as no page', async () => {
    const admin = await academy.addAdmin();
    const other = await academy.addPerson({ role: 'teacher' });
    const classmate = await academy.addLearner();
    const file = { name: '计划.txt', content: sampleFiles.txt };
    const { data } = await submitted.submit(await submitted.newAssignment(), {}, file);
    const id = data.submission.submission_id;
    const { learner, teacher } = submitted.people;
    for (const person of [learner, teacher, admin]) {
      const answer = await download(id, person);
      expect(answer.statusCode).toBe(200);
      expect(new Uint8Array(answer.rawPayload)).toEqual(sampleFiles.txt);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="__.txt"; filename*=UTF-8''%E8%AE%A1%E5%88%92.txt`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    for (const person of [other, classmate]) {
      expect((await download(id, person)).json()).toMatchObject({ error: 'NOT_FOUND' });
    }
    expect((await download(id, null)).statusCode).toBe(401);
  });

  test('of fifty submitted at once, one is left', async () => {
    const contentId = await submitted.newAssignment();
    const before = filesOnDisk(academy).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        submitted.submit(contentId, {}, { name: `${index}.txt`, content: `plan ${index}` }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(filesOnDisk(academy)).toHaveLength(before + 1);
    const unneeded = (await fileRows(academy)).filter(({ state }) => state !== 'kept');
    expect(unneeded).toEqual([]);
  });
});

describe('maintenance', () => {
  test('removes what a process that died has left, after a day', async () => {
    const { dependencies } = academy.app;
    const before = filesOnDisk(academy);
    const key = 'assignment/ab/abcdef01-2345-6789-abcd-ef0123456789.txt';
    await dependencies.files.put(key, Readable.from([Buffer.from('left')]), 'text/plain');
    const { file_id: fileId } = await academy.db
      .insertInto('files')
      .values({
        key,
        kind: 'document',
        mime: 'text/plain',
        bytes: 4,
        original_name: 'left.txt',
        purpose: 'assignment',
        created_at: academy.now,
      })
      .returning('file_id')
      .executeTakeFirstOrThrow();
    const staged = path.join(stagingFolder(dependencies.settings), 'left');
    const unfinished = path.join(dependencies.settings.dataDir, 'files', `${key}.left.part`);
    for (const file of [staged, unfinished]) {
      fs.writeFileSync(file, 'half');
      fs.utimesSync(file, academy.now, academy.now);
    }
    academy.advanceMinutes(23 * 60);
    await sweepFiles(dependencies);
    expect(filesOnDisk(academy)).toHaveLength(before.length + 3);
    academy.advanceMinutes(2 * 60);
    await sweepFiles(dependencies);
    expect(filesOnDisk(academy)).toEqual(before);
    expect((await fileRows(academy)).some((row) => row.file_id === fileId)).toBe(false);
    await discardFile(dependencies, fileId);
  });
});

describe('the store on the disk', () => {
  const key = 'media/ab/abcdef01-2345-6789-abcd-ef0123456789.mp4';

  test('keeps a file whole or not at all', async () => {
    const { files } = academy.app.dependencies;
    const before = filesOnDisk(academy);
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(MEGABYTE);
        throw new Error('the line went dead');
      })(),
    );
    await expect(files.put(key, breaking, 'video/mp4')).rejects.toThrow('the line went dead');
    expect(filesOnDisk(academy)).toEqual(before);
    expect(await files.open(key)).toBeNull();
    await files.put(key, Readable.from([Buffer.from('film')]), 'video/mp4');
    const found = await files.open(key);
    expect(found?.bytes).toBe(4);
    found?.stream.destroy();
    await files.remove(key);
    await files.remove(key);
    expect(await files.open(key)).toBeNull();
  });

  test.each(['../secret.txt', 'media/../../secret.txt', '/etc/passwd', 'media/ab/x.txt', ''])(
    '%j is no key',
    async (wrong) => {
      await expect(academy.app.dependencies.files.open(wrong)).rejects.toThrow('is not the key');
    },
  );
});
