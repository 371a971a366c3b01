import { describe, expect, test } from 'vitest';
import { type MediaKind, mediaAdminCalls } from '#contract/media.ts';
import type { Locale } from '#domain/locale.ts';
import { MEGABYTE } from '#domain/units.ts';
import { sampleFiles, samplePng } from '#server/testing/sample-files.ts';
import { fileRows, filesOnDisk } from '#server/testing/stored-files.ts';
import { bigPng, CAPTIONS, demoFile, MediaAcademy } from './media.testing.ts';

const media = new MediaAcademy();
const { academy } = media;

describe('a file that is uploaded whole', () => {
  test.each([
    ['image', 'cover.png', samplePng(640, 360), 'image/png', 640, 360],
    ['image', '封面.webp', demoFile('stop-loss.webp'), 'image/webp', 960, 540],
    ['video', 'lesson.mp4', demoFile('stop-loss.mp4'), 'video/mp4', null, null],
    ['audio', 'lesson.mp3', demoFile('one-minute.mp3'), 'audio/mpeg', null, null],
    ['pdf', 'sheet.pdf', demoFile('checklist.pdf'), 'application/pdf', null, null],
  ])(
    '%s: %s is kept as what its bytes say, and fetched',
    async (kind, name, content, mime, w, h) => {
      const { status, data, msg } = await media.upload({ name, content });
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
      const fetched = await media.fetchFile(data.path);
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
    const { status, data } = await media.upload({ name: 'photo.jpg', content: sampleFiles.png });
    expect([status, data.mime]).toEqual([200, 'image/png']);
  });

  test('the audit says who brought it', async () => {
    const { data } = await media.upload({ name: 'a.png', content: sampleFiles.png });
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
    ['captions, which have a call of their own', 'a.vtt', CAPTIONS, 415, /PNG/],
    ['an empty file', 'photo.png', '', 400, /空/],
    ['a picture bomb', 'photo.png', samplePng(30_000, 30_000), 400, /50/],
    ['a picture without an end', 'photo.png', sampleFiles.png.slice(0, 12), 415, /PNG/],
    ['a picture above 8 MB', 'a.png', bigPng(8 * MEGABYTE + 1), 413, /8 MB/],
  ])('%s is refused, and leaves nothing behind', async (_, name, content, status, sentence) => {
    const disk = filesOnDisk(academy);
    const rows = await fileRows(academy);
    const answer = await media.upload({ name, content });
    expect([answer.status, answer.msg]).toEqual([status, expect.stringMatching(sentence)]);
    expect(answer.fields?.file).toBe(answer.msg);
    expect(filesOnDisk(academy)).toEqual(disk);
    expect(await fileRows(academy)).toEqual(rows);
  });

  test('no file at all is said at its field', async () => {
    const answer = await academy.call(mediaAdminCalls.upload, { body: {} }, { as: media.admin });
    expect(answer).toMatchObject({ status: 400, fields: { file: '请选择文件' } });
  });
});

describe('a file for a field that takes but one kind', () => {
  const begin = (name: string, bytes: number, kinds: MediaKind[], locale: Locale) =>
    academy.call(
      mediaAdminCalls.start,
      { body: { name, bytes, kinds } },
      { as: media.admin, locale },
    );

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
      await media.chunk(begun.upload_id, 0, content);
      const params = { id: begun.upload_id };
      const answer = await academy.call(
        mediaAdminCalls.finish,
        { params },
        { as: media.admin, locale },
      );
      expect(answer).toMatchObject({ status: 415, msg: expect.stringContaining(said) });
    },
  );

  test('a video in the place of audio is not stored', async () => {
    const content = demoFile('stop-loss.mp4');
    const rows = await fileRows(academy);
    const { data: begun } = await begin('talk.mp4', content.length, ['audio'], 'en');
    await media.chunk(begun.upload_id, 0, content);
    const answer = await media.finish(begun.upload_id);
    expect(answer).toMatchObject({ status: 415, msg: expect.stringContaining('音频（MP3、M4A') });
    expect(await fileRows(academy)).toEqual(rows);
  });
});
