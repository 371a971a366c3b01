import { describe, expect, test } from 'vitest';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { OrdersAcademy } from './orders.testing.ts';

const sales = new OrdersAcademy();
const { academy } = sales;

const cancelAsAdmin = (id: number, reason = 'never paid') =>
  academy.callWith(
    orderAdminCalls.cancel,
    { params: { id }, body: { reason } },
    { as: sales.admin },
  );

describe('confirming', () => {
  test('records the payment, opens the course and tells the learner, once', async () => {
    const learner = await academy.addLearner({ language: 'en' });
    const { order_id, order_number, reference } = (await sales.buy(learner)).data;
    const { status, data, msg } = await sales.confirm(order_id, { note: 'DBS statement' });
    expect([status, msg]).toEqual([200, '收款已确认，课程已开通']);
    expect(data).toMatchObject({ status: 'paid', decided_by: 'Ms Chen' });
    expect(await sales.isOpenFor(learner)).toBe(true);
    expect(await sales.paymentsOf(learner)).toEqual([
      {
        amount: 49.9,
        currency: 'SGD',
        method: 'paynow',
        note: `${order_number} · ${reference} · DBS statement`,
      },
    ]);
    await expect.poll(() => academy.emails.at(-1)?.to).toBe(learner.email);
    expect(academy.emails.at(-1)?.text).toContain(`/courses/${sales.courseId}`);
    expect(academy.emails.at(-1)?.text).toContain('/unsubscribe?token=');
    expect((await sales.get(order_id, learner)).data).toMatchObject({ status: 'paid', qr: null });

    const again = await sales.confirm(order_id);
    expect(again).toMatchObject({ status: 200, data: { ...data, status: 'paid' } });
    const other = await sales.confirm(order_id, {}, await academy.addAdmin());
    expect(other).toMatchObject({ status: 409, error: 'INVALID_STATE', msg: '订单已付款' });
    expect(await sales.paymentsOf(learner)).toHaveLength(1);
    expect((await cancelAsAdmin(order_id)).error).toBe('INVALID_STATE');
    expect((await sales.cancel(order_id, learner)).error).toBe('INVALID_STATE');
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
    const { order_id } = (await sales.buy(learner)).data;
    await academy.nextDay(sales.admin, learner);
    await academy.nextDay(sales.admin, learner);
    await academy.nextDay(sales.admin, learner);
    expect((await sales.get(order_id, learner)).data).toMatchObject({
      status: 'expired',
      qr: null,
    });
    await runMaintenance(academy.app.dependencies);
    const refused = await sales.confirm(order_id);
    expect(refused).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['accept_expired']);
    expect(await sales.isOpenFor(learner)).toBe(false);
    expect((await sales.confirm(order_id, { accept_expired: true })).data.status).toBe('paid');
    expect(await sales.isOpenFor(learner)).toBe(true);
  });

  test('an order that expired unnoticed is confirmed by the same choice, and bought again without', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    for (const _ of [1, 2, 3]) await academy.nextDay(sales.admin, learner);
    expect((await sales.confirm(order_id)).error).toBe('INVALID_STATE');
    const second = (await sales.buy(learner)).data;
    expect(second.order_id).not.toBe(order_id);
    expect((await sales.confirm(order_id, { accept_expired: true })).status).toBe(200);
    expect((await sales.confirm(second.order_id)).error).toBe('INVALID_STATE');
    expect(await sales.paymentsOf(learner)).toHaveLength(1);
  });

  test('a cancelled order is not confirmed', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    expect((await sales.cancel(order_id, learner)).data.status).toBe('cancelled');
    expect((await sales.cancel(order_id, learner)).status).toBe(200);
    expect((await sales.confirm(order_id, { accept_expired: true })).error).toBe('INVALID_STATE');
    expect(await sales.isOpenFor(learner)).toBe(false);
  });

  test('a day in the future records nothing at all', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    expect((await sales.confirm(order_id, { paid_on: '2099-01-01' })).status).toBe(400);
    expect(await sales.paymentsOf(learner)).toEqual([]);
    expect((await sales.get(order_id, learner)).data.status).toBe('pending');
  });

  test('is for admins, and not about their own orders', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    const teacher = await academy.addPerson({ role: 'teacher' });
    expect((await sales.confirm(order_id, {}, learner)).status).toBe(403);
    expect((await sales.confirm(order_id, {}, teacher)).status).toBe(403);
    expect((await sales.confirm(2e9)).error).toBe('NOT_FOUND');
    await academy.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('user_id', '=', learner.userId)
      .execute();
    learner.token = await academy.logIn(learner.email);
    expect((await sales.confirm(order_id, {}, learner)).error).toBe('FORBIDDEN');
  });

  test('of an order whose learner was removed says so', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    await academy.db
      .updateTable('users')
      .set({ archived_at: academy.now })
      .where('user_id', '=', learner.userId)
      .execute();
    expect(await sales.confirm(order_id)).toMatchObject({
      error: 'NOT_FOUND',
      msg: '没有这位用户',
    });
  });
});

describe('cancelling as an admin', () => {
  test('tells the learner the reason', async () => {
    const learner = await academy.addLearner({ language: 'zh' });
    const { order_id } = (await sales.buy(learner)).data;
    expect((await cancelAsAdmin(order_id, '')).status).toBe(400);
    const { data } = await cancelAsAdmin(order_id, '重复下单');
    expect(data).toMatchObject({ status: 'cancelled', cancel_reason: '重复下单' });
    expect((await cancelAsAdmin(order_id, '再次')).data).toEqual(data);
    expect((await sales.get(order_id, learner)).data.cancel_reason).toBe('重复下单');
    await expect.poll(() => academy.emails.at(-1)?.to).toBe(learner.email);
    expect(academy.emails.at(-1)?.text).toContain('重复下单');
    expect(academy.emails.at(-1)?.text).not.toContain('/unsubscribe');
  });

  test('sends no email to a deactivated learner', async () => {
    const [deactivated, active] = [await academy.addLearner(), await academy.addLearner()];
    const orders = [(await sales.buy(deactivated)).data, (await sales.buy(active)).data];
    await academy.db
      .updateTable('users')
      .set({ is_active: false })
      .where('user_id', '=', deactivated.userId)
      .execute();
    for (const { order_id } of orders) {
      expect((await cancelAsAdmin(order_id)).status).toBe(200);
    }
    await expect.poll(() => academy.emails.at(-1)?.to).toBe(active.email);
    expect(academy.emails.map(({ to }) => to)).not.toContain(deactivated.email);
  });
});

describe('the list of orders', () => {
  test('is filtered and searched', async () => {
    const learner = await academy.addLearner({ name: 'Zheng Wanqing' });
    const { order_id, order_number, reference } = (await sales.buy(learner)).data;
    const found = async (query: Record<string, string | boolean>) =>
      (await academy.callWith(orderAdminCalls.list, { query }, { as: sales.admin })).data.list.map(
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
