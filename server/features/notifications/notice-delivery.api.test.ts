import { type RawBuilder, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { notify } from './notify.ts';
import { queueDigests } from './queue-digests.ts';

const academy = openTestAcademy();
const timeZone = 'Asia/Singapore';
const setClock = (local: string) => academy.setClock(new Date(`${local}:00+08:00`));
let courseId: number;
beforeAll(async () => {
  courseId = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券入门' });
});
// A Monday.
beforeEach(() => setClock('2026-05-04T12:00'));

/** Sessions end while the clock moves on. */
const loggedIn = async (person: TestPerson) => ({
  ...person,
  token: await academy.logIn(person.email),
});
const deliver = async (person: TestPerson, body: Record<string, unknown>) => {
  const usual = { frequency: 'at_once', quiet_hours: null };
  return academy.callWith(
    notificationCalls.changeDelivery,
    { body: { ...usual, ...body } },
    { as: await loggedIn(person) },
  );
};
const switchOff = async (person: TestPerson) => {
  const body = { kind: 'submission_graded' as const, email: false };
  await academy.call(notificationCalls.changeSettings, { body }, { as: await loggedIn(person) });
};
/** Emails of notices; a login on another day tells of a new device. */
const emailsTo = ({ email }: TestPerson) =>
  academy.emails.filter(({ to, headers }) => to === email && headers?.['List-Unsubscribe']);
let grades = 0;
async function grade({ userId }: TestPerson, score = 90) {
  const params = { course_id: courseId, content_id: 1, score };
  const notice = { kind: 'submission_graded', to: { userId }, params, cause: ++grades } as const;
  await inTransaction(academy.db, (tx) => notify(tx, { ...notice, now: academy.now }));
  await academy.runJobs();
}
/** Maintenance, twice, as two processes do it. */
async function digest() {
  for (let run = 0; run < 2; run++) await queueDigests(academy.db, academy.now, timeZone);
  await academy.runJobs();
}
const learnerWith = async (body: Record<string, unknown>) => {
  const learner = await academy.addLearner({ language: 'en' });
  await deliver(learner, body);
  return learner;
};

describe('the choice', () => {
  test('is at once and at any hour, until somebody chooses otherwise', async () => {
    const learner = await academy.addLearner();
    const { data } = await academy.call(notificationCalls.settings, {}, { as: learner });
    expect(data.delivery).toEqual({
      frequency: 'at_once',
      quiet_hours: null,
      time_zone: timeZone,
    });
    const chosen = { frequency: 'weekly', quiet_hours: { from: 22, to: 8 } };
    for (let time = 0; time < 2; time++) {
      const answer = await deliver(learner, chosen);
      expect(answer.msg).toBe('已保存');
      expect(answer.data.delivery).toEqual({ ...chosen, time_zone: timeZone });
    }
    const other = await academy.addLearner();
    const others = await academy.call(notificationCalls.settings, {}, { as: other });
    expect(others.data.delivery.frequency).toBe('at_once');
  });

  test.each([
    ['a frequency that there is not', { frequency: 'hourly' }],
    ['hours that end when they begin', { quiet_hours: { from: 8, to: 8 } }],
    ['an hour that no clock shows', { quiet_hours: { from: 22, to: 24 } }],
    ['half an hour', { quiet_hours: { from: 22.5, to: 8 } }],
    ['hours without an end', { quiet_hours: { from: 22 } }],
  ])('refuses %s, and stays', async (_, body) => {
    const learner = await learnerWith({ frequency: 'daily' });
    expect((await deliver(learner, body)).status).toBe(400);
    const as = await loggedIn(learner);
    const { data } = await academy.call(notificationCalls.settings, {}, { as });
    expect(data.delivery.frequency).toBe('daily');
  });
});

describe('quiet hours', () => {
  const night = { quiet_hours: { from: 22, to: 8 } };

  test('keep an email of a notice until they end, and no longer', async () => {
    const learner = await learnerWith(night);
    setClock('2026-05-04T21:59');
    await grade(learner);
    expect(emailsTo(learner)).toHaveLength(1);
    setClock('2026-05-04T22:00');
    await grade(learner);
    for (const time of ['2026-05-04T23:00', '2026-05-05T07:59']) {
      setClock(time);
      await academy.runJobs();
      expect(emailsTo(learner)).toHaveLength(1);
    }
    setClock('2026-05-05T08:00');
    await academy.runJobs();
    await academy.runJobs();
    expect(emailsTo(learner)).toHaveLength(2);
  });

  test('keep one that was queued before them, while the mail server was away', async () => {
    const learner = await learnerWith(night);
    setClock('2026-05-04T21:59');
    const send = vi.spyOn(academy.app.dependencies.mailer, 'send').mockRejectedValue(new Error());
    await grade(learner);
    send.mockRestore();
    setClock('2026-05-04T22:01');
    await academy.runJobs();
    expect(emailsTo(learner)).toHaveLength(0);
    setClock('2026-05-05T08:00');
    await academy.runJobs();
    expect(emailsTo(learner)).toHaveLength(1);
  });

  test('do not keep what is about the security of an account', async () => {
    const learner = await learnerWith({ ...night, frequency: 'weekly' });
    setClock('2026-05-04T23:00');
    const body = { email: learner.email };
    await academy.call(accountCalls.forgotPassword, { body });
    const [email] = academy.emails.filter(({ to }) => to === learner.email).toReversed();
    expect(email?.text).toContain('/auth/reset');
  });
});

describe('a digest', () => {
  test('has a day’s unread notices in one email, at eight, with the same way to end it', async () => {
    const learner = await learnerWith({ frequency: 'daily' });
    await grade(learner, 71);
    await grade(learner, 72);
    setClock('2026-05-05T07:59');
    await digest();
    expect(emailsTo(learner)).toEqual([]);
    setClock('2026-05-05T08:00');
    await grade(learner, 73);
    await digest();
    setClock('2026-05-05T20:00');
    await digest();
    const [email, ...more] = emailsTo(learner);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Prospect Academy: your digest (2)');
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    for (const part of [email?.text, email?.html]) {
      expect(part).toContain('graded: 71');
      expect(part).toContain('graded: 72');
      expect(part).not.toContain('graded: 73');
      expect(part).toContain(`/courses/${courseId}/content/1`);
    }
    setClock('2026-05-06T09:00');
    await digest();
    expect(emailsTo(learner).map(({ subject }) => subject)).toEqual([
      'Prospect Academy: your digest (2)',
      'Prospect Academy: your digest (1)',
    ]);
  });

  test('of a week leaves on Monday, in the reader’s language, though the server was off', async () => {
    const learner = await academy.addLearner({ language: 'zh' });
    await deliver(learner, { frequency: 'weekly' });
    await grade(learner);
    setClock('2026-05-10T23:00');
    await digest();
    expect(emailsTo(learner)).toEqual([]);
    setClock('2026-05-13T15:00');
    await digest();
    expect(emailsTo(learner)).toMatchObject([{ subject: '远景学院：通知摘要（1 条）' }]);
    expect(emailsTo(learner)[0]?.text).toContain('您在《债券入门》的作业已批改：90 分');
  });

  test('leaves out what was read or switched off meanwhile; of nothing there is no email', async () => {
    const [reader, off] = [
      await learnerWith({ frequency: 'daily' }),
      await learnerWith({ frequency: 'daily' }),
    ];
    for (const learner of [reader, off]) await grade(learner);
    const as = await loggedIn(reader);
    await academy.call(notificationCalls.read, { body: { all: true } }, { as });
    await switchOff(off);
    setClock('2026-05-05T08:00');
    await digest();
    for (const learner of [reader, off]) expect(emailsTo(learner)).toEqual([]);
  });

  test('that is no longer wanted leaves at once with what waited for it', async () => {
    const learner = await learnerWith({ frequency: 'weekly' });
    await grade(learner, 65);
    setClock('2026-05-05T10:00');
    await deliver(learner, { frequency: 'at_once' });
    await digest();
    await grade(learner, 66);
    expect(emailsTo(learner).map(({ text }) => /graded: (\d+)/.exec(text)?.[1])).toEqual([
      '65',
      '66',
    ]);
  });

  test('waits for the end of quiet hours', async () => {
    const learner = await learnerWith({ frequency: 'daily', quiet_hours: { from: 22, to: 10 } });
    await grade(learner);
    setClock('2026-05-05T08:30');
    await digest();
    expect(emailsTo(learner)).toEqual([]);
    setClock('2026-05-05T10:00');
    await academy.runJobs();
    expect(emailsTo(learner)).toHaveLength(1);
  });

  test('is not lost where the mail server is away, or the process dies while it sends', async () => {
    const learner = await learnerWith({ frequency: 'daily' });
    await grade(learner);
    setClock('2026-05-05T08:00');
    const send = vi.spyOn(academy.app.dependencies.mailer, 'send').mockRejectedValue(new Error());
    await digest();
    send.mockRestore();
    expect(emailsTo(learner)).toEqual([]);
    // The state in which a process leaves a job that it was running.
    const hold = (until: RawBuilder<Date>) =>
      academy.db
        .updateTable('jobs')
        .set({ locked_until: until, attempts: 1 })
        .where('kind', '=', 'digest_email')
        .where('finished_at', 'is', null)
        .execute();
    await hold(sql<Date>`clock_timestamp() + interval '1 minute'`);
    academy.advanceMinutes(2);
    await digest();
    expect(emailsTo(learner)).toEqual([]);
    await hold(sql<Date>`clock_timestamp() - interval '1 second'`);
    academy.advanceMinutes(16);
    await digest();
    await digest();
    expect(emailsTo(learner)).toHaveLength(1);
  });

  test('ends with one click, and with it the emails of all kinds', async () => {
    const learner = await learnerWith({ frequency: 'daily' });
    await grade(learner);
    setClock('2026-05-05T08:00');
    await digest();
    const header = emailsTo(learner)[0]?.headers?.['List-Unsubscribe'] ?? '';
    const token = new URL(header.slice(1, -1)).searchParams.get('token') ?? '';
    for (let click = 0; click < 2; click++) {
      const answer = await academy.call(notificationCalls.unsubscribe, { query: { token } });
      expect(answer).toMatchObject({ status: 200, data: { kind: 'digest' } });
    }
    const as = await loggedIn(learner);
    const { data } = await academy.call(notificationCalls.settings, {}, { as });
    expect(data.list.filter(({ email }) => email)).toEqual([]);
    await grade(learner);
    setClock('2026-05-06T08:00');
    await digest();
    expect(emailsTo(learner)).toHaveLength(1);
  });
});
