import { describe, expect, test } from 'vitest';
import { largestUpload } from '#contract/files.ts';
import { learningCalls } from '#contract/learning.ts';
import { MEGABYTE } from '#domain/units.ts';
import { addLesson } from '#server/testing/add-catalogue.ts';
import { sampleDocxOf, sampleFiles, samplePng } from '#server/testing/sample-files.ts';
import { fileRows, filesOnDisk } from '#server/testing/stored-files.ts';
import { SubmittedFiles } from './files.testing.ts';

const submitted = new SubmittedFiles();
const { academy } = submitted;

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
    const { status, data, msg } = await submitted.submit(
      await submitted.newAssignment(),
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
    const before = filesOnDisk(academy);
    const rows = await fileRows(academy);
    const answer = await submitted.submit(
      await submitted.newAssignment(),
      { text: 'See file' },
      { name, content },
    );
    expect(answer).toMatchObject({ status: 415, error: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(answer.msg).toContain('Word、Excel 或纯文字文件');
    expect(filesOnDisk(academy)).toEqual(before);
    expect(await fileRows(academy)).toEqual(rows);
  });
});

describe('what cannot be taken is refused', () => {
  test('an empty file', async () => {
    const answer = await submitted.submit(
      await submitted.newAssignment(),
      {},
      { name: 'a.txt', content: '' },
    );
    expect(answer).toMatchObject({ status: 400, fields: { file: '文件是空的，请选择其他文件。' } });
  });

  test('a picture that unpacks to more than 50 megapixels', async () => {
    const contentId = await submitted.newAssignment();
    const bomb = { name: 'a.png', content: samplePng(10_000, 5_001) };
    expect(await submitted.submit(contentId, {}, bomb)).toMatchObject({ status: 400 });
    const large = { name: 'a.png', content: samplePng(10_000, 5_000) };
    expect((await submitted.submit(contentId, {}, large)).status).toBe(200);
  });

  test.each([
    ['110 MB', 110 * MEGABYTE],
    ['11 MB of 11 KB', 11 * MEGABYTE],
  ])('a document that unpacks to %s', async (_, unpacked) => {
    const before = filesOnDisk(academy);
    const file = { name: 'a.docx', content: sampleDocxOf(unpacked) };
    expect(file.content.length).toBeLessThan(MEGABYTE);
    expect(await submitted.submit(await submitted.newAssignment(), {}, file)).toMatchObject({
      status: 400,
      fields: { file: expect.stringContaining('文件解压后超过 100 MB') },
    });
    expect(filesOnDisk(academy)).toEqual(before);
  });

  test('one byte too much, with nothing left behind; the largest is taken', async () => {
    const contentId = await submitted.newAssignment();
    const before = filesOnDisk(academy);
    const limit = largestUpload('assignment');
    const tooLarge = { name: 'a.txt', content: 'x'.repeat(limit + 1) };
    expect(await submitted.submit(contentId, {}, tooLarge)).toMatchObject({
      status: 413,
      error: 'TOO_LARGE',
    });
    expect(filesOnDisk(academy)).toEqual(before);
    const largest = { name: 'a.txt', content: 'x'.repeat(limit) };
    expect((await submitted.submit(contentId, {}, largest)).status).toBe(200);
  });

  test('a body that breaks off in the middle of its file', async () => {
    const before = filesOnDisk(academy);
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/assignment/submit',
      headers: {
        authorization: `Bearer ${submitted.people.learner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf a`,
    });
    expect(answer.statusCode).toBe(400);
    expect(filesOnDisk(academy)).toEqual(before);
  });

  test('a file in another part, two files, and a file where none is taken', async () => {
    const before = filesOnDisk(academy);
    const send = (url: string, ...names: string[]) => {
      const part = (name: string) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\ntext\r\n`;
      return academy.app.inject({
        method: 'POST',
        url,
        headers: {
          authorization: `Bearer ${submitted.people.learner.token}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        payload: `${names.map(part).join('')}--x--\r\n`,
      });
    };
    expect((await send('/api/assignment/submit', 'other')).statusCode).toBe(415);
    expect((await send('/api/assignment/submit', 'file', 'file')).statusCode).toBe(413);
    expect((await send('/api/course/read', 'file')).statusCode).toBe(415);
    expect(filesOnDisk(academy)).toEqual(before);
  });

  test('a good file with fields that are refused is not kept', async () => {
    const before = filesOnDisk(academy);
    const file = { name: 'a.txt', content: 'text' };
    const wrong = await academy.callWith(
      learningCalls.submitAssignment,
      { body: { content_id: 'many' } },
      { as: submitted.people.learner, file },
    );
    expect(wrong.status).toBe(400);
    const lesson = await addLesson(academy.db, submitted.courseId, { type: 'text' });
    expect((await submitted.submit(lesson, {}, file)).status).toBe(404);
    expect(filesOnDisk(academy)).toEqual(before);
  });

  test('neither text nor file, whatever white space there is', async () => {
    const answer = await submitted.submit(await submitted.newAssignment(), { text: ' \n ' });
    expect(answer).toMatchObject({
      status: 400,
      fields: { text: '请写下您的答案，或添加一个文件。' },
    });
  });

  test('a file field of a form that was left empty is no file', async () => {
    const contentId = await submitted.newAssignment();
    const field = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/assignment/submit',
      headers: {
        authorization: `Bearer ${submitted.people.learner.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: `${field('content_id', String(contentId))}${field('text', 'Mine')}--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`,
    });
    expect(answer.json().data.submission).toMatchObject({ text: 'Mine', file_name: null });
  });
});
