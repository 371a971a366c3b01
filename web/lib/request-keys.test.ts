import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { ApiError, createApiClient } from './api.ts';
import { RequestKeys } from './request-keys.ts';

const create = defineCall({
  name: 'test.create',
  method: 'POST',
  takesIdempotencyKey: true,
  path: '/things',
  access: 'learner',
  summary: 'Adds a thing.',
  body: z.object({ title: z.string() }),
  data: z.object({ id: z.int() }),
});
const { takesIdempotencyKey: _, ...unkeyed } = create;
const like = { ...unkeyed, name: 'test.like', naturalKey: 'There is one.' };

type Outcome = () => Promise<Response>;
const envelope = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status });
const done: Outcome = async () => envelope(200, { code: 1, data: { id: 1 }, msg: '', show: 0 });
const refused: Outcome = async () => envelope(409, { code: 0, msg: '', error: 'INVALID_STATE' });
const failed: Outcome = async () => envelope(503, { code: 0, msg: '', error: 'INTERNAL' });
const lost: Outcome = async () => {
  throw new TypeError('failed to fetch');
};
const cutOff: Outcome = async () => new Response('{"code":1,', { status: 200 });

/** A client that gets these answers in order, and the keys that it sent. */
function clientWith(...answers: Outcome[]) {
  const sent: (string | undefined)[] = [];
  const unknown: number[] = [];
  const api = createApiClient({
    transport: async (_path, { headers }) => {
      sent.push((headers as Record<string, string>)['idempotency-key']);
      return (answers.shift() ?? done)();
    },
    token: () => 'token',
    keys: new RequestKeys(),
    onUnknownOutcome: () => unknown.push(sent.length),
  });
  const press = (title = 'A') => api.call(create, { body: { title } }).catch((error) => error);
  return { api, press, sent, unknown };
}

test.each([
  ['with a lost answer', lost],
  ['with an answer that was cut off', cutOff],
  ['that failed at the server', failed],
])('a request %s is sent again with the same key', async (_name, first) => {
  const { press, sent } = clientWith(first);
  expect(await press()).toBeInstanceOf(Error);
  expect(await press()).toEqual({ id: 1 });
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]).toBe(sent[0]);
});

test('after a success the same input is another request', async () => {
  const { press, sent } = clientWith(done);
  await press();
  await press();
  expect(sent[1]).not.toBe(sent[0]);
});

test('after a refusal the same input is another request', async () => {
  const { press, sent } = clientWith(refused);
  expect(await press()).toBeInstanceOf(ApiError);
  await press();
  expect(sent[1]).not.toBe(sent[0]);
});

test('other input has another key, and a second click the same', async () => {
  const { press, sent } = clientWith();
  await Promise.all([press('A'), press('A'), press('B')]);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('two files with one name are two requests', async () => {
  const { api, sent } = clientWith(lost, lost);
  for (const text of ['one', 'another']) {
    const file = new File([text], 'a.txt', { lastModified: 1 });
    await api.call(create, { body: { title: 'A' }, file }).catch(() => {});
  }
  expect(sent[1]).not.toBe(sent[0]);
});

test('calls with a natural key are sent without one, and a key of the form goes first', async () => {
  const { api, sent } = clientWith();
  await api.call(like, { body: { title: 'A' } });
  await api.call(create, { body: { title: 'A' }, idempotencyKey: 'of the draft' });
  expect(sent).toEqual([undefined, 'of the draft']);
});

test('of a change without an answer, or that failed, the outcome is unknown', async () => {
  const { press, unknown } = clientWith(done, lost, refused, failed);
  for (const _ of [1, 2, 3, 4]) await press();
  expect(unknown).toEqual([2, 4]);
});

test('a read has no outcome', async () => {
  const { api, unknown } = clientWith(lost);
  const read = { ...like, method: 'GET' as const };
  await api.call(read, { body: { title: 'A' } }).catch(() => {});
  expect(unknown).toEqual([]);
});
