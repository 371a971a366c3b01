import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { pointCalls } from '#contract/points.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { addCourse, addLesson, addTeacher } from './testing/add-catalogue.ts';
import { openTestAcademy } from './testing/open-test-academy.ts';
import { setPaymentSettings } from './testing/payment-settings.ts';
import type { AnyInput, TestPerson } from './testing/test-academy.ts';

/**
 * The guards that hold repetitions off where every other line of defence fails: without a single row
 * lock in the server the histories (`npm run histories`) found nothing twice, by these alone.
 */

const academy = openTestAcademy();

async function make(call: Call, input: AnyInput, as: TestPerson): Promise<Record<string, unknown>> {
  const { status, msg, data } = await academy.callWith(call, input, { as });
  expect([call.name, status, status === 200 ? '' : msg]).toEqual([call.name, 200, '']);
  return data as Record<string, unknown>;
}

/** One learner who has done each thing once. */
beforeAll(async () => {
  const { db } = academy;
  await setPaymentSettings(db);
  const admin = await academy.addAdmin();
  const learner = await academy.addLearner({ points: 1000 });
  const teacher_id = await addTeacher(db);
  const course_id = await addCourse(db);
  const content_id = await addLesson(db, course_id, { type: 'quiz' });
  const premium = await addCourse(db, { points_required: 100 });
  const [sold, other] = [
    await addCourse(db, { price_usd: 40 }),
    await addCourse(db, { price_usd: 9 }),
  ];
  const doing = (call: Call, body: object) => make(call, { body }, learner);
  await make(teacherCalls.like, { query: { teacher_id } }, learner);
  await doing(courseCalls.like, { course_id });
  await doing(pointCalls.signIn, {});
  await doing(courseCalls.redeem, { course_id: premium });
  await doing(learningCalls.submitQuiz, { content_id, answers: { q1: 'b', q2: true } });
  await doing(courseCalls.review, { course_id, rating: 5 });
  const terms = { currency: 'USD', method: 'bank_transfer' };
  const { order_id: id } = await doing(checkoutCalls.create, { course_id: sold, ...terms });
  await make(orderAdminCalls.confirm, { params: { id }, body: {} }, admin);
  await doing(checkoutCalls.create, { course_id: other, ...terms });
  const paidBy = { user_id: learner.userId, course_id: await addCourse(db, { price_usd: 8 }) };
  const payment = { amount: 8, currency: 'USD', paid_on: '2026-03-01', method: 'cash', ...paidBy };
  await make(paymentCalls.record, { body: payment }, admin);
  await db.insertInto('invitation_codes').values({ code: 'TWICE', max_uses: 1 }).execute();
  const created_at = academy.now;
  await db
    .insertInto('coupons')
    .values({ code: 'TWICE', percent: 10, max_uses: 1, created_at })
    .execute();
  const { reward_category_id } = await db
    .insertInto('reward_categories')
    .values({ kind: 'other', name: 'Vouchers', name_zh: '礼券' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rewards')
    .values({
      ...{ reward_category_id, name: 'One', name_zh: '一份', points_required: 1 },
      available_stock: 1,
    })
    .execute();
});

const violationOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { constraint?: string }) => error.constraint ?? String(error),
  );

/** Writes one row of a table again, with other values in some columns. */
async function repeatRow(
  table: string,
  where: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(academy.db);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => sql.raw(changed[name] ?? `"${name}"`));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} where ${sql.raw(where)} limit 1
  `.execute(academy.db);
}

const newOrder = { order_number: "'PA-OTHER'", reference: "'OTHERREF'" };
const otherTerms = { currency: "'SGD'", method: "'paynow'" };

describe('what was done once is not stored twice', () => {
  test.each<[string, string, string, Record<string, string>]>([
    ['course_likes_pkey', 'course_likes', 'true', {}],
    ['teacher_likes_pkey', 'teacher_likes', 'true', {}],
    ['sign_ins_pkey', 'sign_ins', 'true', {}],
    ['course_redemptions_pkey', 'course_redemptions', 'true', {}],
    ['quiz_attempts_number_key', 'quiz_attempts', 'true', {}],
    ['content_progress_pkey', 'content_progress', 'true', {}],
    ['course_reviews_user_course_key', 'course_reviews', 'true', {}],
    ['course_grants_points_key', 'course_grants', "source = 'points'", {}],
    ['course_grants_payment_key', 'course_grants', "source = 'payment'", {}],
    ['orders_open_course_key', 'orders', "status = 'pending'", { ...newOrder, ...otherTerms }],
    ['orders_payment_key', 'orders', "status = 'paid'", newOrder],
    ['users_email_key', 'users', "role = 'student'", { email: 'upper(email)' }],
    ['point_entries_idempotency_key_key', 'point_entries', "kind = 'daily_sign_in'", {}],
    ['idempotency_keys_pkey', 'idempotency_keys', 'true', {}],
  ])('%s', async (constraint, table, where, changed) => {
    expect(await violationOf(repeatRow(table, where, changed))).toBe(constraint);
  });
});

describe('what is there a number of times is not given once more', () => {
  const takeTwo = (table: string, column: string, where: string) =>
    violationOf(
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${sql.raw(
        column === 'available_stock' ? '-2' : '2',
      )} where ${sql.raw(where)}`.execute(academy.db),
    );
  test.each([
    ['rewards_stock_not_negative', 'rewards', 'available_stock', "name = 'One'"],
    ['invitation_codes_used_count', 'invitation_codes', 'used_count', "code = 'TWICE'"],
    ['coupons_used', 'coupons', 'used_count', "code = 'TWICE'"],
  ])('%s', async (constraint, table, column, where) => {
    expect(await takeTwo(table, column, where)).toBe(constraint);
  });
});
