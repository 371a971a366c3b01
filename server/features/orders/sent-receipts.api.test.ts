import { describe, expect, test } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { runMaintenance } from '#server/jobs/maintenance.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';
import { OrdersAcademy } from './orders.testing.ts';

const sales = new OrdersAcademy();
const { academy } = sales;

const sendReceipt = (order_id: number, file: TestFile | undefined, as: TestPerson) =>
  academy.callWith(
    checkoutCalls.sendReceipt,
    { body: { order_id } },
    { as, ...(file && { file }) },
  );

describe('a receipt', () => {
  const picture = { name: 'receipt.png', content: sampleFiles.png };

  test('is a picture or a PDF by its bytes, of a bounded size', async () => {
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    const script = { name: 'receipt.png', content: '<script>alert(1)</script>' };
    expect((await sendReceipt(order_id, script, learner)).status).toBe(415);
    const word = { name: 'receipt.txt', content: 'paid' };
    expect((await sendReceipt(order_id, word, learner)).status).toBe(415);
    const large = { name: 'receipt.pdf', content: new Uint8Array(40 * 1024 * 1024) };
    expect((await sendReceipt(order_id, large, learner)).status).toBe(413);
    expect((await sendReceipt(order_id, undefined, learner)).fields).toHaveProperty('file');
    expect((await sales.get(order_id, learner)).data.receipt_url).toBeNull();
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
    const { order_id } = (await sales.buy(learner)).data;
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
    expect(await Promise.all([learner, sales.admin, other, teacher].map(read))).toEqual([
      200, 200, 404, 404,
    ]);
  });

  test('is something to check for those who may confirm, until they have', async () => {
    const finance = await academy.addAdmin({ adminRole: 'finance' });
    const support = await academy.addAdmin({ adminRole: 'support' });
    const waiting = async (as: TestPerson) =>
      (await academy.call(dashboardCalls.todo, {}, { as })).data.orders.count;
    const before = await waiting(finance);
    const learner = await academy.addLearner();
    const { order_id } = (await sales.buy(learner)).data;
    expect(await waiting(finance)).toBe(before);
    await sendReceipt(order_id, picture, learner);
    expect([await waiting(finance), await waiting(support)]).toEqual([before + 1, 0]);
    await sales.confirm(order_id);
    expect(await waiting(finance)).toBe(before);
  });

  test('keeps an order open for a week, and is taken after its end', async () => {
    const [learner, late] = [await academy.addLearner(), await academy.addLearner()];
    const { order_id } = (await sales.buy(learner)).data;
    const expired = (await sales.buy(late)).data;
    await sendReceipt(order_id, picture, learner);
    for (const _ of [1, 2, 3]) await academy.nextDay(sales.admin, learner, late);
    await runMaintenance(academy.app.dependencies);
    expect((await sales.get(order_id, learner)).data.status).toBe('pending');
    const sent = await sendReceipt(expired.order_id, picture, late);
    expect(sent.data).toMatchObject({ status: 'expired' });
    await runMaintenance(academy.app.dependencies);
    expect((await sales.get(expired.order_id, late)).data.status).toBe('expired');
    expect((await sales.confirm(order_id)).status).toBe(200);
    expect((await sendReceipt(order_id, picture, learner)).error).toBe('INVALID_STATE');
  });

  test('that nobody checked ends with its order; learner and staff are notified', async () => {
    const learner = await academy.addLearner({ language: 'en' });
    const finance = await academy.addAdmin({ adminRole: 'finance' });
    const { order_id } = (await sales.buy(learner)).data;
    await sendReceipt(order_id, picture, learner);
    // Another proof each day holds the price, and a coupon, for ten days at most.
    for (let day = 0; day < 9; day++) {
      await academy.nextDay(sales.admin, finance, learner);
      expect((await sendReceipt(order_id, picture, learner)).data.status).toBe('pending');
    }
    await academy.nextDay(sales.admin, finance, learner);
    expect((await sales.get(order_id, learner)).data.status).toBe('expired');
    await runMaintenance(academy.app.dependencies);
    await runMaintenance(academy.app.dependencies);
    const kinds = async (as: TestPerson) =>
      (await academy.call(notificationCalls.lists, { query: { limit: 100 } }, { as })).data.list
        .filter(({ link }) => link?.includes(`${order_id}`))
        .map(({ kind }) => kind);
    expect(await kinds(finance)).toEqual(['receipt_overdue']);
    expect(await kinds(learner)).toEqual(['payment_failed']);
    await expect.poll(() => academy.emails.at(-1)?.text).toContain('need not pay again');
  });

  test('of an expired order is to be checked until it is confirmed or rejected', async () => {
    const [payer, forger] = [await academy.addLearner(), await academy.addLearner()];
    const ids = [(await sales.buy(payer)).data.order_id, (await sales.buy(forger)).data.order_id];
    for (const _ of [1, 2, 3]) await academy.nextDay(sales.admin, payer, forger);
    await sendReceipt(ids[0] ?? 0, picture, payer);
    await sendReceipt(ids[1] ?? 0, picture, forger);
    const toCheck = async () => {
      const query = { to_check: true };
      const { data } = await academy.call(orderAdminCalls.list, { query }, { as: sales.admin });
      const todo = await academy.call(dashboardCalls.todo, {}, { as: sales.admin });
      expect(todo.data.orders.count).toBe(data.count);
      return data.list.map((one) => one.order_id).filter((id) => ids.includes(id));
    };
    expect((await toCheck()).sort()).toEqual([...ids].sort());
    expect((await sales.confirm(ids[0] ?? 0, { accept_expired: true })).status).toBe(200);
    const rejection = { params: { id: ids[1] ?? 0 }, body: { reason: 'no such payment' } };
    const rejected = await academy.call(orderAdminCalls.cancel, rejection, { as: sales.admin });
    expect(rejected.data.status).toBe('cancelled');
    expect(await toCheck()).toEqual([]);
  });
});
