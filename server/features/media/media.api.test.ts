import { beforeAll, describe, expect, test } from 'vitest';
import { mediaAdminCalls, mediaTeachCalls } from '#contract/media.ts';
import { inTransaction } from '#database/open.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { fileRows } from '#server/testing/stored-files.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { bigPng, CAPTIONS, demoFile, MediaAcademy } from './media.testing.ts';

const media = new MediaAcademy();
const { academy } = media;
let teacher: TestPerson;
let learner: TestPerson;

beforeAll(async () => {
  teacher = await academy.addPerson({ role: 'teacher', name: 'Mr Lin' });
  learner = await academy.addLearner();
});

describe('who may upload', () => {
  test('a guest is asked to log in, a learner may not, a teacher has calls of their own', async () => {
    const png = { name: 'a.png', content: sampleFiles.png };
    for (const calls of [mediaAdminCalls, mediaTeachCalls]) {
      const guest = await academy.call(calls.upload, {}, { file: png });
      expect(guest.status).toBe(401);
      for (const call of [calls.list, calls.captions, calls.start, calls.upload]) {
        expect((await academy.callWith(call, { body: {} }, { as: learner })).status).toBe(403);
        expect((await academy.callWith(call, { body: {} })).status).toBe(401);
      }
      for (const call of [calls.progress, calls.finish, calls.giveUp, calls.chunk]) {
        const input = { params: { id: 1 }, query: { offset: 0 } };
        expect((await academy.callWith(call, input, { as: learner })).status).toBe(403);
        expect((await academy.callWith(call, input)).status).toBe(401);
      }
    }
    expect((await media.upload(png, teacher)).status).toBe(403);
    expect((await media.start(5, 'a.png', teacher)).status).toBe(403);
    const own = await academy.call(mediaTeachCalls.upload, {}, { as: teacher, file: png });
    expect(own.status).toBe(200);
  });

  test('a teacher chooses among their own files only, an admin among all', async () => {
    const content = sampleFiles.png;
    const own = await academy.call(
      mediaTeachCalls.upload,
      {},
      { as: teacher, file: { name: 'of-the-teacher.png', content } },
    );
    await media.upload({ name: 'of-the-admin.png', content });
    const list = async (as: TestPerson) => {
      const query = { search: 'of-the-' };
      const { data } = await academy.call(mediaTeachCalls.list, { query }, { as });
      return data.list.map((file) => [file.original_name, file.uploaded_by]);
    };
    expect(await list(teacher)).toEqual([['of-the-teacher.png', 'Mr Lin']]);
    expect(await list(media.admin)).toEqual([
      ['of-the-admin.png', 'Ms Chen'],
      ['of-the-teacher.png', 'Mr Lin'],
    ]);
    expect(own.data.file_id).toBeGreaterThan(0);
  });

  test('what another is sending is not found, not even by an admin', async () => {
    const { data } = await media.start(4);
    const params = { id: data.upload_id };
    for (const call of [mediaTeachCalls.progress, mediaTeachCalls.finish, mediaTeachCalls.giveUp]) {
      expect((await academy.callWith(call, { params }, { as: teacher })).status).toBe(404);
    }
    const other = await academy.addAdmin();
    expect((await media.chunk(data.upload_id, 0, new Uint8Array(4), other)).status).toBe(404);
    expect((await media.progress(2_000_000_000)).status).toBe(404);
  });
});

describe('fetching an uploaded file', () => {
  let film: string;
  const content = demoFile('stop-loss.mp4');
  beforeAll(async () => {
    film = (await media.upload({ name: 'film.mp4', content })).data.path;
  });

  test('a player gets the requested range', async () => {
    const part = await media.fetchFile(film, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${content.length}`,
      'content-length': '100',
    });
    expect(new Uint8Array(part.rawPayload)).toEqual(content.slice(100, 200));
    const end = await media.fetchFile(film, { range: 'bytes=-10' });
    expect(new Uint8Array(end.rawPayload)).toEqual(content.slice(-10));
  });

  test('a part beyond the end is refused with the true size', async () => {
    const beyond = await media.fetchFile(film, { range: `bytes=${content.length}-` });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`);
  });

  test('what a browser has cached is not sent again; another file is sent whole', async () => {
    const { headers } = await media.fetchFile(film);
    const tag = String(headers.etag);
    expect((await media.fetchFile(film, { 'if-none-match': tag })).statusCode).toBe(304);
    const same = await media.fetchFile(film, { range: 'bytes=0-9', 'if-range': tag });
    expect(same.statusCode).toBe(206);
    const other = await media.fetchFile(film, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect(other.statusCode).toBe(200);
  });

  test('HEAD says how large it is', async () => {
    const head = await academy.app.inject({
      method: 'HEAD',
      url: film,
      headers: { authorization: `Bearer ${media.admin.token}` },
    });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(content.length));
  });

  test.each([
    '/uploads/',
    '/uploads/00000000-0000-0000-0000-000000000000.mp4',
    '/uploads/..%2f..%2fpgdata',
    '/uploads/%00',
  ])('%s is not there', async (url) => {
    expect((await media.fetchFile(url)).statusCode).toBe(404);
  });

  test('a submission cannot be fetched here', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    await academy.db
      .insertInto('files')
      .values({
        key: `assignment/11/${id}.pdf`,
        kind: 'pdf',
        mime: 'application/pdf',
        bytes: 1,
        original_name: 'a.pdf',
        purpose: 'assignment',
        state: 'kept',
      })
      .execute();
    expect((await media.fetchFile(`/uploads/${id}.pdf`)).statusCode).toBe(404);
  });
});

describe('captions', () => {
  const send = (body: { text: string; name?: string }) =>
    academy.call(mediaAdminCalls.captions, { body }, { as: media.admin });

  test('are checked, stored and served as captions', async () => {
    const { status, data } = await send({ text: `\uFEFF${CAPTIONS}`, name: 'lesson.zh.vtt' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      kind: 'captions',
      mime: 'text/vtt',
      original_name: 'lesson.zh.vtt',
      cues: [{ start: 0, end: 1, text: 'Hello' }],
    });
    const fetched = await media.fetchFile(data.path);
    expect(fetched.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(fetched.body).toBe(CAPTIONS);
  });

  test.each([
    ['WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\na', /4.*SRT/],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\na', /3/],
    ['Hello', /1.*WEBVTT/],
  ])('%j is refused with the line that is wrong', async (text, sentence) => {
    const rows = await fileRows(academy);
    const answer = await send({ text });
    expect([answer.status, answer.msg]).toEqual([400, expect.stringMatching(sentence)]);
    expect(answer.fields?.text).toBe(answer.msg);
    expect(await fileRows(academy)).toEqual(rows);
  });

  test('nothing at all is refused', async () => {
    expect((await send({ text: '' })).status).toBe(400);
  });
});

describe('the list of media', () => {
  const names = async (query: Record<string, unknown>) => {
    const { data } = await academy.callWith(mediaAdminCalls.list, { query }, { as: media.admin });
    return data.list.map((file) => file.original_name);
  };

  test('finds by name and kind, and sorts', async () => {
    const add = async (name: string, content: Uint8Array<ArrayBuffer>) => {
      academy.advanceMinutes(1);
      return (await media.upload({ name, content })).data;
    };
    await add('series-b.png', bigPng(2000));
    await add('series-a.png', sampleFiles.png);
    await add('series-c.pdf', sampleFiles.pdf);
    const search = 'Series-';
    expect(await names({ search })).toEqual(['series-c.pdf', 'series-a.png', 'series-b.png']);
    expect(await names({ search, kind: 'image' })).toEqual(['series-a.png', 'series-b.png']);
    expect(await names({ search, sort: 'name', limit: 2 })).toEqual([
      'series-a.png',
      'series-b.png',
    ]);
    expect(await names({ search, sort: 'largest', limit: 1 })).toEqual(['series-b.png']);
    expect(await names({ search, sort: 'oldest', limit: 1, page: 3 })).toEqual(['series-c.pdf']);
    expect(await names({ search: '%' })).toEqual([]);
  });

  test('knows what no record shows, wherever in a record the path is', async () => {
    const add = async (name: string) =>
      (await media.upload({ name, content: sampleFiles.png })).data.path;
    const [cover, inText, free] = await Promise.all(
      ['use-cover.png', 'use-text.png', 'use-free.png'].map(add),
    );
    const courseId = await addCourse(academy.db, { thumbnail: cover ?? null });
    await addLesson(academy.db, courseId, { data: { html: `<p><img src="${inText}"></p>` } });
    const unused = { search: 'use-', unused: true, sort: 'name' };
    expect(await names(unused)).toEqual(['use-free.png']);
    expect(await names({ ...unused, unused: false })).toEqual(['use-cover.png', 'use-text.png']);

    await inTransaction(academy.db, (tx) =>
      tx
        .updateTable('courses')
        .set({ thumbnail: free ?? null })
        .where('course_id', '=', courseId)
        .execute(),
    );
    expect(await names(unused)).toEqual(['use-cover.png']);
    const { data } = await academy.call(
      mediaAdminCalls.list,
      { query: { search: 'use-free' } },
      { as: media.admin },
    );
    expect(data.list[0]).toMatchObject({ use_count: 1, uploaded_by: 'Ms Chen' });
  });
});
