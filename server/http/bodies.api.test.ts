import fs from 'node:fs';
import http from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { stagingFolder } from '#server/files/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();

test.each([
  ['arrays', '[', ']'],
  ['objects', '{"a":', '}'],
])('endlessly nested %s are refused', async (_, open, close) => {
  for (const depth of [60, 5_000, 100_000]) {
    const email = `${open.repeat(depth)}1${close.repeat(depth)}`;
    const response = await academy.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      payload: `{"email":${email}}`,
    });
    expect([response.statusCode, response.json().msg]).toEqual([
      400,
      'This does not have the expected format',
    ]);
  }
});

test('more values than any call needs are refused before they are checked', async () => {
  for (const payload of [
    `{"email":[${'0,'.repeat(60_000)}0]}`,
    `{"email":{${Array.from({ length: 1001 }, (_, number) => `"${number}":0`).join(',')}}}`,
    `{${Array.from({ length: 60_000 }, (_, number) => `"${number.toString(36)}":0`).join(',')}}`,
  ]) {
    const response = await academy.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      payload,
    });
    expect([response.statusCode, response.json().msg]).toEqual([
      400,
      'This does not have the expected format',
    ]);
  }
});

test('a form has at most 100 fields', async () => {
  const send = (fields: number) =>
    academy.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: Array.from({ length: fields }, (_, number) => `f${number}=1`).join('&'),
    });
  expect((await send(100)).statusCode).toBe(400);
  expect((await send(101)).json()).toMatchObject({ error: 'TOO_LARGE' });
});

test.each([
  ['a name', '{"\\ud800":1}'],
  ['a text', '{"title":"\\udfff"}'],
  ['a text with NUL', '{"title":"\\u0000"}'],
])('half a character or NUL as %s is refused inside the JSON of a form, too', async (_, body) => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  const fields = { entity: 'course', key: 'new', body };
  const response = await academy.app.inject({
    method: 'POST',
    url: '/api/drafts',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Bearer ${teacher.token}`,
      'accept-language': 'en',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ body: expect.any(String) });
});

describe('what is refused is not read:', () => {
  const MEGABYTE = 1024 * 1024;
  const HUGE = 99 * MEGABYTE;
  /** The buffers of two sockets, and what had been read when the refusal was decided. */
  const UNSENT = 20 * MEGABYTE;
  let address: string;
  let learner: TestPerson;
  let admin: TestPerson;

  beforeAll(async () => {
    address = await academy.app.listen({ host: '127.0.0.1', port: 0 });
    learner = await academy.addLearner();
    admin = await academy.addAdmin();
  });

  interface Sent {
    /** The answer's status; null where the connection broke without one. */
    status: number | null;
    connection: string | undefined;
    /** How much of the body went out. */
    bytes: number;
  }

  /** Sends a body as fast as it is taken, until the answer is there and the connection closes. */
  function send(
    path: string,
    { length = HUGE, head = '', isChunked = false, ...options }: SendOptions = {},
  ): Promise<Sent> {
    return new Promise((resolve) => {
      const sent: Sent = { status: null, connection: undefined, bytes: 0 };
      const request = http.request(`${address}${path}`, {
        method: options.method ?? 'POST',
        headers: {
          'content-type': options.type ?? 'multipart/form-data; boundary=x',
          ...(isChunked ? {} : { 'content-length': length }),
          ...(options.as ? { authorization: `Bearer ${options.as.token}` } : {}),
        },
      });
      request.on('response', (response) => {
        sent.status = response.statusCode ?? null;
        sent.connection = response.headers.connection;
        response.resume();
        response.on('end', () => request.destroy());
      });
      request.on('error', () => {});
      request.on('close', () => resolve(sent));
      const chunk = Buffer.alloc(MEGABYTE / 4, 97);
      const write = (data: Buffer): void => {
        if (request.destroyed || sent.status !== null) return;
        const part = data.subarray(0, length - sent.bytes);
        sent.bytes += part.length;
        if (sent.bytes >= length) request.end(part);
        else request.write(part, () => write(chunk));
      };
      write(Buffer.concat([Buffer.from(head), chunk]));
    });
  }

  interface SendOptions {
    method?: string;
    type?: string;
    as?: TestPerson;
    head?: string;
    length?: number;
    isChunked?: boolean;
  }

  const field = '--x\r\nContent-Disposition: form-data; name="f"\r\n\r\n';
  const file = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;

  test.each([
    ['of an unknown path', '/nope', {}, 404],
    ['of an unknown call', '/api/nope', {}, 404],
    ['of an address that is none', '/api/%zz', {}, 404],
    ['of the health check', '/healthz', {}, 404],
    ['of a call under another method', '/api/course/lists', {}, 405],
    ['of a replaced call', '/api/teachers.php', {}, 410],
    ['of JSON for an unknown path', '/nope', { type: 'application/json' }, 404],
    ['of a protected call', '/api/course/like', {}, 401],
    ['of a call for other roles', '/api/admin/uploads', { role: 'learner' }, 403],
    ['announced as larger than a call takes', '/api/users/login', {}, 413],
    ['of JSON announced as too large', '/api/users/login', { type: 'application/json' }, 413],
    ['announced as larger than a file', '/api/assignment/submit', { role: 'learner' }, 413],
    ['of a form for a piece', '/api/admin/uploads/1/chunk?offset=0', { role: 'admin' }, 415],
    ['of a form under PATCH', '/api/admin/contents/1', { role: 'admin', method: 'PATCH' }, 415],
  ])(
    'a body %s',
    async (_, path, { role, ...options }: SendOptions & { role?: string }, status) => {
      const as = role === 'learner' ? learner : role === 'admin' ? admin : undefined;
      const sent = await send(path, { ...options, head: field, ...(as ? { as } : {}) });
      expect(sent).toMatchObject({ status, connection: 'close' });
      expect(sent.bytes).toBeLessThan(UNSENT);
    },
  );

  test.each([
    ['one field without end', { head: field, isChunked: true }, 413],
    ['a file where none is taken', { head: file('a.txt'), isChunked: true }, 415],
    ['JSON without end', { type: 'application/json', head: '"', isChunked: true }, 413],
  ])('a body that does not say how long it is, with %s', async (_, options, status) => {
    const sent = await send('/api/users/login', options);
    expect(sent).toMatchObject({ status, connection: 'close' });
    expect(sent.bytes).toBeLessThan(UNSENT);
  });

  test('a file without end, and fields without end around a file', async () => {
    for (const head of [file('a.txt'), `${file('a.txt')}text\r\n${field}`]) {
      const sent = await send('/api/assignment/submit', { as: learner, head, isChunked: true });
      expect(sent).toMatchObject({ status: 413, connection: 'close' });
      expect(sent.bytes).toBeLessThan(UNSENT + 11 * MEGABYTE);
    }
    const staged = stagingFolder(academy.app.dependencies.settings);
    expect(fs.existsSync(staged) ? fs.readdirSync(staged) : []).toEqual([]);
  });

  test('small bodies that are refused leave the connection open', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number>();
    for (const target of ['/api/course/like', '/nope', '/api/users/login']) {
      await new Promise<void>((resolve, reject) => {
        const request = http.request(`${address}${target}`, {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        });
        request.on('response', (response) => {
          ports.add(response.socket.localPort ?? 0);
          response.resume();
          response.on('end', resolve);
        });
        request.on('error', reject);
        request.end('{}');
      });
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  });
});

test('the calls whose bodies are forms take multipart, url-encoded and JSON alike', async () => {
  const learner = await academy.addLearner();
  const send = (type: string, payload: string) =>
    academy.app.inject({
      method: 'POST',
      url: '/api/users/changePassword',
      headers: {
        'content-type': type,
        authorization: `Bearer ${learner.token}`,
        'accept-language': 'en',
      },
      payload,
    });
  const fields = {
    user_id: String(learner.userId),
    current_password: 'not-the-password',
    new_password: 'another-good-password',
    confirm_password: 'another-good-password',
  };
  const parts = Object.entries(fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`)
    .join('\r\n');
  const answers = [
    await send('multipart/form-data; boundary=x', `${parts}\r\n--x--\r\n`),
    await send('application/x-www-form-urlencoded', new URLSearchParams(fields).toString()),
    await send('application/json', JSON.stringify({ ...fields, user_id: learner.userId })),
  ];
  for (const answer of answers) {
    expect(answer.json().fields).toEqual({
      current_password: 'The current password is not correct',
    });
  }
});
