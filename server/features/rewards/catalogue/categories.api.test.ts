import { beforeAll, describe, expect, test } from 'vitest';
import { rewardCalls } from '#contract/rewards.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemed } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const create = (body: Record<string, unknown>) =>
  academy.callWith(rewardAdminCalls.createCategory, { body }, { as: admin });
const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(rewardAdminCalls.updateCategory, { params: { id }, body }, { as: admin });
const get = (id: number) =>
  academy.call(rewardAdminCalls.category, { params: { id } }, { as: admin });
const archive = (id: number) =>
  academy.call(rewardAdminCalls.deleteCategory, { params: { id } }, { as: admin });
const restore = (id: number) =>
  academy.call(rewardAdminCalls.restoreCategory, { params: { id } }, { as: admin });
const add = async (fields: Record<string, unknown> = {}) =>
  (await create({ kind: 'discount', name: 'Vouchers', name_zh: '优惠券', ...fields })).data;
const idsOf = async (query: Record<string, unknown> = {}) => {
  const { data } = await academy.callWith(rewardAdminCalls.categories, { query }, { as: admin });
  return data.list.map((row) => row.reward_category_id);
};
const auditOf = (id: number) =>
  academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', 'reward_category')
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();

describe('a category of rewards', () => {
  test('is added with a name in one language and a kind', async () => {
    const { status, data, msg } = await create({ kind: 'merchandise', name_zh: ' 文具 ' });
    expect([status, msg]).toEqual([200, '分类已新建']);
    expect(data).toEqual({
      reward_category_id: expect.any(Number),
      kind: 'merchandise',
      name: '',
      name_zh: '文具',
      position: 1,
      reward_count: 0,
      archived: false,
      version: 1,
    });
    expect(await auditOf(data.reward_category_id)).toEqual([
      { action: 'reward_category.create', actor_name: 'Ms Chen', before: null, after: data },
    ]);
  });

  test.each([
    ['no name', { name: ' ', name_zh: '' }, 'name_zh'],
    ['an unknown kind', { kind: 'gold' }, 'kind'],
    ['no kind', { kind: undefined }, 'kind'],
    ['a place below the first', { position: 0 }, 'position'],
    ['a place that is no number', { position: 'second' }, 'position'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
  ])('cannot have %s', async (_, fields, field) => {
    const answer = await create({ kind: 'other', name: 'Things', ...fields });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('is changed where it was seen as it is, and keeps a name', async () => {
    const category = await add();
    const id = category.reward_category_id;
    const saved = await change(id, { name: 'Offers', position: 4, version: category.version });
    expect(saved.data).toEqual({ ...category, name: 'Offers', position: 4, version: 2 });
    const late = await change(id, { name: 'Late', version: category.version });
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION', data: { name: 'Offers' } });
    expect(await change(id, { name: '', name_zh: ' ' })).toMatchObject({
      status: 400,
      fields: { name_zh: '请填写名称' },
    });
    expect((await get(id)).data).toEqual(saved.data);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'reward_category.update',
      before: { name: 'Vouchers' },
      after: { name: 'Offers' },
    });
  });

  test('that is archived is no choice any more, and its rewards stay as they are', async () => {
    const id = (await add({ kind: 'other' })).reward_category_id;
    const { reward_id } = await addReward(academy, admin, { reward_category_id: id });
    expect(await archive(id)).toMatchObject({ status: 200, msg: '分类已归档，其中的奖励不受影响' });

    const learner = await academy.addLearner({ points: 100 });
    expect(await redeemed(academy, learner, reward_id)).toBeGreaterThan(0);
    const choices = await academy.call(rewardCalls.categories, {});
    expect(choices.data.list.map((row) => row.reward_category_id)).not.toContain(id);
    const body = { reward_category_id: id, name: 'Cup', points_required: 1 };
    const refused = await academy.call(rewardAdminCalls.createReward, { body }, { as: admin });
    expect(refused.error).toBe('NOT_FOUND');
    expect((await change(id, { name: 'Gone' })).error).toBe('NOT_FOUND');
    expect((await archive(id)).error).toBe('NOT_FOUND');
    expect((await get(id)).data).toMatchObject({ archived: true, reward_count: 1 });
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'reward_category.archive' });
  });

  test('comes back when it was archived, and only then', async () => {
    const id = (await add()).reward_category_id;
    expect((await restore(id)).error).toBe('NOT_FOUND');
    await archive(id);
    expect(await restore(id)).toMatchObject({
      status: 200,
      data: { archived: false, version: 3 },
      msg: '分类已恢复',
    });
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'reward_category.restore' });
    expect(await idsOf({ limit: 100 })).toContain(id);
  });
});

test('the list is searched, filtered, ordered and paged', async () => {
  const made = async (fields: Record<string, unknown>) =>
    (await add({ kind: 'consultation', ...fields })).reward_category_id;
  const second = await made({ name: 'Advice 100%', name_zh: '咨询', position: 902 });
  const first = await made({ name: 'Zoom', name_zh: '', position: 901 });
  const empty = await made({ name: '', name_zh: '面谈', position: 903 });
  await addReward(academy, admin, { reward_category_id: second });
  const own = { kind: 'consultation' };
  expect(await idsOf(own)).toEqual([first, second, empty]);
  expect(await idsOf({ ...own, sort: 'name' })).toEqual([second, first, empty]);
  expect((await idsOf({ ...own, sort: 'rewards' }))[0]).toBe(second);
  expect(await idsOf({ ...own, search: 'zoom' })).toEqual([first]);
  expect(await idsOf({ ...own, search: '%' })).toEqual([second]);
  expect(await idsOf({ ...own, search: '面谈' })).toEqual([empty]);
  expect(await idsOf({ ...own, page: 2, limit: 2 })).toEqual([empty]);
  await archive(first);
  expect(await idsOf({ ...own, archived: true })).toEqual([first]);
  expect(await idsOf(own)).toEqual([second, empty]);
});

test('categories are for admins to edit, and what is not there is not found', async () => {
  const learner = await academy.addLearner();
  const teacher = await academy.addPerson({ role: 'teacher' });
  const id = (await add()).reward_category_id;
  const calls = [
    [rewardAdminCalls.categories, {}],
    [rewardAdminCalls.category, { params: { id } }],
    [rewardAdminCalls.createCategory, { body: { kind: 'other', name: 'x' } }],
    [rewardAdminCalls.updateCategory, { params: { id }, body: { name: 'x' } }],
    [rewardAdminCalls.deleteCategory, { params: { id } }],
    [rewardAdminCalls.restoreCategory, { params: { id } }],
  ] as const;
  for (const [call, input] of calls) {
    const statuses = [];
    for (const as of [null, learner, teacher]) {
      statuses.push((await academy.callWith(call, input, { as })).status);
    }
    expect([call.name, ...statuses]).toEqual([call.name, 401, 403, 403]);
  }
  for (const answer of [await get(2e9), await change(2e9, { name: 'x' }), await archive(2e9)]) {
    expect(answer).toMatchObject({ status: 404, error: 'NOT_FOUND' });
  }
});
