import { describe, expect, test } from 'vitest';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { createTestAcademy } from '#server/testing/test-academy.ts';
import { demoMediaPlugin } from './demo-media.ts';

describe('the files of recordings and documents', () => {
  const academy = openTestAcademy(
    {},
    { beforePages: async (app) => void (await app.register(demoMediaPlugin)) },
  );

  const get = (
    file: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => academy.app.inject({ method, url: `/media/${file}`, headers });

  test.each([
    ['compound-interest.mp4', 'video/mp4'],
    ['three-sentences.mp3', 'audio/mpeg'],
    ['compound-interest.zh.vtt', 'text/vtt; charset=utf-8'],
    ['compound-interest.webp', 'image/webp'],
    ['checklist.pdf', 'application/pdf'],
  ])('%s says what it is and may be kept', async (file, type) => {
    const { statusCode, headers } = await get(file, {}, 'HEAD');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['accept-ranges']).toBe('bytes');
    expect(headers['cache-control']).toBe('public, max-age=2592000');
    expect(headers.etag).toBeTruthy();
  });

  test('a part of a video is sent alone, and said to be one', async () => {
    const whole = await get('compound-interest.mp4');
    const size = whole.rawPayload.length;
    const middle = await get('compound-interest.mp4', { range: 'bytes=1000-1999' });
    expect(middle.statusCode).toBe(206);
    expect(middle.headers['content-range']).toBe(`bytes 1000-1999/${size}`);
    expect(middle.headers['content-length']).toBe('1000');
    expect(middle.rawPayload.equals(whole.rawPayload.subarray(1000, 2000))).toBe(true);

    const last = await get('compound-interest.mp4', { range: 'bytes=-500' });
    expect(last.statusCode).toBe(206);
    expect(last.rawPayload.equals(whole.rawPayload.subarray(size - 500))).toBe(true);
  });

  test('a browser that accepts compressed responses gets video and document as they are', async () => {
    for (const file of ['compound-interest.mp4', 'checklist.pdf']) {
      const { headers } = await get(file, { 'accept-encoding': 'gzip, br', range: 'bytes=0-' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['content-length']).toBeTruthy();
    }
  });

  test('a part beyond the end is refused with the size that there is', async () => {
    const { statusCode, headers } = await get('compound-interest.mp4', {
      range: 'bytes=99999999-',
    });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  });

  test('a document may be framed by our own pages and by no others', async () => {
    const { headers } = await get('checklist.pdf', {}, 'HEAD');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    // Some browsers show a document as an object.
    expect(headers['content-security-policy']).toContain("object-src 'self'");
  });

  test.each([
    ['checklist.pdf', "object-src 'self'"],
    ['compound-interest.mp4', "object-src 'none'"],
    ['compound-interest.en.vtt', "object-src 'none'"],
  ])('nothing that is in %s runs or fetches', async (file, objects) => {
    const { headers } = await get(file, {}, 'HEAD');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "base-uri 'none'", objects]),
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test.each(['nothing.mp4', '../demo-types.ts', '%2e%2e/demo-types.ts', ''])(
    '“%s” is not found',
    async (file) => {
      const { statusCode, body } = await get(file);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('DemoCourse');
    },
  );
});

test('an academy without the demo serves none of its files', async () => {
  const academy = await createTestAcademy();
  const { statusCode } = await academy.app.inject('/media/checklist.pdf');
  await academy.close();
  expect(statusCode).toBe(404);
});
