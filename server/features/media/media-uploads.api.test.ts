import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MediaKind, mediaAdminCalls } from '#contract/media.ts';
import { MAX_CHUNK_BYTES } from '#domain/limits.ts';
import type { Locale } from '#domain/locale.ts';
import { MEGABYTE } from '#domain/units.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles, samplePng } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';
import { sweepUploads } from './index.ts';
import { bigPng, sendChunk } from './media.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const demoFolder = path.join(import.meta.dirname, '../../../demo/media');
const demo = (name: string) => new Uint8Array(fs.readFileSync(path.join(demoFolder, name)));
const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';

const upload = (file: TestFile, as = admin) =>
  academy.call(mediaAdminCalls.upload, {}, { as, file });

const start = (bytes: number, name = 'film.mp4', as = admin) =>
  academy.call(mediaAdminCalls.start, { body: { name, bytes } }, { as });

const finish = (id: number, as = admin) =>
  academy.call(mediaAdminCalls.finish, { params: { id } }, { as });

const progress = (id: number, as = admin) =>
  academy.call(mediaAdminCalls.progress, { params: { id } }, { as });

const chunk = (id: number, offset: number, bytes: Uint8Array, as: TestPerson | null = admin) =>
  sendChunk(academy, as, { id, offset, bytes });

/** As whoever edits: what no page shows yet is for them alone. */
const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  academy.app.inject({ url, headers: { authorization: `Bearer ${admin.token}`, ...headers } });

function filesOnDisk(): string[] {
  return fs
    .readdirSync(academy.app.dependencies.settings.dataDir, {
      recursive: true,
      withFileTypes: true,
    })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const fileRows = () => academy.db.selectFrom('files').selectAll().orderBy('file_id').execute();

describe('a file that is uploaded whole', () => {
  test.each([
    ['image', 'cover.png', samplePng(640, 360), 'image/png', 640, 360],
    ['image', '封面.webp', demo('stop-loss.webp'), 'image/webp', 960, 540],
    ['video', 'lesson.mp4', demo('stop-loss.mp4'), 'video/mp4', null, null],
    ['audio', 'lesson.mp3', demo('one-minute.mp3'), 'audio/mpeg', null, null],
    ['pdf', 'sheet.pdf', demo('checklist.pdf'), 'application/pdf', null, null],
  ])(
    '%s: %s is kept as what its bytes say, and fetched',
    async (kind, name, content, mime, w, h) => {
      const { status, data, msg } = await upload({ name, content });
      expect(status, msg).toBe(200);
      expect(data).toEqual({
        file_id: expect.any(Number),
        path: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.[a-z0-9]+$/),
        kind,
        mime,
        bytes: content.length,
        width: w,
        height: h,
        original_name: name,
      });
      const fetched = await fetchFile(data.path);
      expect(fetched.statusCode).toBe(200);
      expect(fetched.headers).toMatchObject({
        'content-type': mime,
        'content-length': String(content.length),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-cache',
        'content-disposition': expect.stringContaining('inline'),
      });
      expect(new Uint8Array(fetched.rawPayload)).toEqual(new Uint8Array(content));
    },
  );

  test('a PNG called JPG, as telephones name pictures, is taken as the PNG that it is', async () => {
    const { status, data } = await upload({ name: 'photo.jpg', content: sampleFiles.png });
    expect([status, data.mime]).toEqual([200, 'image/png']);
  });

  test('the audit says who brought it', async () => {
    const { data } = await upload({ name: 'a.png', content: sampleFiles.png });
    const lines = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'after'])
      .where('entity', '=', 'file')
      .where('entity_id', '=', String(data.file_id))
      .execute();
    expect(lines).toEqual([{ action: 'file.create', actor_name: 'Ms Chen', after: data }]);
  });

  test.each<[string, string, string | Uint8Array<ArrayBuffer>, number, RegExp]>([
    ['a name that says another kind', 'photo.mp3', sampleFiles.png, 415, /MP3.*PNG/],
    ['a program called a picture', 'photo.png', sampleFiles.program, 415, /PNG/],
    ['a picture called a program', 'photo.exe', sampleFiles.png, 415, /EXE.*PNG/],
    ['a drawing with scripts', 'drawing.svg', sampleFiles.svg, 415, /PNG/],
    ['a drawing called a picture', 'drawing.png', sampleFiles.xmlSvg, 415, /PNG/],
    ['a page', 'page.html', sampleFiles.html, 415, /PNG/],
    ['a page called a film', 'film.mp4', sampleFiles.html, 415, /PNG/],
    ['work for Word', 'plan.docx', sampleFiles.docx, 415, /PNG/],
    ['text', 'notes.txt', sampleFiles.txt, 415, /PNG/],
    ['captions, which have a call of their own', 'a.vtt', captions, 415, /PNG/],
    ['an empty file', 'photo.png', '', 400, /空/],
    ['a picture bomb', 'photo.png', samplePng(30_000, 30_000), 400, /50/],
    ['a picture without an end', 'photo.png', sampleFiles.png.slice(0, 12), 415, /PNG/],
    ['a picture above 8 MB', 'a.png', bigPng(8 * MEGABYTE + 1), 413, /8 MB/],
  ])('%s is refused, and leaves nothing behind', async (_, name, content, status, sentence) => {
    const disk = filesOnDisk();
    const rows = await fileRows();
    const answer = await upload({ name, content });
    expect([answer.status, answer.msg]).toEqual([status, expect.stringMatching(sentence)]);
    expect(answer.fields?.file).toBe(answer.msg);
    expect(filesOnDisk()).toEqual(disk);
    expect(await fileRows()).toEqual(rows);
  });

  test('no file at all is said at its field', async () => {
    const answer = await academy.call(mediaAdminCalls.upload, { body: {} }, { as: admin });
    expect(answer).toMatchObject({ status: 400, fields: { file: '请选择文件' } });
  });
});

describe('a file that is sent in chunks', () => {
  const content = demo('one-minute.mp3');
  const cut = 200_000;

  test('arrives, is checked and stored, and no chunk is left', async () => {
    const disk = filesOnDisk();
    const { data: begun } = await start(content.length, 'talk.mp3');
    expect(begun).toEqual({
      upload_id: expect.any(Number),
      bytes: content.length,
      received_bytes: 0,
    });
    const id = begun.upload_id;
    expect((await chunk(id, 0, content.slice(0, cut))).data.received_bytes).toBe(cut);
    expect((await progress(id)).data.received_bytes).toBe(cut);
    expect((await chunk(id, cut, content.slice(cut))).status).toBe(200);
    const { status, data, msg } = await finish(id);
    expect(status, msg).toBe(200);
    expect(data).toMatchObject({ kind: 'audio', mime: 'audio/mpeg', bytes: content.length });
    const fetched = await fetchFile(data.path);
    expect(new Uint8Array(fetched.rawPayload)).toEqual(content);
    expect(filesOnDisk()).toHaveLength(disk.length + 1);
  });

  test('a chunk that comes again changes nothing; one that leaves a gap gets the expected position', async () => {
    const { data } = await start(content.length, 'talk.mp3');
    const id = data.upload_id;
    await chunk(id, 0, content.slice(0, cut));
    expect(await chunk(id, 0, content.slice(0, cut))).toMatchObject({
      status: 200,
      data: { received_bytes: cut },
    });
    for (const wrong of [cut + 1, cut - 1]) {
      expect(await chunk(id, wrong, content.slice(wrong))).toMatchObject({
        status: 409,
        error: 'INVALID_STATE',
        data: { received_bytes: cut },
      });
    }
    await chunk(id, cut, content.slice(cut));
    const { data: file } = await finish(id);
    expect(new Uint8Array((await fetchFile(file.path)).rawPayload)).toEqual(content);
  });

  test('the same chunk twice at once counts once', async () => {
    const { data } = await start(content.length, 'talk.mp3');
    const id = data.upload_id;
    const answers = await Promise.all([1, 2, 3].map(() => chunk(id, 0, content.slice(0, cut))));
    expect(answers.map((answer) => [answer.status, answer.data.received_bytes])).toEqual([
      [200, cut],
      [200, cut],
      [200, cut],
    ]);
    await chunk(id, cut, content.slice(cut));
    const { data: file } = await finish(id);
    expect(new Uint8Array((await fetchFile(file.path)).rawPayload)).toEqual(content);
  });

  test('finished twice, even at once, it is one file', async () => {
    const rows = (await fileRows()).length;
    const { data } = await start(content.length, 'talk.mp3');
    await chunk(data.upload_id, 0, content);
    const both = await Promise.all([finish(data.upload_id), finish(data.upload_id)]);
    const again = await finish(data.upload_id);
    const statuses = [...both, again].map((answer) => answer.status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(new Set([...both, again].map((answer) => answer.data.path)).size).toBe(1);
    expect(await fileRows()).toHaveLength(rows + 1);
  });

  test('is not finished before all of it is there', async () => {
    const { data } = await start(content.length, 'talk.mp3');
    await chunk(data.upload_id, 0, content.slice(0, cut));
    expect(await finish(data.upload_id)).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      envelope: { data: { received_bytes: cut } },
    });
  });

  test('whose name has the wrong ending is refused, and its chunks are deleted', async () => {
    const disk = filesOnDisk();
    const { data } = await start(content.length, 'film.mp4');
    await chunk(data.upload_id, 0, content);
    const answer = await finish(data.upload_id);
    expect(answer).toMatchObject({ status: 415, error: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(answer.msg).toMatch(/MP4.*MP3/);
    expect(filesOnDisk()).toEqual(disk);
    expect((await progress(data.upload_id)).status).toBe(404);
  });

  test.each([
    ['song.mp3', 50 * MEGABYTE + 1, 413],
    ['film.mp4', 500 * MEGABYTE + 1, 413],
    ['photo.png', 8 * MEGABYTE + 1, 413],
    ['film.mov', 5, 415],
    ['drawing.svg', 5, 415],
    ['film.mp4', 0, 400],
    [' ', 5, 400],
  ])('%j of %d bytes is refused before anything is sent', async (name, bytes, status) => {
    expect((await start(bytes, name)).status).toBe(status);
  });

  test('a chunk that is empty, too long or reaches beyond the end is refused', async () => {
    const { data } = await start(10);
    const id = data.upload_id;
    expect((await chunk(id, 0, new Uint8Array(0))).status).toBe(400);
    expect((await chunk(id, 0, new Uint8Array(11))).status).toBe(400);
    const { data: large } = await start(20 * MEGABYTE);
    expect((await chunk(large.upload_id, 0, new Uint8Array(MAX_CHUNK_BYTES + 1))).status).toBe(413);
    expect((await chunk(large.upload_id, 0, new Uint8Array(MAX_CHUNK_BYTES))).status).toBe(200);
    const asJson = await academy.callWith(
      mediaAdminCalls.chunk,
      { params: { id }, query: { offset: 0 }, body: {} },
      { as: admin },
    );
    expect(asJson.status).toBe(415);
  });

  test('bytes are taken by the calls that say so, and by no other', async () => {
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/admin/uploads/start',
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${admin.token}`,
      },
      payload: Buffer.from([1, 2]),
    });
    expect(answer.statusCode).toBe(415);
  });

  test('that is cancelled leaves nothing behind', async () => {
    const disk = filesOnDisk();
    const { data } = await start(10);
    await chunk(data.upload_id, 0, new Uint8Array(4));
    const params = { id: data.upload_id };
    expect((await academy.call(mediaAdminCalls.giveUp, { params }, { as: admin })).status).toBe(
      200,
    );
    expect((await academy.call(mediaAdminCalls.giveUp, { params }, { as: admin })).status).toBe(
      404,
    );
    expect(filesOnDisk()).toEqual(disk);
  });

  test('is discarded after a day without a chunk, but not while chunks arrive', async () => {
    const { data: resting } = await start(10);
    const { data: going } = await start(10);
    await chunk(resting.upload_id, 0, new Uint8Array(4));
    const restsSince = (id: number, hours: number) =>
      academy.db
        .updateTable('media_uploads')
        .set({ updated_at: new Date(academy.now.getTime() - hours * 60 * 60 * 1000) })
        .where('upload_id', '=', id)
        .execute();
    await restsSince(resting.upload_id, 25);
    await restsSince(going.upload_id, 25);
    await chunk(going.upload_id, 0, new Uint8Array(4));
    await sweepUploads(academy.app.dependencies);
    expect((await progress(resting.upload_id)).status).toBe(404);
    expect((await progress(going.upload_id)).status).toBe(200);
  });
});

describe('a file for a field that takes but one kind', () => {
  const begin = (name: string, bytes: number, kinds: MediaKind[], locale: Locale) =>
    academy.call(mediaAdminCalls.start, { body: { name, bytes, kinds } }, { as: admin, locale });

  test.each<[MediaKind, string, Locale, string]>([
    ['image', 'film.mp4', 'en', 'Accepted: pictures (PNG, JPG, WEBP).'],
    ['image', 'film.mp4', 'zh', '可上传的格式：图片（PNG、JPG、WEBP）。'],
    ['pdf', 'photo.png', 'zh', '可上传的格式：PDF。'],
    ['audio', 'film.webm', 'en', 'Accepted: audio (MP3, M4A, OGG, WAV).'],
  ])('for %s, %s is refused before it is sent, in %s', async (kind, name, locale, said) => {
    const answer = await begin(name, 500, [kind], locale);
    expect(answer).toMatchObject({ status: 415, msg: expect.stringContaining(said) });
    expect(answer.fields?.file).toBe(answer.msg);
  });

  test.each<[MediaKind, string, Locale, string]>([
    ['image', 'photo.png', 'zh', '不支持这种文件。可上传的格式：图片（PNG、JPG、WEBP）。'],
    ['video', 'film.mp4', 'en', 'Accepted: videos (MP4, WEBM).'],
  ])(
    'for %s, a page called %s is told the types of that field',
    async (kind, name, locale, said) => {
      const content = new Uint8Array(sampleFiles.html);
      const { data: begun } = await begin(name, content.length, [kind], locale);
      await chunk(begun.upload_id, 0, content);
      const params = { id: begun.upload_id };
      const answer = await academy.call(mediaAdminCalls.finish, { params }, { as: admin, locale });
      expect(answer).toMatchObject({ status: 415, msg: expect.stringContaining(said) });
    },
  );

  test('a video in the place of audio is not stored', async () => {
    const content = demo('stop-loss.mp4');
    const rows = await fileRows();
    const { data: begun } = await begin('talk.mp4', content.length, ['audio'], 'en');
    await chunk(begun.upload_id, 0, content);
    const answer = await finish(begun.upload_id);
    expect(answer).toMatchObject({ status: 415, msg: expect.stringContaining('音频（MP3、M4A') });
    expect(await fileRows()).toEqual(rows);
  });
});
