import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { largestUpload } from '#contract/files.ts';
import { learningCalls } from '#contract/learning.ts';
import { MEGABYTE } from '#domain/units.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleDocxOf, sampleFiles, samplePng } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';
import { discardFile, stagingFolder, sweepFiles } from './index.ts';

const academy = openTestAcademy();
let learner: TestPerson;
let teacher: TestPerson;
let courseId: number;

beforeAll(async () => {
  learner = await academy.addLearner();
  teacher = await academy.addPerson({ role: 'teacher' });
  const teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
  courseId = await addCourse(academy.db, { teacher_id: teacherId });
});

/** Every file that lies in the academy's folders, unfinished ones included. */
function filesOnDisk(): string[] {
  const { dataDir } = academy.app.dependencies.settings;
  return fs
    .readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const fileRows = () => academy.db.selectFrom('files').selectAll().orderBy('file_id').execute();
const newAssignment = () => addLesson(academy.db, courseId, { type: 'assignment' });

const submitAssignmentAs = (
  content_id: number,
  body: { text?: string; remove_file?: boolean },
  file?: TestFile,
  as = learner,
) =>
  academy.call(
    learningCalls.submitAssignment,
    { body: { content_id, ...body } },
    file ? { as, file } : { as },
  );

const download = (submissionId: number, as: TestPerson | null) =>
  academy.app.inject({
    url: `/api/assignment/file?submission_id=${submissionId}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

describe('the type of a file is read from its bytes', () => {
  test.each([
    ['plan.pdf', sampleFiles.pdf, 'plan.pdf'],
    ['photo.png', sampleFiles.png, 'photo.png'],
    ['计划.docx', sampleFiles.docx, '计划.docx'],
    ['sums.xlsx', sampleFiles.xlsx, 'sums.xlsx'],
    ['notes.txt', sampleFiles.txt, 'notes.txt'],
    ['old.txt', sampleFiles.gb18030, 'old.txt'],
    ['setup.exe', sampleFiles.pdf, 'setup.exe.pdf'],
    ['../../secret.txt', sampleFiles.txt, 'secret.txt'],
  ])('%s is taken, and called by its type', async (name, content, saved) => {
    const { status, data, msg } = await submitAssignmentAs(
      await newAssignment(),
      {},
      { name, content },
    );
    expect(status, msg).toBe(200);
    expect(data.submission).toMatchObject({ file_name: saved, file_bytes: content.length });
  });

  test.each([
    ['drawing.svg', sampleFiles.svg],
    ['drawing.png', sampleFiles.xmlSvg],
    ['page.txt', sampleFiles.html],
    ['plan.pdf', sampleFiles.program],
    ['plan.docx', sampleFiles.zip],
    ['plan.txt', sampleFiles.noise],
  ])('%s that is something else is refused, and leaves nothing behind', async (name, content) => {
    const before = filesOnDisk();
    const rows = await fileRows();
    const answer = await submitAssignmentAs(
      await newAssignment(),
      { text: 'See file' },
      { name, content },
    );
    expect(answer).toMatchObject({ status: 415, error: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(answer.msg).toContain('Word、Excel 或纯文字文件');
    expect(filesOnDisk()).toEqual(before);
    expect(await fileRows()).toEqual(rows);
  });
});

describe('what cannot be taken is refused', () => {
  test('an empty file', async () => {
    const answer = await submitAssignmentAs(
      await newAssignment(),
      {},
      { name: 'a.txt', content: '' },
    );
    expect(answer).toMatchObject({ status: 400, fields: { file: '文件是空的，请选择其他文件。' } });
  });

  test('a picture that unpacks to more than 50 megapixels', async () => {
    const contentId = await newAssignment();
    const bomb = { name: 'a.png', content: samplePng(10_000, 5_001) };
    expect(await submitAssignmentAs(contentId, {}, bomb)).toMatchObject({ status: 400 });
    const large = { name: 'a.png', content: samplePng(10_000, 5_000) };
    expect((await submitAssignmentAs(contentId, {}, large)).status).toBe(200);
  });

  test.each([
    ['110 MB', 110 * MEGABYTE],
    ['11 MB of 11 KB', 11 * MEGABYTE],
  ])('a document that unpacks to %s', async (_, unpacked) => {
    const before = filesOnDisk();
    const file = { name: 'a.docx', content: sampleDocxOf(unpacked) };
    expect(file.content.length).toBeLessThan(MEGABYTE);
    expect(await submitAssignmentAs(await newAssignment(), {}, file)).toMatchObject({
      status: 400,
      fields: { file: expect.stringContaining('文件解压后超过 100 MB') },
    });
    expect(filesOnDisk()).toEqual(before);
  });

  test('one byte too much, with nothing left behind; the largest is taken', async () => {
    const contentId = await newAssignment();
    const before = filesOnDisk();
    const limit = largestUpload('assignment');
    const tooLarge = { name: 'a.txt', content: 'x'.repeat(limit + 1) };
    expect(await submitAssignmentAs(contentId, {}, tooLarge)).toMatchObject({
      status: 413,
      error: 'TOO_LARGE',
    });
    expect(filesOnDisk()).toEqual(before);
    const largest = { name: 'a.txt', content: 'x'.repeat(limit) };
    expect((await submitAssignmentAs(contentId, {}, largest)).status).toBe(200);
  });

  test('a body that breaks off in the middle of its file', async () => {
    const before = filesOnDisk();
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/assignment/submit',
      headers: {
        authorization: `Bearer ${learner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf a`,
    });
    expect(answer.statusCode).toBe(400);
    expect(filesOnDisk()).toEqual(before);
  });

  test('a file in another part, two files, and a file where none is taken', async () => {
    const before = filesOnDisk();
    const send = (url: string, ...names: string[]) => {
      const part = (name: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\ntext\r\n`;
      return academy.app.inject({
        method: 'POST',
        url,
        headers: {
          authorization: `Bearer ${learner.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        payload: `${names.map(part).join('')}--x--\r\n`,
      });
    };
    expect((await send('/api/assignment/submit', 'other')).statusCode).toBe(415);
    expect((await send('/api/assignment/submit', 'file', 'file')).statusCode).toBe(413);
    expect((await send('/api/course/read', 'file')).statusCode).toBe(415);
    expect(filesOnDisk()).toEqual(before);
  });

  test('a good file with fields that are refused is not kept', async () => {
    const before = filesOnDisk();
    const file = { name: 'a.txt', content: 'text' };
    const wrong = await academy.callWith(
      learningCalls.submitAssignment,
      { body: { content_id: 'many' } },
      { as: learner, file },
    );
    expect(wrong.status).toBe(400);
    const lesson = await addLesson(academy.db, courseId, { type: 'text' });
    expect((await submitAssignmentAs(lesson, {}, file)).status).toBe(404);
    expect(filesOnDisk()).toEqual(before);
  });

  test('neither text nor file, whatever white space there is', async () => {
    const answer = await submitAssignmentAs(await newAssignment(), { text: ' \n ' });
    expect(answer).toMatchObject({
      status: 400,
      fields: { text: '请写下您的答案，或添加一个文件。' },
    });
  });

  test('a file field of a form that was left empty is no file', async () => {
    const contentId = await newAssignment();
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/assignment/submit',
      headers: {
        authorization: `Bearer ${learner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: `${field('content_id', String(contentId))}${field('text', 'Mine')}--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`,
    });
    expect(answer.json().data.submission).toMatchObject({ text: 'Mine', file_name: null });
  });
});

describe('the file of a submission', () => {
  test('is replaced, kept or removed with each submission, and only one is on the disk', async () => {
    const contentId = await newAssignment();
    const before = filesOnDisk().length;
    await submitAssignmentAs(contentId, { text: 'A' }, { name: 'one.txt', content: 'one' });
    const kept = await submitAssignmentAs(contentId, { text: 'B' });
    expect(kept.data.submission).toMatchObject({ text: 'B', file_name: 'one.txt' });
    const second = { name: 'two.pdf', content: sampleFiles.pdf };
    const replaced = await submitAssignmentAs(contentId, {}, second);
    expect(replaced.data.submission).toMatchObject({ text: '', file_name: 'two.pdf' });
    expect(filesOnDisk()).toHaveLength(before + 1);
    const refused = await submitAssignmentAs(contentId, { remove_file: true });
    expect(refused.status).toBe(400);
    expect(filesOnDisk()).toHaveLength(before + 1);
    const removed = await submitAssignmentAs(contentId, { text: 'C', remove_file: true });
    expect(removed.data.submission).toMatchObject({ file_name: null, file_url: null });
    expect(filesOnDisk()).toHaveLength(before);
    expect((await download(removed.data.submission.submission_id, learner)).statusCode).toBe(404);
  });

  test('is for its learner, the course’s teacher and admins, and runs as no page', async () => {
    const admin = await academy.addAdmin();
    const other = await academy.addPerson({ role: 'teacher' });
    const classmate = await academy.addLearner();
    const file = { name: '计划.txt', content: sampleFiles.txt };
    const { data } = await submitAssignmentAs(await newAssignment(), {}, file);
    const id = data.submission.submission_id;
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
    const contentId = await newAssignment();
    const before = filesOnDisk().length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        submitAssignmentAs(contentId, {}, { name: `${index}.txt`, content: `plan ${index}` }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(filesOnDisk()).toHaveLength(before + 1);
    const unneeded = (await fileRows()).filter(({ state }) => state !== 'kept');
    expect(unneeded).toEqual([]);
  });
});

describe('maintenance', () => {
  test('removes what a process that died has left, after a day', async () => {
    const { dependencies } = academy.app;
    const before = filesOnDisk();
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
    fs.writeFileSync(staged, 'half');
    fs.utimesSync(staged, academy.now, academy.now);
    academy.advanceMinutes(23 * 60);
    await sweepFiles(dependencies);
    expect(filesOnDisk()).toHaveLength(before.length + 2);
    academy.advanceMinutes(2 * 60);
    await sweepFiles(dependencies);
    expect(filesOnDisk()).toEqual(before);
    expect((await fileRows()).some((row) => row.file_id === fileId)).toBe(false);
    await discardFile(dependencies, fileId);
  });
});

describe('the store on the disk', () => {
  const key = 'media/ab/abcdef01-2345-6789-abcd-ef0123456789.mp4';

  test('keeps a file whole or not at all', async () => {
    const { files } = academy.app.dependencies;
    const before = filesOnDisk();
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(MEGABYTE);
        throw new Error('the line went dead');
      })(),
    );
    await expect(files.put(key, breaking, 'video/mp4')).rejects.toThrow('the line went dead');
    expect(filesOnDisk()).toEqual(before);
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
      await expect(academy.app.dependencies.files.open(wrong)).rejects.toThrow('is no key');
    },
  );
});
