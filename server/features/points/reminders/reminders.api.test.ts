import { afterAll, describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { pointCalls } from '#contract/points.ts';
import { inTransaction } from '#database/open.ts';
import type { NoticeKind } from '#domain/notice-kinds.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { earningKey } from '../ledger/idempotency-keys.rules.ts';
import { earnPoints } from '../rules/earn-points.ts';
import { remindOfExpiringPoints } from './remind-of-expiring-points.ts';
import { remindOfStreaks } from './remind-of-streaks.ts';

const academy = openTestAcademy();
afterAll(() => academy.assertLedgerIsSound());
const timeZone = 'Asia/Singapore';
const setClock = (local: string) => academy.setClock(new Date(`${local}:00+08:00`));

/** Sessions end while the clock moves on. */
const loggedIn = async (person: TestPerson) => ({
  ...person,
  token: await academy.logIn(person.email),
});
const emailsTo = ({ email }: TestPerson) =>
  academy.emails.filter(({ to, headers }) => to === email && headers?.['List-Unsubscribe']);
const textsOf = async (person: TestPerson, kind: NoticeKind, locale: 'en' | 'zh' = 'en') => {
  const as = await loggedIn(person);
  const query = { kind, limit: 100 };
  const { data } = await academy.callWith(notificationCalls.lists, { query }, { as, locale });
  return data.list.map(({ text }) => text).toReversed();
};
const switchOff = async (person: TestPerson, kind: NoticeKind) => {
  const as = await loggedIn(person);
  const body = { kind, in_app: false, email: false };
  await academy.callWith(notificationCalls.changeSettings, { body }, { as });
};
const noticesIn = async (kind: NoticeKind) =>
  academy.db.selectFrom('notifications').select('user_id').where('kind', '=', kind).execute();

describe('points that are about to expire', () => {
  /** Twice each time, as two processes do it. */
  const remind = async () => {
    for (let run = 0; run < 2; run++) {
      await remindOfExpiringPoints(academy.db, { now: academy.now, timeZone });
    }
    await academy.runJobs();
  };

  /** Earns points that expire after some days. */
  async function earn({ userId }: TestPerson, day: string, amount: number) {
    setClock(`${day}T12:00`);
    const rule = { amount, daily_cap: null, expires_after_days: 30, is_active: true };
    await academy.db
      .updateTable('point_rules')
      .set(rule)
      .where('kind', '=', 'daily_sign_in')
      .execute();
    const earning = {
      userId,
      kind: 'daily_sign_in',
      subject: null,
      key: earningKey('daily_sign_in', userId, day),
      now: academy.now,
      timeZone,
    } as const;
    await inTransaction(academy.db, (tx) => earnPoints(tx, earning));
  }

  test('are told of a week ahead, once for each week, in the reader’s language', async () => {
    const learner = await academy.addLearner({ language: 'en' });
    // They expire on Thursday 4 and Friday 5 June, and on Tuesday 9 June.
    await earn(learner, '2026-05-05', 100);
    await earn(learner, '2026-05-06', 20);
    await earn(learner, '2026-05-10', 7);
    setClock('2026-05-24T21:00');
    await remind();
    expect(await textsOf(learner, 'points_expiring')).toEqual([]);
    setClock('2026-05-25T08:59');
    await remind();
    expect(await textsOf(learner, 'points_expiring')).toEqual([]);
    setClock('2026-05-25T09:00');
    await remind();
    const first = 'From 4 June, 120 of your points will expire. Use them for a course or a reward.';
    expect(await textsOf(learner, 'points_expiring')).toEqual([first]);
    expect(await textsOf(learner, 'points_expiring', 'zh')).toEqual([
      '您有 120 积分将自6月4日起陆续到期，可用于兑换课程或奖励',
    ]);
    setClock('2026-05-30T10:00');
    await remind();
    expect(await textsOf(learner, 'points_expiring')).toEqual([first]);
    setClock('2026-06-01T10:00');
    await remind();
    expect(await textsOf(learner, 'points_expiring')).toHaveLength(2);
    expect(emailsTo(learner).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(first),
      expect.stringContaining('From 9 June, 7 of your points'),
    ]);
  });

  test('are not told of where they never expire, were used, or the kind is switched off', async () => {
    const [lasting, off] = [
      await academy.addLearner({ points: 50 }),
      await academy.addLearner({ language: 'en' }),
    ];
    await switchOff(off, 'points_expiring');
    await earn(off, '2026-07-01', 10);
    setClock('2026-07-28T10:00');
    await remind();
    for (const learner of [lasting, off]) {
      expect(await textsOf(learner, 'points_expiring')).toEqual([]);
      expect(emailsTo(learner)).toEqual([]);
    }
  });
});

describe('a streak at risk', () => {
  const remind = async () => {
    for (let run = 0; run < 2; run++) {
      await remindOfStreaks(academy.db, { now: academy.now, timeZone });
    }
    await academy.runJobs();
  };
  const signIn = async (person: TestPerson, days: readonly string[]) => {
    for (const day of days) {
      setClock(`${day}T09:00`);
      await academy.call(pointCalls.signIn, {}, { as: await loggedIn(person) });
    }
  };
  const three = ['2026-08-01', '2026-08-02', '2026-08-03'] as const;

  test('is told of once, in the evening of the academy', async () => {
    const learner = await academy.addLearner({ language: 'en' });
    await signIn(learner, three);
    setClock('2026-08-04T18:59');
    await remind();
    expect(await textsOf(learner, 'streak_at_risk')).toEqual([]);
    for (const time of ['19:00', '20:00', '21:59']) {
      setClock(`2026-08-04T${time}`);
      await remind();
    }
    const text = 'Your streak of 3 days ends tonight. Check in to keep it.';
    expect(await textsOf(learner, 'streak_at_risk')).toEqual([text]);
    expect(emailsTo(learner)).toMatchObject([{ subject: expect.stringContaining(text) }]);
    // It has ended by then.
    setClock('2026-08-05T20:00');
    await remind();
    expect(await textsOf(learner, 'streak_at_risk')).toHaveLength(1);
  });

  test('is not told of by night, nor to who came today, has two days, or wants none', async () => {
    const before = (await noticesIn('streak_at_risk')).length;
    const [came, short, off] = [
      await academy.addLearner(),
      await academy.addLearner(),
      await academy.addLearner(),
    ];
    await signIn(came, [...three, '2026-08-04']);
    await signIn(short, three.slice(1));
    await signIn(off, three);
    await switchOff(off, 'streak_at_risk');
    setClock('2026-08-04T20:00');
    await remind();
    setClock('2026-08-05T22:00');
    await remind();
    expect(await noticesIn('streak_at_risk')).toHaveLength(before);
  });
});
