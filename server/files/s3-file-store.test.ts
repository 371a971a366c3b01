import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** What the store of the tests holds, and the requests that were not signed. */
const objects = new Map<string, { content: Buffer; type: string }>();
const parts = new Map<string, Map<number, Buffer>>();
let unsigned: string[] = [];
let failsParts = false;
let server: Server;
let store: FileStore;

/** A fake object store with what the academy uses: objects, ranges, multipart uploads. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(url.pathname);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      unsigned.push(`${request.method} ${key}`);
    }
    const body = await buffer(request);
    const upload = url.searchParams.get('uploadId');
    const xml = (status: number, inner: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(inner);

    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${parts.size + 1}`;
      parts.set(id, new Map());
      return xml(
        200,
        `<InitiateMultipartUploadResult><Bucket>b</Bucket><Key>k</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === 'PUT' && upload !== null) {
      if (failsParts)
        return xml(400, '<Error><Code>InvalidRequest</Code><Message>no</Message></Error>');
      const number = Number(url.searchParams.get('partNumber'));
      parts.get(upload)?.set(number, body);
      return response.writeHead(200, { etag: `"${number}"` }).end();
    }
    if (request.method === 'POST' && upload !== null) {
      const found = [...(parts.get(upload) ?? [])].sort(([a], [b]) => a - b);
      objects.set(key, { content: Buffer.concat(found.map(([, part]) => part)), type: '' });
      parts.delete(upload);
      return xml(
        200,
        '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
      );
    }
    if (request.method === 'DELETE') {
      if (upload === null) objects.delete(key);
      else parts.delete(upload);
      return response.writeHead(204).end();
    }
    if (request.method === 'PUT') {
      objects.set(key, { content: body, type: request.headers['content-type'] ?? '' });
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    const object = objects.get(key);
    if (!object) return xml(404, '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (!range)
      return response
        .writeHead(200, { 'content-length': object.content.length })
        .end(object.content);
    const part = object.content.subarray(Number(range[1]), Number(range[2]) + 1);
    return response
      .writeHead(206, {
        'content-length': part.length,
        'content-range': `bytes ${range[1]}-${range[2]}/${object.content.length}`,
      })
      .end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  store = createS3FileStore({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-1',
    bucket: 'academy',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  objects.clear();
  parts.clear();
  unsigned = [];
  failsParts = false;
});

const key = 'media/ab/0c6ad70b-beb2-4d1b-9c62-2f9b3a1f5d11.mp4';

describe('files in a bucket', () => {
  test('a file that was put is read whole, or the requested range', async () => {
    await store.put(key, Readable.from([Buffer.from('远景'), Buffer.from('学院')]), 'video/mp4');
    expect(objects.get(`/academy/${key}`)?.type).toBe('video/mp4');
    const whole = await store.open(key);
    expect(whole?.bytes).toBe(12);
    expect(await text(whole?.stream ?? Readable.from([]))).toBe('远景学院');
    const part = await store.open(key, { start: 6, end: 11 });
    expect(part?.bytes).toBe(12);
    expect(await text(part?.stream ?? Readable.from([]))).toBe('学院');
    expect(unsigned).toEqual([]);
  });

  test('a large file goes in parts and comes back as it was', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 7);
    await store.put(key, Readable.from(Array.from({ length: 12 }, () => chunk)), 'video/mp4');
    expect(parts.size).toBe(0);
    const found = await store.open(key);
    expect(found?.bytes).toBe(12 * chunk.length);
    expect(
      (await buffer(found?.stream ?? Readable.from([]))).equals(Buffer.alloc(12 * chunk.length, 7)),
    ).toBe(true);
  });

  test('a file whose parts do not all arrive is not there, and leaves no parts behind', async () => {
    failsParts = true;
    const chunk = Buffer.alloc(6 * 1024 * 1024);
    await expect(store.put(key, Readable.from([chunk, chunk]), 'video/mp4')).rejects.toThrow();
    expect(await store.open(key)).toBeNull();
    expect(parts.size).toBe(0);
  });

  test('what is removed is gone, and removing it again is no mistake', async () => {
    await store.put(key, Readable.from(['x']), 'text/plain');
    await store.remove(key);
    expect(await store.open(key)).toBeNull();
    await store.remove(key);
  });
});
