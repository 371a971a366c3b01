import { once } from 'node:events';
import net from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toAppError } from '#server/http/errors.ts';
import type { FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

/** Accepts connections, and never answers. */
const sockets = new Set<net.Socket>();
const silent = net.createServer((socket) => {
  sockets.add(socket.on('error', () => {}));
  socket.resume();
});
let store: FileStore;

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as net.AddressInfo;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-1',
    bucket: 'academy',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  store = createS3FileStore(settings, { limits: { connection: 200, answer: 200 } });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const put = () => store.put('media/a.txt', Readable.from(['x']), 'text/plain');
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => toAppError(error)?.code ?? error,
  );

test.each([
  ['storing', put],
  ['reading', () => store.open('media/a.txt')],
  ['removing', () => store.remove('media/a.txt')],
])('%s ends with 503 in a store that never answers', async (_, work) => {
  expect(await codeOf(work())).toBe('SERVICE_UNAVAILABLE');
});

test('what is beyond the bound is refused while the others wait', async () => {
  let waiting = true;
  const first = Promise.all(Array.from({ length: 16 }, () => codeOf(put()))).then((codes) => {
    waiting = false;
    return codes;
  });
  expect(await codeOf(put())).toBe('SERVICE_UNAVAILABLE');
  expect(waiting).toBe(true);
  expect(new Set(await first)).toEqual(new Set(['SERVICE_UNAVAILABLE']));
  // The places are free again: this one waits for the store.
  const { size } = sockets;
  await codeOf(put());
  expect(sockets.size).toBeGreaterThan(size);
});
