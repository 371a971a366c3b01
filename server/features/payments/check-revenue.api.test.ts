import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import type { Tx } from '#database/open.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { assertRevenueIsSound, findRevenueViolations } from './check-revenue.ts';

const academy = openTestAcademy();
let admin: TestPerson;

/** A paid order, one that is refunded in part, one that a coupon paid for, and one that is open. */
beforeAll(async () => {
  admin = await academy.addAdmin();
  await setPaymentSettings(academy.db);
  const course_id = await addCourse(academy.db, { price_sgd: 50 });
  const coupon = { code: 'WHOLE', percent: 100 };
  await academy.call(couponAdminCalls.create, { body: coupon }, { as: admin });
  const buy = async (coupon_code?: string) => {
    const body = { course_id, currency: 'SGD', method: 'paynow', coupon_code } as const;
    const as = await academy.addLearner();
    return (await academy.callWith(checkoutCalls.create, { body }, { as })).data.order_id;
  };
  const confirm = (id: number) =>
    academy.call(orderAdminCalls.confirm, { params: { id }, body: {} }, { as: admin });
  await confirm(await buy());
  const id = await buy();
  await confirm(id);
  const refund = { amount: 20, reason: 'half of it' };
  await academy.call(orderAdminCalls.refund, { params: { id }, body: refund }, { as: admin });
  await buy('WHOLE');
  await buy();
});

test('an academy that was used as it should be breaks nothing, and only admins see it', async () => {
  const { data } = await academy.call(paymentCalls.check, {}, { as: admin });
  expect(data.ok).toBe(true);
  expect(data.invariants.map(({ name, violations }) => [name, violations])).toEqual([
    ['orders_match_payments', 0],
    ['orders_follow_refunds', 0],
    ['refunds_within_payments', 0],
    ['courses_were_opened', 0],
    ['disputes_match_payments', 0],
    ['sums_match_currencies', 0],
  ]);
  const as = await academy.addLearner();
  expect((await academy.call(paymentCalls.check, {}, { as })).error).toBe('FORBIDDEN');
});

class Undo extends Error {}

/** What the check finds after damage that only the owner of the database can do. */
async function findAfter(damage: string) {
  const found: Awaited<ReturnType<typeof findRevenueViolations>> = [];
  const spoil = async (tx: Tx) => {
    // Without triggers, as after a restore that went wrong.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(damage).execute(tx);
    found.push(...(await findRevenueViolations(tx)));
    throw new Undo();
  };
  await academy.db
    .transaction()
    .execute(spoil)
    .catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found.filter((invariant) => !invariant.ok);
}

const paid = `(select min(payment_id) from payments)`;
const refunded = `(select payment_id from payment_refunds)`;

test.each([
  [
    'a payment of another amount than its order',
    `update payments set amount = 60 where payment_id = ${paid}`,
    ['orders_match_payments'],
  ],
  [
    'a payment in another currency',
    `update payments set currency = 'MYR' where payment_id = ${paid}`,
    ['orders_match_payments'],
  ],
  [
    'an order that lost its payment',
    `delete from payments where payment_id = ${paid}`,
    ['orders_match_payments'],
  ],
  [
    'an order that has not followed a refund',
    `update orders set status = 'paid' where payment_id = ${refunded}`,
    ['orders_follow_refunds'],
  ],
  [
    'a refund that was lost',
    'delete from payment_refunds',
    ['orders_follow_refunds', 'refunds_within_payments', 'sums_match_currencies'],
  ],
  [
    'a refund above its payment',
    'update payment_refunds set amount = 70',
    ['orders_follow_refunds', 'refunds_within_payments', 'sums_match_currencies'],
  ],
  [
    'a payment that opened nothing',
    `delete from course_grants where payment_id = ${paid}`,
    ['courses_were_opened'],
  ],
  [
    'a coupon that opened nothing',
    'delete from course_grants where order_id is not null',
    ['courses_were_opened'],
  ],
  [
    'a stored sum of refunds that was set',
    `update payments set refunded = 30 where payment_id = ${refunded}`,
    ['refunds_within_payments', 'sums_match_currencies'],
  ],
])('%s is found and named', async (_, damage, names) => {
  const found = await findAfter(damage);
  expect(found.map(({ name }) => name)).toEqual(names);
  for (const { detail } of found) expect(detail).toMatch(/\d/);
});

test('as a step of maintenance it fails where something is broken, and names that alone', async () => {
  await assertRevenueIsSound(academy.db, academy.now);
  await academy.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql`delete from course_grants where order_id is not null`.execute(db);
    await sql`set session_replication_role = default`.execute(db);
  });
  const message = 'revenue does not add up: courses_were_opened';
  await expect(assertRevenueIsSound(academy.db, academy.now)).rejects.toThrow(message);
});
