import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { EventStream } from '#server/testing/event-stream.ts';
import { listen, OpenApps } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { MAX_STREAMS_PER_PERSON } from './notice-streams.ts';
import { notify } from './notify.ts';

/** An open page gets the number of unread notices while its person is logged in. */

const academy = openTestAcademy();
const apps = new OpenApps(() => academy);
const streams: EventStream[] = [];
let app: FastifyInstance;
let port: number;
let learner: TestPerson;

beforeEach(async () => {
  app = await apps.open();
  port = await listen(app);
  learner = await academy.addLearner();
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.leave();
  await apps.close();
});

async function open(as: TestPerson, at = port): Promise<EventStream> {
  const stream = await EventStream.open(at, notificationCalls.stream, as.token);
  streams.push(stream);
  return stream;
}

let causes = 0;
async function notifyPerson({ userId }: TestPerson, undo = false) {
  const course = await addCourse(academy.db);
  const params = { course_id: course, content_id: 1, score: 90 };
  const occasion = { kind: 'submission_graded', to: { userId }, params } as const;
  const notified = inTransaction(academy.db, async (tx) => {
    await notify(tx, { ...occasion, cause: `stream ${++causes}`, now: academy.now });
    if (undo) throw new Error('undone');
  });
  await notified.catch((error) => expect(error.message).toBe('undone'));
}

test('it begins with what is true, and says each change once', async () => {
  await notifyPerson(learner);
  const stream = await open(learner);
  expect(await stream.next()).toEqual({ unread_count: 1 });
  await notifyPerson(learner);
  expect(await stream.next()).toEqual({ unread_count: 2 });
  await notifyPerson(learner, true);
  await notifyPerson(await academy.addLearner());
  await notifyPerson(learner);
  expect(await stream.next()).toEqual({ unread_count: 3 });
  await academy.call(notificationCalls.read, { body: { all: true } }, { as: learner });
  expect(await stream.next()).toEqual({ unread_count: 0 });
});

test('nothing between the academy and the page collects or keeps it', async () => {
  const { response } = await open(learner);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
});

test('without a session there is none', async () => {
  const guest = { ...learner, token: 'x' };
  expect((await open(guest)).response.status).toBe(401);
  const cookie = await app.inject({
    url: '/api/notification/stream',
    headers: { cookie: `session=${learner.token}` },
  });
  expect(cookie.statusCode).toBe(401);
});

test('it ends with its own session at once, and with no other', async () => {
  const other = { ...learner, token: await academy.logIn(learner.email) };
  const [ending, staying] = [await open(learner), await open(other)];
  for (const stream of [ending, staying]) expect(await stream.next()).toEqual({ unread_count: 0 });
  await academy.call(accountCalls.logout, {}, { as: learner });
  expect(await ending.next()).toBeNull();
  await notifyPerson(learner);
  expect(await staying.next()).toEqual({ unread_count: 1 });
});

describe('as many as there is room for', () => {
  const refusalOf = async (stream: EventStream) => {
    const { error } = await stream.response.json();
    return [stream.response.status, error, stream.response.headers.get('retry-after')];
  };

  test('of a person; who leaves makes room', async () => {
    const first = await open(learner);
    for (let more = 1; more < MAX_STREAMS_PER_PERSON; more++) await open(learner);
    expect(await refusalOf(await open(learner))).toEqual([503, 'SERVICE_UNAVAILABLE', '60']);
    expect((await open(await academy.addLearner())).response.status).toBe(200);
    first.leave();
    await expect.poll(async () => (await open(learner)).response.status).toBe(200);
  });

  test('in a process, whose other calls go on', async () => {
    const small = await apps.open({ settings: { maxConnections: 8 } });
    const at = await listen(small);
    for (let more = 0; more < 2; more++) await open(await academy.addLearner(), at);
    expect(await refusalOf(await open(learner, at))).toEqual([503, 'SERVICE_UNAVAILABLE', '60']);
    expect((await small.inject('/api/course/lists')).statusCode).toBe(200);
  });

  test('a request without a body takes none', async () => {
    const headers = { authorization: `Bearer ${learner.token}` };
    for (let more = 0; more <= MAX_STREAMS_PER_PERSON; more++) {
      const url = '/api/notification/stream';
      expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(200);
    }
    expect((await open(learner)).response.status).toBe(200);
  });
});

test('they are no work in progress: calls are served beside them', async () => {
  const small = await apps.open({ settings: { maxInFlight: 4 } });
  const at = await listen(small);
  for (let more = 0; more < MAX_STREAMS_PER_PERSON; more++) await open(learner, at);
  expect((await small.inject('/api/course/lists')).statusCode).toBe(200);
});

test('a process that stops ends them', async () => {
  const stream = await open(learner);
  expect(await stream.next()).toEqual({ unread_count: 0 });
  await apps.close();
  expect(await stream.next()).toBeNull();
});
