import { expect, test } from 'vitest';
import { pushCalls } from '#contract/push.ts';
import { inTransaction } from '#database/open.ts';
import { FakePushService } from '#server/testing/fake-push-service.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { notify } from './notify.ts';

const academy = openTestAcademy();
const service = new FakePushService();
const atOnce = <T>(times: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index)));

test('a device that is turned on fifty times at once is on once', async () => {
  const person = await academy.addLearner();
  const body = service.newBrowser().subscription;
  const answers = await atOnce(50, () =>
    academy.call(pushCalls.subscribe, { body }, { as: person }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { data } = await academy.call(pushCalls.state, {}, { as: person });
  expect(data.devices).toHaveLength(1);
});

test('one browser that twenty people turn on at once belongs to one of them', async () => {
  const people = await atOnce(20, () => academy.addLearner());
  const body = service.newBrowser().subscription;
  const answers = await Promise.all(
    people.map((as) => academy.call(pushCalls.subscribe, { body }, { as })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = academy.db.selectFrom('push_subscriptions').selectAll();
  expect(await rows.where('endpoint', '=', body.endpoint).execute()).toHaveLength(1);
});

test('a notice that is told fifty times at once is queued once for each device', async () => {
  const person = await academy.addLearner();
  const body = service.newBrowser().subscription;
  await academy.call(pushCalls.subscribe, { body }, { as: person });
  const to = { userId: person.userId };
  const notice = { kind: 'course_opened', to, params: { course_id: 1 }, cause: 'once' } as const;
  await atOnce(50, () =>
    inTransaction(academy.db, (tx) => notify(tx, { ...notice, now: academy.now })),
  );
  const jobs = academy.db.selectFrom('jobs').selectAll().where('kind', '=', 'notice_push');
  expect(await jobs.where('user_id', '=', person.userId).execute()).toHaveLength(1);
});
