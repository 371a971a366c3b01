import { type Insertable, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import type { CourseGrantsTable } from '#database/types.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();
let course = 0;
let admin = 0;
let learner = 0;
let payment = 0;

beforeAll(async () => {
  const { db } = academy;
  course = await addCourse(db, { points_required: 30 });
  admin = (await academy.addAdmin()).userId;
  learner = (await academy.addLearner()).userId;
  const row = await db
    .insertInto('payments')
    .values({
      user_id: learner,
      course_id: course,
      amount: 10,
      currency: 'USD',
      paid_on: '2026-03-01',
      method: 'cash',
    })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  payment = row.payment_id;
});

const manual = () => ({
  user_id: learner,
  course_id: course,
  source: 'manual',
  reason: 'a scholarship',
  granted_by: admin as number | null,
  granted_at: academy.now,
});
const grant = (fields: Record<string, unknown>) =>
  academy.db
    .insertInto('course_grants')
    .values({ ...manual(), ...fields } as Insertable<CourseGrantsTable>)
    .returning('grant_id')
    .executeTakeFirstOrThrow();
const paid = () => ({ source: 'payment', payment_id: payment, reason: '', granted_by: null });

describe('the database refuses a grant', () => {
  test.each<[string, () => Record<string, unknown>, RegExp]>([
    ['from nowhere', () => ({ source: 'kindness' }), /course_grants_source/],
    ['of somebody without a reason', () => ({ reason: '' }), /course_grants_decided/],
    ['that nobody decided', () => ({ granted_by: null }), /course_grants_decided/],
    ['that ends before it begins', () => ({ until: academy.now }), /course_grants_until/],
    ['for points that nobody paid', () => ({ source: 'points' }), /has no points/],
    ['for a payment without one', () => ({ source: 'payment' }), /has no payment/],
    ['for the payment of another', () => ({ ...paid(), user_id: admin }), /has no payment/],
    ['by hand with a payment', () => ({ payment_id: payment }), /course_grants_causes/],
    ['for a reward without a request', () => ({ source: 'reward' }), /has no reward/],
    ['that was revoked without a reason', () => ({ revoked_at: new Date() }), /_revoked/],
    ['of a free course that is no record of an end', () => ({ source: 'free' }), /_free/],
  ])('%s', async (_, fields, refusal) => {
    await expect(grant(fields())).rejects.toThrow(refusal);
  });
});

test('one payment, and one decision without an end, open a course once', async () => {
  await grant(paid());
  await expect(grant(paid())).rejects.toThrow(/course_grants_payment_key/);
  await grant({});
  await expect(grant({})).rejects.toThrow(/course_grants_decided_key/);
});

test('a grant is revoked once, and neither changed nor deleted', async () => {
  const { grant_id } = await grant({ until: new Date('2027-01-01') });
  const row = academy.db.updateTable('course_grants').where('grant_id', '=', grant_id);
  await expect(row.set({ until: null }).execute()).rejects.toThrow(/revoked once/);
  const end = { revoked_at: academy.now, revoked_by: admin, revoke_reason: 'left the class' };
  await expect(row.set({ ...end, reason: 'x' }).execute()).rejects.toThrow(/revoked once/);
  await row.set(end).execute();
  await expect(row.set({ revoke_reason: 'other' }).execute()).rejects.toThrow(/revoked once/);
  await expect(academy.db.deleteFrom('course_grants').execute()).rejects.toThrow(/append-only/);
  await expect(sql`truncate course_grants cascade`.execute(academy.db)).rejects.toThrow();
});

test('redeeming with points writes the grant that opens the course', async () => {
  const buyer = await academy.addLearner({ points: 30 });
  await academy.call(courseCalls.redeem, { body: { course_id: course } }, { as: buyer });
  const grants = academy.db.selectFrom('course_grants').where('user_id', '=', buyer.userId);
  expect(await grants.select(['course_id', 'source', 'granted_at', 'until']).execute()).toEqual([
    { course_id: course, source: 'points', granted_at: academy.now, until: null },
  ]);
  const enrolled = academy.db.selectFrom('enrollments').where('user_id', '=', buyer.userId);
  expect(await enrolled.select('course_id').execute()).toEqual([{ course_id: course }]);
});

test('access that has ended closes the course, and points are not charged twice', async () => {
  const buyer = await academy.addLearner({ points: 90 });
  const body = { course_id: course };
  const redeem = () => academy.call(courseCalls.redeem, { body }, { as: buyer });
  const isOpen = async () =>
    (await academy.call(courseCalls.get, { query: body }, { as: buyer })).data.basic_info
      .is_redeemed_by_user;
  await redeem();
  expect(await isOpen()).toBe(true);
  await academy.db
    .updateTable('course_grants')
    .set({ revoked_at: academy.now, revoked_by: admin, revoke_reason: 'shared the password' })
    .where('user_id', '=', buyer.userId)
    .execute();
  expect(await isOpen()).toBe(false);
  expect((await redeem()).error).toBe('UNAVAILABLE');
});
