import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parcelAdminCalls } from '#contract/parcels-admin.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemed, rewardFigures } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let mug: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  mug = (await addReward(academy, admin)).reward_id;
});
beforeEach(async () => {
  learner = await academy.addLearner({ points: 1000, language: 'en' });
});
afterEach(() => academy.assertLedgerIsSound());

async function approved(): Promise<number> {
  const id = await redeemed(academy, learner, mug);
  await academy.call(redemptionAdminCalls.approve, { params: { id }, body: {} }, { as: admin });
  return id;
}
const send = (list: string, more: { dry_run?: boolean; carrier?: string } = {}, as = admin) =>
  academy.callWith(
    parcelAdminCalls.shipParcels,
    { body: { list, dry_run: false, carrier: 'SingPost', ...more } },
    { as },
  );
const get = async (id: number) =>
  (await academy.call(redemptionAdminCalls.redemption, { params: { id } }, { as: admin })).data;
const auditsOf = (ids: readonly number[]) =>
  academy.db
    .selectFrom('audit_log')
    .select('audit_id')
    .where('action', '=', 'redemption.ship')
    .where('entity_id', 'in', ids.map(String))
    .execute();

test('a check tells of each line what would happen, and changes nothing', async () => {
  const [first, second] = [await approved(), await approved()];
  const pending = await redeemed(academy, learner, mug);
  const { data, msg } = await send(
    `Request,Tracking number\n${first},SP${first}\n${pending},SP9\n999999,SP8\n${second},`,
    { dry_run: true },
  );
  expect(msg).toBe('检查完毕：1 个包裹可以发货，尚未更改任何内容');
  expect(data.lines).toMatchObject([
    { line: 3, request: String(pending), recipient: '林美芳', fate: 'not_approved' },
    { line: 4, request: '999999', recipient: null, fate: 'unknown' },
    { line: 5, fate: 'no_number' },
    { line: 2, tracking_number: `SP${first}`, carrier: 'SingPost', fate: 'shipped' },
  ]);
  expect((await get(first)).status).toBe('approved');
  expect(await rewardFigures(academy, learner, mug)).toMatchObject({ held: 300 });
});

test('what can be shipped is: with number, points, email and audit; twice is once', async () => {
  academy.emails.length = 0;
  const [first, second] = [await approved(), await approved()];
  const pending = await redeemed(academy, learner, mug);
  const list = `${first}\tSP${first}\n${second}\tDH${second}\tDHL\n${pending}\tSP3`;
  const { data } = await send(list);
  expect(data.counts).toMatchObject({ shipped: 2, not_approved: 1 });
  expect(await get(first)).toMatchObject({
    status: 'shipped',
    carrier: 'SingPost',
    tracking_number: `SP${first}`,
  });
  expect(await get(second)).toMatchObject({ status: 'shipped', carrier: 'DHL' });
  expect((await get(pending)).status).toBe('pending');
  // Not in the links: their tokens are random characters.
  const proseOf = (text: string) => text.replace(/https?:\S+/g, '');
  const shippingEmails = () => academy.emails.filter(({ text }) => /(SP|DH)\d/.test(proseOf(text)));
  await vi.waitFor(() => expect(shippingEmails()).toHaveLength(2));

  const again = await send(list);
  expect(again.data.counts).toMatchObject({ shipped: 0, same: 2, not_approved: 1 });
  expect(await auditsOf([first, second, pending])).toHaveLength(2);
  expect(await rewardFigures(academy, learner, mug)).toMatchObject({ available: 700, held: 100 });
  expect(shippingEmails()).toHaveLength(2);
});

test('another number for a parcel that has left is reported, and not written', async () => {
  const id = await approved();
  await send(`${id},SP${id}`);
  expect((await send(`${id},SP0`)).data.counts).toMatchObject({ other_number: 1 });
  expect((await get(id)).tracking_number).toBe(`SP${id}`);
});

test('the list that the academy exports for the courier comes back with its numbers', async () => {
  const id = await approved();
  const { body } = await academy.app.inject({
    url: '/api/admin/redemptions.csv',
    query: { ids: String(id) },
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'zh' },
  });
  const [header = '', row = ''] = body.split('\r\n');
  const at = header.split(',').indexOf('包裹编号');
  const cells = row.split(',');
  expect(at).toBeGreaterThan(0);
  cells[at] = `SP${id}`;
  const { data } = await send(`${header}\r\n${cells.join(',')}\r\n`, { dry_run: true });
  expect(data.counts.shipped).toBe(1);
});

test('is for admins, and about requests of others', async () => {
  const id = await approved();
  const teacher = await academy.addPerson({ role: 'teacher' });
  for (const as of [learner, teacher]) {
    expect((await send(`${id},SP${id}`, {}, as)).status).toBe(403);
  }
  await academy.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('user_id', '=', learner.userId)
    .execute();
  expect((await send(`${id},SP${id}`, {}, learner)).data.counts).toMatchObject({ own: 1 });
  expect((await get(id)).status).toBe('approved');
});

test('an empty list, and one of other columns, is refused with a sentence', async () => {
  expect(await send(' ')).toMatchObject({
    status: 400,
    fields: { list: '请粘贴或选择一份包裹编号列表' },
  });
  expect((await send('name,colour\nMay,blue')).fields?.list).toContain('无法识别这份列表的列');
});
