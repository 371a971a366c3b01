import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_REFERRALS } from '#contract/points.ts';
import { inTransaction } from '#database/open.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { payDeferred } from '../deferred/pay-deferred.ts';
import { insertUnpaid } from '../deferred/unpaid-earnings.store.ts';
import { getBalance } from '../ledger/balance.queries.ts';
import { earningKey } from '../ledger/idempotency-keys.rules.ts';
import { TIME_ZONE } from '../ledger/points.testing.ts';
import { earnNewcomerPoints } from './earn-newcomer-points.ts';
import { earnPoints } from './earn-points.ts';

const academy = openTestAcademy();
let inviter: TestPerson;
let lessonId: number;

beforeAll(async () => {
  inviter = await academy.addLearner();
  lessonId = await addLesson(academy.db, await addCourse(academy.db));
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const balanceOf = async ({ userId }: TestPerson) =>
  (await getBalance(academy.db, userId, academy.now)).available;

/** Newcomers with one invitation code who have met every condition and were not paid yet. */
async function addNewcomers(count: number): Promise<TestPerson[]> {
  const { invitation_code_id } = await academy.db
    .selectFrom('invitation_codes')
    .select('invitation_code_id')
    .where('owner_user_id', '=', inviter.userId)
    .executeTakeFirstOrThrow();
  const people: TestPerson[] = [];
  for (let made = 0; made < count; made++) people.push(await academy.addLearner());
  const ids = people.map((person) => person.userId);
  await academy.db
    .updateTable('users')
    .set({ email_verified_at: academy.now })
    .where('user_id', 'in', ids)
    .execute();
  await academy.db
    .insertInto('invitation_uses')
    .values(ids.map((user_id) => ({ user_id, invitation_code_id })))
    .execute();
  for (let day = 1; day <= 2; day++) {
    academy.advanceMinutes(24 * 60);
    for (const userId of ids) await payLesson(userId, day);
  }
  const completed_at = academy.now;
  await academy.db
    .insertInto('content_progress')
    .values(ids.map((user_id) => ({ user_id, content_id: lessonId, progress: 100, completed_at })))
    .execute();
  return people;
}

/** Pays a learner for a lesson, as its completion does. */
const payLesson = (userId: number, id: number) =>
  inTransaction(academy.db, (tx) =>
    earnPoints(tx, {
      userId,
      kind: 'content_completion',
      subject: { kind: 'content', id },
      key: earningKey('content_completion', userId, id),
      now: academy.now,
      timeZone: TIME_ZONE,
    }),
  );

const arrive = ({ userId }: TestPerson) =>
  inTransaction(academy.db, (tx) =>
    earnNewcomerPoints(tx, { userId, now: academy.now, timeZone: TIME_ZONE }),
  );

test('fifty newcomers of one code at once are welcome, and twenty of them are paid for', async () => {
  const newcomers = await addNewcomers(50);
  const earned = await Promise.all(newcomers.map(arrive));
  expect(earned).toEqual(newcomers.map(() => ({ pointsEarned: 20 })));
  expect(await balanceOf(inviter)).toBe(MAX_REFERRALS * 50);
  await Promise.all(newcomers.map(arrive));
  expect(await balanceOf(inviter)).toBe(MAX_REFERRALS * 50);
});

test('a newcomer who arrives fifty times at once is paid once', async () => {
  const [newcomer] = await addNewcomers(1);
  if (!newcomer) throw new Error('nobody was added');
  const earned = await Promise.all(Array.from({ length: 50 }, () => arrive(newcomer)));
  expect(earned.filter(({ pointsEarned }) => pointsEarned > 0)).toEqual([{ pointsEarned: 20 }]);
  expect(await balanceOf(newcomer)).toBe(2 * 5 + 20);
});

test('an owed lesson that is paid fifty times at once pays the inviter once', async () => {
  inviter = await academy.addLearner();
  const [newcomer] = await addNewcomers(1);
  if (!newcomer) throw new Error('nobody was added');
  const { userId } = newcomer;
  const key = earningKey('content_completion', userId, 3);
  await inTransaction(academy.db, (tx) =>
    insertUnpaid(tx, {
      userId,
      kind: 'content_completion',
      subject: { kind: 'content', id: 3 },
      key,
      amount: 5,
      reason: 'cap',
      now: academy.now,
    }),
  );
  const pay = () =>
    inTransaction(academy.db, (tx) =>
      payDeferred(tx, { userId, now: academy.now, timeZone: TIME_ZONE }),
    );
  const paid = await Promise.all(Array.from({ length: 50 }, pay));
  expect(paid.filter(({ pointsEarned }) => pointsEarned > 0)).toEqual([{ pointsEarned: 5 }]);
  expect(await balanceOf(newcomer)).toBe(3 * 5 + 20);
  expect(await balanceOf(inviter)).toBe(50);
});
