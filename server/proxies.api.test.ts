import fs from 'node:fs';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_CHUNK_BYTES } from '#domain/file-sizes.ts';
import { MEGABYTE } from '#domain/units.ts';
import { createDiskFileStore, modesOfFiles, protectDataDir } from '#server/files/index.ts';
import { readSettings } from '#server/settings.ts';
import { listen, OpenApps } from './testing/open-apps.ts';
import { openTestAcademy } from './testing/open-test-academy.ts';
import { HOST, openCaddy, openNginx, type RunningProxy } from './testing/proxies.ts';
import type { TestPerson } from './testing/test-academy.ts';

/** The files of `deploy/` in front of a process, by the programs that they are for. */

const academy = openTestAcademy();
const apps = new OpenApps(() => academy);
let admin: TestPerson;
const proxies = new Map<string, RunningProxy>();

beforeAll(async () => {
  admin = await academy.addAdmin();
  const { publicUrl, trustProxy, fileOffload } = readSettings({
    PUBLIC_URL: `https://${HOST}`,
    TRUST_PROXY: '127.0.0.1,::1',
    FILE_OFFLOAD: 'nginx:/internal/files',
  });
  const { dataDir } = academy.app.dependencies.settings;
  await protectDataDir({ dataDir, fileOffload }, () => {});
  const files = createDiskFileStore(`${dataDir}/files`, {
    proxyPrefix: '/internal/files',
    modes: modesOfFiles(fileOffload),
  });
  const settings = { publicUrl, trustProxy };
  const offloading = await apps.open({ settings: { ...settings, fileOffload }, files });
  proxies.set('nginx', await openNginx(await listen(offloading), dataDir));
  proxies.set('Caddy', await openCaddy(await listen(await apps.open({ settings }))));
});
afterAll(async () => {
  for (const proxy of proxies.values()) await proxy.close();
  await apps.close();
});

describe.each(['nginx', 'Caddy'])('through %s', (name) => {
  const send: RunningProxy['send'] = (target, options) => {
    const authorization = `Bearer ${admin.token}`;
    const headers = { authorization, ...options?.headers };
    return (proxies.get(name) ?? expect.fail()).send(target, { ...options, headers });
  };
  const post = async (target: string, body: Uint8Array, type: string) => {
    const headers = { 'content-type': type };
    const response = await send(target, { method: 'POST', headers, body });
    return { status: response.statusCode, data: JSON.parse(await text(response)).data };
  };

  test('the academy knows its address, and a page of it comes', async () => {
    const response = await send('/api/course/lists');
    expect(response.statusCode).toBe(200);
    expect(response.headers['strict-transport-security']).toMatch(/max-age/);
  });

  test('the largest chunk of an upload arrives, and a body above the limit is refused', async () => {
    const start = Buffer.from(JSON.stringify({ name: 'film.mp4', bytes: MAX_CHUNK_BYTES * 2 }));
    const begun = await post('/api/admin/uploads/start', start, 'application/json');
    expect(begun.status).toBe(200);
    const target = `/api/admin/uploads/${begun.data.upload_id}/chunk?offset=0`;
    const sent = await post(target, new Uint8Array(MAX_CHUNK_BYTES), 'application/octet-stream');
    expect(sent).toMatchObject({ status: 200, data: { received_bytes: MAX_CHUNK_BYTES } });
    const large = new Uint8Array(13 * MEGABYTE);
    const headers = { 'content-type': 'application/octet-stream' };
    const refused = await send(target, { method: 'POST', headers, body: large }).then(
      ({ statusCode }) => statusCode,
      () => 413,
    );
    expect(refused).toBe(413);
  });

  test('a part of a recording comes with the policy of files', async () => {
    const content = new Uint8Array(fs.readFileSync('demo/media/one-minute.mp3'));
    const start = Buffer.from(JSON.stringify({ name: 'talk.mp3', bytes: content.length }));
    const { data } = await post('/api/admin/uploads/start', start, 'application/json');
    const upload = `/api/admin/uploads/${data.upload_id}`;
    await post(`${upload}/chunk?offset=0`, content, 'application/octet-stream');
    const file = await post(`${upload}/finish`, Buffer.from('{}'), 'application/json');
    expect(file.status).toBe(200);
    const part = await send(file.data.path, { headers: { range: 'bytes=1000-1999' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 1000-1999/${content.length}`);
    expect(part.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(part.headers['x-content-type-options']).toBe('nosniff');
    expect(new Uint8Array(await buffer(part))).toEqual(content.slice(1000, 2000));
  });

  test('an event of a stream comes at once', async () => {
    const response = await send('/api/notification/stream');
    expect(response.statusCode).toBe(200);
    const [first] = await new Promise<Buffer[]>((resolve) =>
      response.once('data', (chunk) => resolve([chunk])),
    );
    expect(String(first)).toContain('unread_count');
    response.destroy();
  });
});

test('nginx answers 404 for the folder of files', async () => {
  const response = await proxies.get('nginx')?.send('/internal/files/media/');
  expect(response?.statusCode).toBe(404);
});
