import { beforeAll, describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { adminAccessCalls } from '#contract/course-access.ts';
import { courseCalls } from '#contract/courses.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { hasPaymentQrChecksum } from '#domain/payment-qr.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let course_id = 0;
let first_content_id = 0;

beforeAll(async () => {
  academy.setClock('2026-03-02T04:00:00Z');
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  await setPaymentSettings(academy.db);
  course_id = await addCourse(academy.db, { price_usd: 39, price_sgd: 49.9, price_myr: 159 });
  first_content_id = await addLesson(academy.db, course_id);
});

const buy = (as: TestPerson, body: Record<string, unknown> = {}, key?: string) =>
  academy.callWith(
    checkoutCalls.create,
    { body: { course_id, currency: 'SGD', method: 'paynow', ...body } },
    { as, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const get = (order_id: number, as: TestPerson) =>
  academy.call(checkoutCalls.get, { query: { order_id } }, { as });
const cancel = (order_id: number, as: TestPerson) =>
  academy.call(checkoutCalls.cancel, { body: { order_id } }, { as });
const confirm = (id: number, body: Record<string, unknown> = {}, as = admin) =>
  academy.callWith(orderAdminCalls.confirm, { params: { id }, body }, { as });
const cancelAsAdmin = (id: number, reason = 'never paid') =>
  academy.callWith(orderAdminCalls.cancel, { params: { id }, body: { reason } }, { as: admin });
const sendReceipt = (order_id: number, file: TestFile | undefined, as: TestPerson) =>
  academy.callWith(
    checkoutCalls.sendReceipt,
    { body: { order_id } },
    { as, ...(file && { file }) },
  );
const isOpenFor = async (as: TestPerson) =>
  (await academy.call(courseCalls.get, { query: { course_id } }, { as })).data.basic_info
    .is_redeemed_by_user;
const paymentsOf = ({ userId }: TestPerson) =>
  academy.db
    .selectFrom('payments')
    .select(['amount', 'currency', 'method', 'note'])
    .where('user_id', '=', userId)
    .execute();

describe('buying a course', () => {
  test('gives an order with what is to be paid, and its payment code', async () => {
    const learner = await academy.addLearner();
    const { status, data } = await buy(learner);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'pending',
      amount: 49.9,
      currency: 'SGD',
      method: 'paynow',
      expires_at: '2026-03-05T04:00:00.000Z',
      first_content_id,
      receipt_url: null,
    });
    expect(data.order_number).toBe(`PA${100_000 + data.order_id}`);
    expect(data.reference).toMatch(/^PA[A-Z0-9]{8}$/);
    expect(data.qr).toContain(data.reference);
    expect(hasPaymentQrChecksum(data.qr ?? '')).toBe(true);
    expect((await get(data.order_id, learner)).data).toEqual(data);
    expect(await isOpenFor(learner)).toBe(false);
  });

  test('by DuitNow has a code in ringgit; by bank transfer none, but the account', async () => {
    const learner = await academy.addLearner();
    const { data } = await buy(learner, { currency: 'MYR', method: 'duitnow' });
    expect(data).toMatchObject({ amount: 159, qr: expect.stringContaining('5303458') });
    const transfer = await buy(learner, { currency: 'USD', method: 'bank_transfer' });
    expect(transfer.data).toMatchObject({
      amount: 39,
      qr: null,
      bank_details: 'Example Bank, 123-456789-0',
    });
  });

  test('twice in the same way is one order; in another way it is another', async () => {
    const learner = await academy.addLearner();
    const first = (await buy(learner)).data;
    expect((await buy(learner)).data.order_id).toBe(first.order_id);
    const other = await buy(learner, { method: 'bank_transfer' });
    expect(other.data.order_id).not.toBe(first.order_id);
    await cancel(first.order_id, learner);
    expect((await buy(learner)).data.order_id).not.toBe(first.order_id);
  });

  test('honours an Idempotency-Key', async () => {
    const learner = await academy.addLearner();
    const first = (await buy(learner, {}, 'a-key')).data;
    await cancel(first.order_id, learner);
    expect((await buy(learner, {}, 'a-key')).data.order_id).toBe(first.order_id);
    expect((await buy(learner, { method: 'bank_transfer' }, 'a-key')).error).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
  });

  test.each([
    ['an unknown course', { course_id: 2e9 }, 404, 'NOT_FOUND'],
    ['a currency that it is not sold in', { currency: 'CNY' }, 400, 'VALIDATION_FAILED'],
    ['a currency that there is not', { currency: 'EUR' }, 400, 'VALIDATION_FAILED'],
    ['ringgit by PayNow', { currency: 'MYR' }, 400, 'VALIDATION_FAILED'],
    ['a way that is not set up', { method: 'stripe' }, 400, 'VALIDATION_FAILED'],
    ['a way that there is not', { method: 'cash' }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, body, status, error) => {
    expect(await buy(await academy.addLearner(), body)).toMatchObject({ status, error });
  });

  test('is refused where the course is open, with a clear answer', async () => {
    const learner = await academy.addLearner();
    const grant = { user_ids: [learner.userId], reason: 'a scholarship' };
    await academy.call(
      adminAccessCalls.grant,
      { params: { id: course_id }, body: grant },
      { as: admin },
    );
    expect(await buy(learner)).toMatchObject({
      error: 'ALREADY_REDEEMED',
      msg: '这门课程已对您开放，无需再次购买',
    });
    const { data } = await academy.call(
      checkoutCalls.options,
      { query: { course_id } },
      { as: learner },
    );
    expect(data).toMatchObject({ is_open: true, prices: [] });
    expect((await buy(admin)).error).toBe('ALREADY_REDEEMED');
  });

  test('is refused where the course is off the lists, or for points alone', async () => {
    const learner = await academy.addLearner();
    const inactive = await addCourse(academy.db, { price_sgd: 5, status: 'inactive' });
    const points = await addCourse(academy.db, { points_required: 100 });
    const draft = await addCourse(academy.db, {
      price_sgd: 5,
      status: 'draft',
      published_at: null,
    });
    expect((await buy(learner, { course_id: inactive })).status).toBe(404);
    expect((await buy(learner, { course_id: draft })).status).toBe(404);
    expect(await buy(learner, { course_id: points })).toMatchObject({
      error: 'UNAVAILABLE',
      msg: '这门课程暂不出售',
    });
  });

  test('offers each price with the ways that can pay it', async () => {
    const { data } = await academy.call(
      checkoutCalls.options,
      { query: { course_id } },
      { as: await academy.addLearner() },
    );
    expect(data.prices).toEqual([
      { currency: 'USD', amount: 39, methods: ['bank_transfer'] },
      { currency: 'SGD', amount: 49.9, methods: ['paynow', 'bank_transfer'] },
      { currency: 'MYR', amount: 159, methods: ['duitnow', 'bank_transfer'] },
    ]);
  });

  test('is a person’s own: others neither see nor cancel it', async () => {
    const [learner, other] = [await academy.addLearner(), await academy.addLearner()];
    const { order_id } = (await buy(learner)).data;
    expect((await get(order_id, other)).error).toBe('NOT_FOUND');
    expect((await cancel(order_id, other)).error).toBe('NOT_FOUND');
    const own = async (as: TestPerson) =>
      (await academy.call(checkoutCalls.lists, {}, { as })).data.list.map((one) => one.order_id);
    expect(await own(learner)).toEqual([order_id]);
    expect(await own(other)).toEqual([]);
    expect((await academy.callWith(checkoutCalls.create, { body: {} })).status).toBe(401);
  });
});

describe('confirming', () => {
  test('records the payment, opens the course and tells the learner, once', async () => {
    const learner = await academy.addLearner({ language: 'en' });
    const { order_id, order_number, reference } = (await buy(learner)).data;
    const { status, data, msg } = await confirm(order_id, { note: 'DBS statement' });
    expect([status, msg]).toEqual([200, '收款已确认，课程已开通']);
    expect(data).toMatchObject({ status: 'paid', decided_by: 'Ms Chen' });
    expect(await isOpenFor(learner)).toBe(true);
    expect(await paymentsOf(learner)).toEqual([
      {
        amount: 49.9,
        currency: 'SGD',
        method: 'paynow',
        note: `${order_number} · ${reference} · DBS statement`,
      },
    ]);
    await expect.poll(() => academy.emails.at(-1)?.to).toBe(learner.email);
    expect(academy.emails.at(-1)?.text).toContain(`/courses/${course_id}`);
    expect(academy.emails.at(-1)?.text).toContain('/unsubscribe?token=');
    expect((await get(order_id, learner)).data).toMatchObject({ status: 'paid', qr: null });

    const again = await confirm(order_id);
    expect(again).toMatchObject({ status: 409, error: 'INVALID_STATE', msg: '订单已付款' });
    expect(await paymentsOf(learner)).toHaveLength(1);
    expect((await cancelAsAdmin(order_id)).error).toBe('INVALID_STATE');
    expect((await cancel(order_id, learner)).error).toBe('INVALID_STATE');
    const audit = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .where('entity', '=', 'order')
      .where('entity_id', '=', String(order_id))
      .execute();
    expect(audit).toEqual([{ action: 'order.confirm_payment', actor_name: 'Ms Chen' }]);
  });

  test('an expired order needs an explicit choice', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    await academy.nextDay(admin, learner);
    await academy.nextDay(admin, learner);
    await academy.nextDay(admin, learner);
    expect((await get(order_id, learner)).data).toMatchObject({ status: 'expired', qr: null });
    await runMaintenance(academy.app.dependencies);
    const refused = await confirm(order_id);
    expect(refused).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['accept_expired']);
    expect(await isOpenFor(learner)).toBe(false);
    expect((await confirm(order_id, { accept_expired: true })).data.status).toBe('paid');
    expect(await isOpenFor(learner)).toBe(true);
  });

  test('an order that expired unnoticed is confirmed by the same choice, and bought anew without', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    for (const _ of [1, 2, 3]) await academy.nextDay(admin, learner);
    expect((await confirm(order_id)).error).toBe('INVALID_STATE');
    const second = (await buy(learner)).data;
    expect(second.order_id).not.toBe(order_id);
    expect((await confirm(order_id, { accept_expired: true })).status).toBe(200);
    expect((await confirm(second.order_id)).status).toBe(200);
    expect(await paymentsOf(learner)).toHaveLength(2);
  });

  test('a cancelled order is not confirmed', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    expect((await cancel(order_id, learner)).data.status).toBe('cancelled');
    expect((await cancel(order_id, learner)).status).toBe(200);
    expect((await confirm(order_id, { accept_expired: true })).error).toBe('INVALID_STATE');
    expect(await isOpenFor(learner)).toBe(false);
  });

  test('a day in the future records nothing at all', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    expect((await confirm(order_id, { paid_on: '2099-01-01' })).status).toBe(400);
    expect(await paymentsOf(learner)).toEqual([]);
    expect((await get(order_id, learner)).data.status).toBe('pending');
  });

  test('is for admins, and not about their own orders', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    const teacher = await academy.addPerson({ role: 'teacher' });
    expect((await confirm(order_id, {}, learner)).status).toBe(403);
    expect((await confirm(order_id, {}, teacher)).status).toBe(403);
    expect((await confirm(2e9)).error).toBe('NOT_FOUND');
    await academy.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('user_id', '=', learner.userId)
      .execute();
    learner.token = await academy.logIn(learner.email);
    expect((await confirm(order_id, {}, learner)).error).toBe('FORBIDDEN');
  });

  test('of an order whose learner was removed says so', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    await academy.db
      .updateTable('users')
      .set({ archived_at: academy.now })
      .where('user_id', '=', learner.userId)
      .execute();
    expect(await confirm(order_id)).toMatchObject({ error: 'NOT_FOUND', msg: '没有这位用户' });
  });
});

describe('cancelling as an admin', () => {
  test('tells the learner the reason', async () => {
    const learner = await academy.addLearner({ language: 'zh' });
    const { order_id } = (await buy(learner)).data;
    expect((await cancelAsAdmin(order_id, '')).status).toBe(400);
    const { data } = await cancelAsAdmin(order_id, '重复下单');
    expect(data).toMatchObject({ status: 'cancelled', cancel_reason: '重复下单' });
    expect((await get(order_id, learner)).data.cancel_reason).toBe('重复下单');
    await expect.poll(() => academy.emails.at(-1)?.to).toBe(learner.email);
    expect(academy.emails.at(-1)?.text).toContain('重复下单');
    expect(academy.emails.at(-1)?.text).not.toContain('/unsubscribe');
  });
});

describe('a receipt', () => {
  const picture = { name: 'receipt.png', content: sampleFiles.png };

  test('is a picture or a PDF by its bytes, of a bounded size', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    const script = { name: 'receipt.png', content: '<script>alert(1)</script>' };
    expect((await sendReceipt(order_id, script, learner)).status).toBe(415);
    const word = { name: 'receipt.txt', content: 'paid' };
    expect((await sendReceipt(order_id, word, learner)).status).toBe(415);
    const large = { name: 'receipt.pdf', content: new Uint8Array(40 * 1024 * 1024) };
    expect((await sendReceipt(order_id, large, learner)).status).toBe(413);
    expect((await sendReceipt(order_id, undefined, learner)).fields).toHaveProperty('file');
    expect((await get(order_id, learner)).data.receipt_url).toBeNull();
    expect((await sendReceipt(order_id, picture, learner)).data.receipt_url).not.toBeNull();
    const paper = { name: 'receipt.pdf', content: sampleFiles.pdf };
    expect((await sendReceipt(order_id, paper, learner)).status).toBe(200);
    const left = await academy.db
      .selectFrom('files')
      .select('mime')
      .where('owner_user_id', '=', learner.userId)
      .execute();
    expect(left).toEqual([{ mime: 'application/pdf' }]);
  });

  test('is read by its learner and admins alone', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await buy(learner)).data;
    const other = await academy.addLearner();
    const teacher = await academy.addPerson({ role: 'teacher' });
    expect((await sendReceipt(order_id, picture, other)).error).toBe('NOT_FOUND');
    await sendReceipt(order_id, picture, learner);
    const read = async (as: TestPerson) =>
      (
        await academy.app.inject({
          url: `/api/checkout/receipt?order_id=${order_id}`,
          headers: { authorization: `Bearer ${as.token}` },
        })
      ).statusCode;
    expect(await Promise.all([learner, admin, other, teacher].map(read))).toEqual([
      200, 200, 404, 404,
    ]);
  });

  test('keeps an order open until the academy decides, and is taken after its end', async () => {
    const [learner, late] = [await academy.addLearner(), await academy.addLearner()];
    const { order_id } = (await buy(learner)).data;
    const expired = (await buy(late)).data;
    await sendReceipt(order_id, picture, learner);
    for (const _ of [1, 2, 3]) await academy.nextDay(admin, learner, late);
    await runMaintenance(academy.app.dependencies);
    expect((await get(order_id, learner)).data.status).toBe('pending');
    const sent = await sendReceipt(expired.order_id, picture, late);
    expect(sent.data).toMatchObject({ status: 'expired' });
    expect((await confirm(order_id)).status).toBe(200);
    expect((await sendReceipt(order_id, picture, learner)).error).toBe('INVALID_STATE');
  });
});

describe('the list of orders', () => {
  test('is filtered and searched', async () => {
    const learner = await academy.addLearner({ name: 'Zheng Wanqing' });
    const { order_id, order_number, reference } = (await buy(learner)).data;
    const found = async (query: Record<string, string | boolean>) =>
      (await academy.callWith(orderAdminCalls.list, { query }, { as: admin })).data.list.map(
        (one) => one.order_id,
      );
    expect(await found({ search: 'wanqing' })).toEqual([order_id]);
    expect(await found({ search: order_number })).toEqual([order_id]);
    expect(await found({ search: reference.toLowerCase() })).toEqual([order_id]);
    expect(await found({ search: order_number, status: 'pending' })).toEqual([order_id]);
    expect(await found({ search: order_number, status: 'paid' })).toEqual([]);
    expect(await found({ search: order_number, method: 'duitnow' })).toEqual([]);
    expect(await found({ search: order_number, currency: 'SGD', receipt: false })).toEqual([
      order_id,
    ]);
    expect(await found({ search: order_number, receipt: true })).toEqual([]);
    expect((await found({ sort: 'oldest' }))[0]).toBeLessThan(order_id);
    const asLearner = await academy.call(orderAdminCalls.list, {}, { as: learner });
    expect(asLearner.status).toBe(403);
  });
});

describe('the ways of paying', () => {
  const change = (body: Record<string, unknown>) =>
    academy.callWith(siteSettingsAdminCalls.update, { body }, { as: admin });

  test('are switched on and off by an admin', async () => {
    const off = await change({ payment_methods: ['bank_transfer', 'duitnow'] });
    expect(off.data.payment_methods).toEqual(['duitnow', 'bank_transfer']);
    expect((await buy(await academy.addLearner())).fields).toHaveProperty('method');
    await change({ payment_methods: ['paynow', 'duitnow', 'bank_transfer'] });
    expect((await buy(await academy.addLearner())).status).toBe(200);
  });

  test.each([
    ['a proxy that no bank knows', { paynow_proxy: '12345' }, 'paynow_proxy'],
    ['a payee in characters', { payee_name: '远景学院' }, 'payee_name'],
    ['an acquirer of seven digits', { duitnow_acquirer: '8900531' }, 'duitnow_acquirer'],
    ['a merchant with a dash', { duitnow_merchant: 'A-1' }, 'duitnow_merchant'],
    ['a way that there is not', { payment_methods: ['cash'] }, 'payment_methods.0'],
    ['a long account', { bank_details: 'x'.repeat(601) }, 'bank_details'],
  ])('refuse %s', async (_, body, field) => {
    const { status, fields } = await change(body);
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });

  test('are not among the settings that guests read', async () => {
    const { data } = await academy.call(marketingCalls.siteSettings, {});
    expect(data).not.toHaveProperty('bank_details');
    expect(data).not.toHaveProperty('paynow_proxy');
  });
});

test('an order whose payment is voided is refunded', async () => {
  const learner = await academy.addLearner();
  const { order_id } = (await buy(learner)).data;
  const { payment_id: id } = (await confirm(order_id)).data;
  const body = { reason: 'it was never there', end_access: true };
  await academy.callWith(paymentCalls.void, { params: { id }, body }, { as: admin });
  expect((await get(order_id, learner)).data.status).toBe('refunded');
  expect(await isOpenFor(learner)).toBe(false);
  expect((await buy(learner)).status).toBe(200);
});

test('an order follows the refunds of its payment, in part and then in full', async () => {
  const learner = await academy.addLearner();
  const { order_id } = (await buy(learner)).data;
  const { payment_id: id } = (await confirm(order_id)).data;
  const refund = (amount: number, end_access: boolean) => {
    const body = { amount, reason: 'not as described', end_access };
    return academy.callWith(paymentCalls.refund, { params: { id }, body }, { as: admin });
  };
  expect((await refund(9.9, false)).status).toBe(200);
  expect((await get(order_id, learner)).data.status).toBe('partly_refunded');
  expect(await isOpenFor(learner)).toBe(true);
  expect((await refund(40, true)).status).toBe(200);
  expect((await get(order_id, learner)).data.status).toBe('refunded');
  expect(await isOpenFor(learner)).toBe(false);
});

test('a payment that is not that of its order is refused by the database', async () => {
  const learner = await academy.addLearner();
  const { order_id } = (await buy(learner)).data;
  const { data } = await academy.call(
    paymentCalls.record,
    {
      body: {
        amount: 1,
        currency: 'SGD',
        paid_on: '2026-03-01',
        method: 'paynow',
        user_id: learner.userId,
        course_id,
      },
    },
    { as: admin },
  );
  const paid = { status: 'paid', paid_at: academy.now, payment_id: data.payment_id } as const;
  const update = academy.db.updateTable('orders').set(paid).where('order_id', '=', order_id);
  await expect(update.execute()).rejects.toThrow(/not that of order/);
  const remove = academy.db.deleteFrom('orders').where('order_id', '=', order_id);
  await expect(remove.execute()).rejects.toThrow(/append-only/);
});
