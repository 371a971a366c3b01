import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mediaAdminCalls } from '#contract/media.ts';
import { buildApp } from '#server/app.ts';
import { createDiskFileStore, type FileStore } from '#server/files/index.ts';
import { createS3FileStore } from '#server/files/s3-file-store.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleFiles, samplePng } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';
import { signUploads } from './sign-uploads.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let app: FastifyInstance | undefined;
let picture: string;
let locked: string;
let recording: string;

/** The first bytes of a recording, from which its type is detected. */
const mp4 = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08mdat', 'latin1');

const upload = async (file: TestFile) =>
  (await academy.call(mediaAdminCalls.upload, {}, { as: admin, file })).data.path;

beforeAll(async () => {
  admin = await academy.addAdmin();
  picture = await upload({ name: 'cover.png', content: samplePng() });
  locked = await upload({ name: '讲义.pdf', content: sampleFiles.pdf });
  recording = await upload({ name: 'talk.mp4', content: mp4 });
  const premium = await addCourse(academy.db, { points_required: 100, thumbnail: picture });
  await addLesson(academy.db, premium, { type: 'pdf', data: { url: locked } });
  const free = await addCourse(academy.db, {});
  await addLesson(academy.db, free, { type: 'video', data: { url: recording } });
});
afterEach(() => app?.close());

/** The academy over another store of files. */
async function open(files: FileStore): Promise<FastifyInstance> {
  app = await buildApp({ ...academy.app.dependencies, files });
  return app;
}

const disk = (prefix: string | null) => {
  const { settings } = academy.app.dependencies;
  return createDiskFileStore(`${settings.dataDir}/files`, { proxyPrefix: prefix });
};

describe('nginx sends the files', () => {
  const HANDED_OVER = /^\/internal\/files\/media\/[0-9a-f]{2}\/[0-9a-f-]{36}\.(png|pdf|mp4)$/;

  test('what everybody may have is named to nginx, without a byte of it', async () => {
    const response = await (await open(disk('/internal/files'))).inject(picture);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-accel-redirect']).toMatch(HANDED_OVER);
    expect(response.body).toBe('');
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('cover.png'),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
  });

  test('a range is for nginx to read', async () => {
    const headers = { range: 'bytes=0-9' };
    const response = await (await open(disk('/internal/files'))).inject({
      url: recording,
      headers,
    });
    expect([response.statusCode, response.headers['content-range']]).toEqual([200, undefined]);
    expect(response.headers['x-accel-redirect']).toMatch(HANDED_OVER);
  });

  test('a file of a locked lesson is refused as ever, and given to a signed address', async () => {
    const served = await open(disk('/internal/files'));
    const refused = await served.inject(locked);
    expect(refused.statusCode).toBe(403);
    expect(refused.headers).not.toHaveProperty('x-accel-redirect');
    const signed = await signUploads(academy.app.dependencies, locked);
    expect((await served.inject(`${signed}x`)).headers).not.toHaveProperty('x-accel-redirect');
    const given = await served.inject(signed);
    expect(given.headers['x-accel-redirect']).toMatch(HANDED_OVER);
    expect(given.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  });

  test.each([
    '/uploads/..%2f..%2fdatabase',
    '/uploads/%2e%2e%2fsecret.png',
    '/uploads/00000000-0000-0000-0000-000000000000.png%0d%0aX-Accel-Redirect:%20/etc',
    '/uploads/00000000-0000-0000-0000-000000000000.png',
    '/internal/files/media/00/00000000-0000-0000-0000-000000000000.png',
  ])('no address leads nginx elsewhere: %s', async (address) => {
    const response = await (await open(disk('/internal/files'))).inject(address);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.headers).not.toHaveProperty('x-accel-redirect');
  });

  test.each(['../secret.png', 'media/ab/../../x.png', '/etc/passwd', 'media/ab/a b.png'])(
    'the store hands over nothing that is no key: %s',
    async (key) => {
      const file = { type: 'image/png', disposition: 'inline' };
      await expect(disk('/internal/files').offload?.(key, file)).rejects.toThrow(
        'is not the key of a file',
      );
    },
  );

  test('without the setting the academy sends the bytes', async () => {
    const response = await (await open(disk(null))).inject(picture);
    expect(response.headers).not.toHaveProperty('x-accel-redirect');
    expect([...response.rawPayload]).toEqual([...samplePng()]);
  });
});

describe('the bucket sends recordings', () => {
  const bucket = {
    endpoint: 'https://store.example',
    region: 'us-east-1',
    bucket: 'academy',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  const store = () => createS3FileStore(bucket, { signsAddresses: true });

  test('a player is sent to an address that is signed, good for hours and kept by nobody', async () => {
    const response = await (await open(store())).inject(recording);
    expect(response.statusCode).toBe(302);
    const url = new URL(response.headers.location ?? '');
    expect(url.origin + url.pathname).toMatch(
      /^https:\/\/store\.example\/academy\/media\/[0-9a-f]{2}\/[0-9a-f-]{36}\.mp4$/,
    );
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'X-Amz-Expires': '21600',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'response-content-type': 'video/mp4',
      'response-content-disposition': expect.stringContaining('talk.mp4'),
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test('a file of a locked lesson is refused before anything is signed', async () => {
    const refused = await (await open(store())).inject(locked);
    expect(refused.statusCode).toBe(403);
    expect(refused.headers).not.toHaveProperty('location');
  });

  test('pictures and documents still come from the academy, whose pages read them', async () => {
    const file = { type: 'image/png', disposition: 'inline' };
    expect(await store().offload?.('media/ab/x.png', file)).toBeNull();
    expect(createS3FileStore(bucket)).not.toHaveProperty('offload');
  });
});
