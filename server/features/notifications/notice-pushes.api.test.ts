import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { pushCalls } from '#contract/push.ts';
import { inTransaction } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { type NoticeKind, noticeKindNames } from '#domain/notice-kinds.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { FakePushService } from '#server/testing/fake-push-service.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { notify, notifyEach } from './notify.ts';

const academy = openTestAcademy();
const service = new FakePushService();
const setClock = (local: string) => academy.setClock(new Date(`${local}:00+08:00`));
let courseId: number;
beforeAll(async () => {
  await service.open();
  academy.app.dependencies.postPublicly = service.post;
  courseId = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券入门' });
});
afterAll(() => service.close());
beforeEach(() => {
  service.status = 201;
  setClock('2026-05-04T12:00');
});

/** Somebody who has turned push on in a browser. */
async function learnerOn(language: Locale = 'en', role: 'student' | 'admin' = 'student') {
  const person = await academy.addPerson({ language, role });
  const browser = service.newBrowser();
  await turnOn(person, browser);
  return { person, browser };
}
async function turnOn(person: TestPerson, browser: ReturnType<typeof service.newBrowser>) {
  const body = browser.subscription;
  const { status } = await academy.call(pushCalls.subscribe, { body }, { as: person });
  expect(status).toBe(200);
}
const loggedIn = async (person: TestPerson) => ({
  ...person,
  token: await academy.logIn(person.email),
});
const choose = async (person: TestPerson, body: Record<string, unknown>) =>
  academy.callWith(notificationCalls.changeSettings, { body }, { as: await loggedIn(person) });
const quietAtNight = async (person: TestPerson) => {
  const body = { frequency: 'weekly', quiet_hours: { from: 22, to: 8 } } as const;
  await academy.call(notificationCalls.changeDelivery, { body }, { as: await loggedIn(person) });
};
const devicesOf = async ({ userId }: TestPerson) =>
  academy.db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId).execute();
let causes = 0;
async function grade({ userId }: TestPerson, cause: string | number = ++causes, score = 90) {
  const params = { course_id: courseId, content_id: 1, score };
  const told = { kind: 'submission_graded', to: { userId }, params, cause } as const;
  await inTransaction(academy.db, (tx) => notify(tx, { ...told, now: academy.now }));
  await academy.runJobs();
}

describe('the push of a notice', () => {
  test.each([
    ['zh', '作业已批改', '您在《债券入门》的作业已批改：90 分'],
    ['en', 'Assignment graded', 'Your assignment in “Bonds” has been graded: 90 out of 100'],
  ] as const)(
    'says once, in the language of its reader (%s), what the notice says, and where it leads',
    async (locale, title, body) => {
      const { person, browser } = await learnerOn(locale);
      await grade(person, 'once');
      await grade(person, 'once');
      expect(browser.messages).toEqual([
        {
          title,
          body,
          path: `/courses/${courseId}/content/1`,
          tag: expect.stringMatching(/^notice-\d+$/),
          lang: locale,
        },
      ]);
    },
  );

  test('comes from the academy, which its signature proves to the push service', async () => {
    const { person, browser } = await learnerOn();
    await grade(person);
    const [received] = browser.received;
    const { data } = await academy.call(pushCalls.state, {}, { as: person });
    const { authorization = '', ttl } = received?.headers ?? {};
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
    expect(key).toBe(data.public_key);
    const [header = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example.com',
      sub: 'https://academy.example',
    });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)];
    const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
    const proof = {
      key: createPublicKey({ key: jwk, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    } as const;
    const signed = Buffer.from(`${header}.${claims}`);
    expect(verify('sha256', signed, proof, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(ttl).toBe(String(24 * 60 * 60));
    expect(received?.body.length).toBeLessThanOrEqual(4096);
    expect(received?.body.toString('latin1')).not.toContain('Bonds');
  });

  test('comes to each device of its reader, and to nobody else’s', async () => {
    const { person, browser } = await learnerOn();
    const second = service.newBrowser();
    await turnOn(await loggedIn(person), second);
    const other = await learnerOn();
    await grade(person);
    expect([browser.messages, second.messages, other.browser.messages]).toMatchObject([
      [{ title: 'Assignment graded' }],
      [{ title: 'Assignment graded' }],
      [],
    ]);
  });

  test('comes by itself, where neither the list nor an email is wanted', async () => {
    const { person, browser } = await learnerOn();
    await choose(person, { kind: 'submission_graded', in_app: false, email: false });
    await grade(person, 'push alone');
    await grade(person, 'push alone');
    expect(browser.messages).toHaveLength(1);
    const { data } = await academy.call(notificationCalls.lists, { query: {} }, { as: person });
    expect(data).toMatchObject({ list: [], unread_count: 0 });
  });

  test('comes also to many at once, each with what is their own', async () => {
    const [one, other] = [await learnerOn(), await learnerOn('zh')];
    const list = [one, other].map(({ person }, index) => ({
      userId: person.userId,
      params: { streak: 5 + index },
      cause: ++causes,
    }));
    await inTransaction(academy.db, (tx) =>
      notifyEach(tx, { kind: 'streak_at_risk', list, now: academy.now }),
    );
    await academy.runJobs();
    expect(one.browser.messages[0]?.body).toContain('5 days');
    expect(other.browser.messages[0]?.body).toContain('连续签到 6 天');
  });

  test('is not sent where its cause was undone', async () => {
    const { person, browser } = await learnerOn();
    const params = { course_id: courseId, content_id: 1, score: 90 };
    const to = { userId: person.userId };
    const undone = inTransaction(academy.db, async (tx) => {
      const told = { kind: 'submission_graded', to, params, cause: 'undone' } as const;
      await notify(tx, { ...told, now: academy.now });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await academy.runJobs();
    expect(browser.received).toEqual([]);
  });
});

/** What each kind needs to know. */
const params = {
  course_id: 1,
  content_id: 1,
  submission_id: 9,
  redemption_id: 10,
  reward_id: 11,
  person_id: null,
  rating: 5,
  score: 90,
  amount: 10,
  currency: 'SGD',
  points: 120,
  day: '2026-12-07',
  streak: 5,
  stock: 5,
  payment_id: 12,
  message_id: 13,
} as const;

test.each(noticeKindNames)('%s is pushed, and no more once it is switched off', async (kind) => {
  const { person, browser } = await learnerOn('en', 'admin');
  const tell = async (cause: string) => {
    const told = { kind: kind as NoticeKind, to: { userId: person.userId }, params, cause };
    await inTransaction(academy.db, (tx) => notify(tx, { ...told, now: academy.now }));
    await academy.runJobs();
  };
  await tell('on');
  expect(browser.messages).toHaveLength(1);
  expect(browser.messages[0]?.body).not.toBe('');
  expect(browser.messages[0]?.path).toMatch(/^\/[a-z]/);
  expect((await choose(person, { kind, push: false })).status).toBe(200);
  await tell('off');
  expect(browser.messages).toHaveLength(1);
  const { data } = await academy.call(notificationCalls.settings, {}, { as: person });
  expect(data.list.find((one) => one.kind === kind)).toMatchObject({ push: false, in_app: true });
});

describe('nothing is pushed', () => {
  test('where push is on nowhere', async () => {
    const person = await academy.addLearner();
    await grade(person);
    const jobs = academy.db.selectFrom('jobs').selectAll().where('kind', '=', 'notice_push');
    expect(await jobs.where('user_id', '=', person.userId).execute()).toEqual([]);
  });

  test('of what was read or switched off, or to a device turned off, while it waited', async () => {
    const [reader, off, gone] = [await learnerOn(), await learnerOn(), await learnerOn()];
    service.status = 503;
    for (const { person } of [reader, off, gone]) await grade(person);
    const body = { all: true } as const;
    await academy.call(notificationCalls.read, { body }, { as: reader.person });
    await choose(off.person, { kind: 'submission_graded', push: false });
    const [device] = await devicesOf(gone.person);
    const input = { params: { id: device?.subscription_id ?? 0 } };
    await academy.call(pushCalls.unsubscribe, input, { as: gone.person });
    service.status = 201;
    academy.advanceMinutes(5);
    await academy.runJobs();
    // One attempt each, which failed.
    for (const { browser } of [reader, off, gone]) expect(browser.received).toHaveLength(1);
  });

  test('to whoever logs in next in the same browser', async () => {
    const { person, browser } = await learnerOn();
    service.status = 503;
    await grade(person, ++causes, 77);
    service.status = 201;
    await turnOn(await academy.addLearner(), browser);
    academy.advanceMinutes(5);
    await academy.runJobs();
    expect(browser.received).toHaveLength(1);
  });
});

describe('quiet hours', () => {
  test('keep a push until they end, whatever the emails do', async () => {
    const { person, browser } = await learnerOn();
    await quietAtNight(person);
    setClock('2026-05-04T21:59');
    await grade(person);
    expect(browser.messages).toHaveLength(1);
    setClock('2026-05-04T22:00');
    await grade(person);
    for (const time of ['2026-05-04T23:00', '2026-05-05T07:59']) {
      setClock(time);
      await academy.runJobs();
      expect(browser.messages).toHaveLength(1);
    }
    setClock('2026-05-05T08:00');
    await academy.runJobs();
    await academy.runJobs();
    expect(browser.messages).toHaveLength(2);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that no longer knows a device (%i) ends it', async (status) => {
    const { person, browser } = await learnerOn();
    service.status = status;
    await grade(person);
    expect(await devicesOf(person)).toEqual([]);
    service.status = 201;
    academy.advanceMinutes(120);
    await academy.runJobs();
    await grade(person);
    expect(browser.received).toHaveLength(1);
  });

  test.each([500, 429, 403])('that refuses for now (%i) is asked again', async (status) => {
    const { person, browser } = await learnerOn();
    service.status = status;
    await grade(person);
    expect(await devicesOf(person)).toMatchObject([
      { failing_since: academy.now, last_success_at: null },
    ]);
    service.status = 201;
    await academy.runJobs();
    expect(browser.received).toHaveLength(1);
    academy.advanceMinutes(2);
    await academy.runJobs();
    expect(browser.received).toHaveLength(2);
    expect(new Set(browser.messages.map(({ tag }) => tag)).size).toBe(1);
    expect(await devicesOf(person)).toMatchObject([
      { failing_since: null, last_success_at: academy.now },
    ]);
  });

  test('that is away for a day loses a push and no device, and no admin is told', async () => {
    const { person, browser } = await learnerOn();
    service.status = 503;
    await grade(person);
    for (let hour = 0; hour < 30; hour++) {
      academy.advanceMinutes(60);
      await academy.runJobs();
    }
    const attempts = browser.received.length;
    expect(attempts).toBeGreaterThan(10);
    service.status = 201;
    await academy.runJobs();
    expect(browser.received).toHaveLength(attempts);
    expect(await devicesOf(person)).toHaveLength(1);
    const jobs = academy.db.selectFrom('jobs').selectAll().where('user_id', '=', person.userId);
    const open = await jobs.where('kind', '=', 'notice_push').execute();
    expect(open.filter(({ finished_at }) => finished_at === null)).toEqual([]);
    await grade(person);
    expect(browser.received).toHaveLength(attempts + 1);
  });

  test('that took nothing for a week loses the device', async () => {
    const { person } = await learnerOn();
    service.status = 400;
    await grade(person);
    academy.advanceMinutes(7 * 24 * 60);
    await grade(person);
    expect(await devicesOf(person)).toEqual([]);
  });

  test('that cannot be reached is asked again', async () => {
    const { person, browser } = await learnerOn();
    const { dependencies } = academy.app;
    dependencies.postPublicly = () => Promise.reject(new Error('no network'));
    await grade(person);
    dependencies.postPublicly = service.post;
    expect(await devicesOf(person)).toMatchObject([{ failing_since: academy.now }]);
    academy.advanceMinutes(2);
    await academy.runJobs();
    expect(browser.messages).toHaveLength(1);
  });
});
