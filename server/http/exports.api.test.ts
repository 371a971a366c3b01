import { afterEach, expect, test } from 'vitest';
import { OpenApps } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
const apps = new OpenApps(() => academy);

afterEach(() => apps.close());

/** An app that holds the last byte of its responses to marked requests until it is released. */
async function openHeld() {
  const app = await apps.open();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  app.addHook('onSend', async ({ headers }, _reply, payload) => {
    if (headers['x-held'] === undefined) return payload;
    held++;
    await isReleased;
    return payload;
  });
  const download = ({ token, userId }: TestPerson, form = 'csv', more = {}) =>
    app.inject({
      url: `/api/points/statement.${form}?user_id=${userId}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en', ...more },
    });
  /** Not the response itself: awaiting this would wait for it. */
  const hold = async (person: TestPerson) => {
    const before = held;
    const response = download(person, 'csv', { 'x-held': '1' });
    await expect.poll(() => held).toBe(before + 1);
    return { response };
  };
  return { app, download, hold, release };
}

test('an account has one export at a time, and another one after its last byte', async () => {
  const learner = await academy.addLearner();
  const { app, download, hold, release } = await openHeld();
  const first = await hold(learner);
  const refused = await download(learner, 'pdf');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({
    error: 'SERVICE_UNAVAILABLE',
    msg: expect.stringContaining('file'),
  });
  // All that makes no file is served.
  const headers = { authorization: `Bearer ${learner.token}` };
  expect((await app.inject({ url: '/api/users/profile', headers })).statusCode).toBe(200);
  release();
  expect((await first.response).statusCode).toBe(200);
  expect((await download(learner)).statusCode).toBe(200);
  expect((await download(learner, 'pdf')).statusCode).toBe(200);
});

test('a process makes two exports at a time', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => academy.addLearner()));
  if (!one || !two || !three) throw new Error('there are three learners');
  const { download, hold, release } = await openHeld();
  const open = [await hold(one), await hold(two)];
  expect((await download(three)).statusCode).toBe(503);
  release();
  for (const { response } of open) expect((await response).statusCode).toBe(200);
  expect((await download(three)).statusCode).toBe(200);
});

test('a refused or failed export leaves its place to the next one', async () => {
  const learner = await academy.addLearner();
  const { download } = await openHeld();
  for (let time = 0; time < 3; time++) {
    expect((await download({ ...learner, userId: 0 })).statusCode).toBe(400);
  }
  expect((await download(learner)).statusCode).toBe(200);
});
