import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { pushCalls } from '#contract/push.ts';
import { inTransaction } from '#database/open.ts';
import { openedNotice } from '#domain/notice-path.ts';
import { openPushingAcademy } from './notice-pushes.testing.ts';
import { notify, notifyEach } from './notify.ts';

const {
  academy,
  service,
  setClock,
  loggedIn,
  turnOn,
  courseOfGrades,
  nextCause,
  learnerOn,
  choose,
  quietAtNight,
  devicesOf,
  grade,
} = openPushingAcademy();

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
          path: expect.stringMatching(
            new RegExp(`^/courses/${courseOfGrades()}/content/1\\?notice=\\d+$`),
          ),
          tag: expect.stringMatching(/^notice-\d+$/),
          lang: locale,
        },
      ]);
    },
  );

  test('names its notice, which only its reader can mark as read', async () => {
    const { person, browser } = await learnerOn();
    const other = await learnerOn();
    await grade(person);
    const path = browser.messages[0]?.path ?? '';
    const id = openedNotice(new URL(path, 'https://academy.example').search)?.noticeId ?? 0;
    const unread = async () => {
      const { data } = await academy.call(notificationCalls.lists, { query: {} }, { as: person });
      return [data.list[0]?.notification_id, data.unread_count];
    };
    const read = (notification_ids: number[], as = person) =>
      academy.call(notificationCalls.read, { body: { notification_ids } }, { as });
    expect(await unread()).toEqual([id, 1]);
    expect((await read([id], other.person)).status).toBe(200);
    expect((await read([999_999_999])).status).toBe(200);
    expect(await unread()).toEqual([id, 1]);
    await read([id]);
    await read([id]);
    expect(await unread()).toEqual([id, 0]);
  });

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
      cause: nextCause(),
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
    const params = { course_id: courseOfGrades(), content_id: 1, score: 90 };
    const to = { userId: person.userId };
    const undone = inTransaction(academy.db, async (tx) => {
      const notice = { kind: 'submission_graded', to, params, cause: 'undone' } as const;
      await notify(tx, { ...notice, now: academy.now });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await academy.runJobs();
    expect(browser.received).toEqual([]);
  });
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
    await grade(person, nextCause(), 77);
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
