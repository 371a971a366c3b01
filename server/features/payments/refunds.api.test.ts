import { beforeAll, describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let course_id = 0;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  course_id = await addCourse(academy.db, { price_usd: 100 });
});

const pay = async (fields: Record<string, unknown> = {}) =>
  (
    await academy.callWith(
      paymentCalls.record,
      {
        body: {
          amount: 100,
          currency: 'USD',
          paid_on: '2026-03-01',
          method: 'paynow',
          ...fields,
        },
      },
      { as: admin },
    )
  ).data;
const refund = (id: number, body: Record<string, unknown>, key?: string) =>
  academy.callWith(
    paymentCalls.refund,
    { params: { id }, body: { reason: 'cancelled', ...body } },
    {
      as: admin,
      locale: 'en',
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    },
  );
const isOpen = async (as: TestPerson) =>
  (await academy.call(courseCalls.get, { query: { course_id } }, { as })).data.basic_info
    .is_redeemed_by_user;
const list = async (query: Record<string, unknown>) =>
  (await academy.callWith(paymentCalls.list, { query }, { as: admin })).data;

describe('a refund', () => {
  test('is an entry of its own beside the payment, with who, when and why', async () => {
    const payment = await pay();
    const { status, data, msg } = await refund(payment.payment_id, {
      amount: 30.5,
      reason: ' half of the course ',
    });
    expect([status, msg]).toEqual([200, 'Refund recorded']);
    const after = {
      ...payment,
      refunded: 30.5,
      refunds: [
        {
          refund_id: expect.any(Number),
          receipt_number: expect.stringMatching(/^C-\d{6}$/),
          amount: 30.5,
          refunded_on: '2026-03-02',
          reason: 'half of the course',
          ends_access: false,
          stripe_state: null,
          refunded_by: 'Ms Chen',
          created_at: academy.now.toISOString(),
        },
      ],
      version: 2,
    };
    expect(data).toEqual(after);
    const line = (await auditLinesOf(academy.db, 'payment', payment.payment_id)).at(-1);
    expect(line).toEqual({
      action: 'payment.refund',
      actor_name: 'Ms Chen',
      before: payment,
      after,
    });
  });

  test('in parts is never above the payment', async () => {
    const { payment_id } = await pay({ amount: 0.3 });
    expect((await refund(payment_id, { amount: 0.1 })).status).toBe(200);
    expect(await refund(payment_id, { amount: 0.21 })).toMatchObject({
      status: 400,
      fields: { amount: 'At most $0.20 can be refunded' },
    });
    expect((await refund(payment_id, { amount: 0.2 })).data.refunded).toBe(0.3);
    expect(await refund(payment_id, { amount: 0.01 })).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      msg: 'This payment has already been refunded in full',
    });
  });

  test('twice with one key gives back once', async () => {
    const { payment_id } = await pay();
    const answers = [
      await refund(payment_id, { amount: 40 }, 'refund-1'),
      await refund(payment_id, { amount: 40 }, 'refund-1'),
    ];
    expect(answers.map(({ data }) => data.refunds.length)).toEqual([1, 1]);
    expect(await refund(payment_id, { amount: 41 }, 'refund-1')).toMatchObject({
      error: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -1 }, 'amount'],
    ['a third decimal', { amount: 1.005 }, 'amount'],
    ['an amount in words', { amount: 'ten' }, 'amount'],
    ['no reason', { amount: 1, reason: ' ' }, 'reason'],
    ['a long reason', { amount: 1, reason: 'x'.repeat(301) }, 'reason'],
  ])('refuses %s', async (_, body, field) => {
    const { payment_id } = await pay();
    const answer = await refund(payment_id, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect((await list({ payment_id })).list[0]?.refunded).toBe(0);
  });

  test('takes the amount as it is typed', async () => {
    const { payment_id } = await pay();
    const sent = async (amount: string) => (await refund(payment_id, { amount })).data.refunded;
    expect(await sent('6,50')).toBe(6.5);
    expect(await sent('US$ 1.25')).toBe(7.75);
    expect(await sent('１，２５')).toBe(9);
  });

  test('asks back where an amount could be two', async () => {
    const { payment_id } = await pay();
    for (const amount of ['1,250', '1.250']) {
      expect(await refund(payment_id, { amount })).toMatchObject({
        status: 400,
        error: 'VALIDATION_FAILED',
        fields: {
          amount: 'This could be 1250.00 or 1.25. Please enter the one that you mean',
        },
      });
    }
    expect((await list({ payment_id })).list[0]?.refunded).toBe(0);
  });

  test('ends the access only where that is asked for', async () => {
    const [kept, ended] = [await academy.addLearner(), await academy.addLearner()];
    const first = await pay({ user_id: kept.userId, course_id });
    const second = await pay({ user_id: ended.userId, course_id });
    expect((await refund(first.payment_id, { amount: 100 })).data.opens_course).toBe(true);
    const { data } = await refund(second.payment_id, { amount: 50, end_access: true });
    expect(data).toMatchObject({ opens_course: false, refunds: [{ ends_access: true }] });
    expect(await isOpen(kept)).toBe(true);
    expect(await isOpen(ended)).toBe(false);
  });

  test('of a void payment is refused, and so is voiding what was refunded', async () => {
    const voided = await pay();
    const voiding = (id: number) =>
      academy.call(
        paymentCalls.void,
        { params: { id }, body: { reason: 'a slip' } },
        { as: admin, locale: 'en' },
      );
    await voiding(voided.payment_id);
    expect(await refund(voided.payment_id, { amount: 1 })).toMatchObject({
      status: 409,
      msg: 'A voided payment cannot be refunded',
    });
    const refunded = await pay();
    await refund(refunded.payment_id, { amount: 1 });
    expect(await voiding(refunded.payment_id)).toMatchObject({
      status: 409,
      msg: 'A payment with refunds cannot be voided',
    });
    expect((await refund(2e9, { amount: 1 })).error).toBe('NOT_FOUND');
  });
});

test('not even the database refunds too much, a void payment, or changes a refund', async () => {
  const { payment_id } = await pay({ amount: 10 });
  const entry = {
    payment_id,
    refunded_on: '2026-03-02',
    reason: 'x',
    ends_access: false,
    created_at: academy.now,
  };
  const insert = (amount: number) =>
    academy.db
      .insertInto('payment_refunds')
      .values({ ...entry, amount })
      .execute();
  await expect(insert(10.01)).rejects.toMatchObject({ constraint: 'payments_refunded' });
  await insert(4);
  await expect(insert(6.01)).rejects.toMatchObject({ constraint: 'payments_refunded' });
  const refunds = academy.db.updateTable('payment_refunds').where('payment_id', '=', payment_id);
  await expect(refunds.set({ amount: 1 }).execute()).rejects.toThrow(/append-only/);
  await expect(academy.db.deleteFrom('payment_refunds').execute()).rejects.toThrow(/append-only/);
  const payments = academy.db.updateTable('payments').where('payment_id', '=', payment_id);
  await expect(payments.set({ refunded: 5 }).execute()).rejects.toThrow(/voided once, or refunded/);
  await expect(
    payments.set({ voided_at: academy.now, void_reason: 'x' }).execute(),
  ).rejects.toMatchObject({ constraint: 'payments_void_unrefunded' });
});

describe('sums know refunds', () => {
  test('in the list, by its filter, and in the file', async () => {
    const { payment_id } = await pay({ amount: 80, note: 'sum test' });
    await pay({ amount: 20, note: 'sum test' });
    await refund(payment_id, { amount: 30.1 });
    const found = await list({ search: 'sum test' });
    expect(found.totals).toEqual([
      { currency: 'USD', amount: 100, refunded: 30.1, disputed: 0, net: 69.9, count: 2 },
    ]);
    const refunded = await list({ search: 'sum test', state: 'refunded' });
    expect(refunded.list.map((row) => row.payment_id)).toEqual([payment_id]);
    expect((await list({ search: 'sum test', provider: 'stripe' })).count).toBe(0);
    expect((await list({ search: 'sum test', provider: 'manual' })).count).toBe(2);
    const file = await academy.app.inject({
      url: `/api/admin/payments.csv?payment_id=${payment_id}`,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
    });
    const [head, row] = file.body.split('\r\n');
    expect(head).toMatch(/,Source,Refunded,Net,Receipt,Disputed$/);
    expect(row).toMatch(/,Recorded by hand,30\.1,49\.9,R-\d{6},0$/);
  });

  test('in revenue, on the day that the money left', async () => {
    const { payment_id } = await pay({ amount: 500, currency: 'CNY', paid_on: '2026-02-20' });
    await refund(payment_id, { amount: 120.5 });
    const { data } = await academy.callWith(
      dashboardCalls.stats,
      { query: { from: '2026-02-01', to: '2026-03-02' } },
      { as: admin },
    );
    expect(data.cards.monthlyRevenue).toContainEqual({
      currency: 'CNY',
      value: -120.5,
      previous: 0,
    });
    const series = data.series.find(({ metric }) => metric === 'revenue_cny');
    expect(series?.total).toBe(379.5);
    const rows = await academy.callWith(
      dashboardCalls.rows,
      { query: { metric: 'revenue_cny', from: '2026-02-01', to: '2026-03-02' } },
      { as: admin },
    );
    expect(rows.data).toMatchObject({ count: 2, total: 379.5 });
    expect(rows.data.list.map(({ amount, text, day }) => [day, amount, text])).toEqual([
      ['2026-03-02', -120.5, 'cancelled'],
      ['2026-02-20', 500, ''],
    ]);
  });
});
