import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { invitationAdminCalls } from '#contract/invitations-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { registration } from './accounts.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const create = (body: Record<string, unknown>) =>
  academy.callWith(invitationAdminCalls.create, { body }, { as: admin });
const added = async (body: Record<string, unknown> = {}) => (await create(body)).data;
const change = (id: number, body: Record<string, unknown>) =>
  academy.callWith(invitationAdminCalls.update, { params: { id }, body }, { as: admin });
const get = (id: number) =>
  academy.call(invitationAdminCalls.get, { params: { id } }, { as: admin });
const archive = (id: number) =>
  academy.call(invitationAdminCalls.delete, { params: { id } }, { as: admin });
const restore = (id: number) =>
  academy.call(invitationAdminCalls.restore, { params: { id } }, { as: admin });
const list = async (query: Record<string, unknown>) => {
  const { data } = await academy.callWith(invitationAdminCalls.list, { query }, { as: admin });
  return data.list.map((one) => one.code);
};
const register = (invitation_code: string) =>
  academy.call(accountCalls.register, { body: registration({ invitation_code }) });
const auditOf = (id: number) =>
  academy.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'invitation_code')
    .where('entity_id', '=', String(id))
    .orderBy('audit_id')
    .execute();

describe('adding a code', () => {
  test('as it was typed, small and full width, makes one that lets people in', async () => {
    const { status, data, msg } = await create({
      code: ' spring　２０２６ ',
      note: ' Fair ',
      max_uses: 1,
      expires_at: '2026-12-31T16:00:00Z',
    });
    expect([status, msg]).toEqual([200, '邀请码已新建。']);
    expect(data).toEqual({
      invitation_code_id: expect.any(Number),
      code: 'SPRING2026',
      note: 'Fair',
      max_uses: 1,
      used_count: 0,
      expires_at: '2026-12-31T16:00:00.000Z',
      is_active: true,
      state: 'active',
      owner: null,
      group_id: null,
      group_name: null,
      created_at: academy.now.toISOString(),
      version: 1,
    });
    expect((await register('spring2026')).status).toBe(200);
    expect((await get(data.invitation_code_id)).data.state).toBe('used_up');
    expect((await register('SPRING2026')).error).toBe('INVITATION_INVALID');
    expect(await auditOf(data.invitation_code_id)).toEqual([{ action: 'invitation_code.create' }]);
  });

  test('without one of one’s own has one made up', async () => {
    const { code } = await added();
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect((await register(code)).status).toBe(200);
  });

  test('that is there already is refused at its field, an archived one too', async () => {
    const { invitation_code_id } = await added({ code: 'TWICE' });
    const refused = { status: 409, error: 'ALREADY_EXISTS', fields: { code: expect.any(String) } };
    expect(await create({ code: 'twice' })).toMatchObject(refused);
    await archive(invitation_code_id);
    expect(await create({ code: 'twice' })).toMatchObject(refused);
  });

  test.each([
    ['three characters', { code: 'ABC' }, 'code'],
    ['a code of 65 characters', { code: 'A'.repeat(65) }, 'code'],
    ['Chinese characters in a code', { code: '欢迎欢迎' }, 'code'],
    ['an end in the past', { expires_at: '2026-03-02T01:59:59Z' }, 'expires_at'],
    ['an end at this very moment', { expires_at: '2026-03-02T02:00:00Z' }, 'expires_at'],
    ['an end that is no time', { expires_at: 'tomorrow' }, 'expires_at'],
    ['no uses', { max_uses: 0 }, 'max_uses'],
    ['half a use', { max_uses: 1.5 }, 'max_uses'],
    ['a long note', { note: 'x'.repeat(201) }, 'note'],
  ])('refuses %s', async (_, fields, field) => {
    const answer = await create(fields);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('changing a code', () => {
  test('off and on again applies to registrations', async () => {
    const { invitation_code_id: id, code } = await added();
    expect((await change(id, { is_active: false, version: 1 })).data).toMatchObject({
      state: 'off',
      version: 2,
    });
    expect((await register(code)).error).toBe('INVITATION_INVALID');
    expect(await change(id, { note: 'late', version: 1 })).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { invitation_code_id: id, is_active: false, version: 2 },
    });
    await change(id, { is_active: true });
    expect((await register(code)).status).toBe(200);
    expect((await auditOf(id)).map((line) => line.action)).toEqual([
      'invitation_code.create',
      'invitation_code.update',
      'invitation_code.update',
    ]);
  });

  test('to fewer uses than there were is refused, to as many it is used up', async () => {
    const { invitation_code_id: id, code } = await added();
    await register(code);
    await register(code);
    expect(await change(id, { max_uses: 1 })).toMatchObject({
      status: 400,
      fields: { max_uses: '已使用 2 次，可用次数不能低于此数' },
    });
    expect((await change(id, { max_uses: 2 })).data.state).toBe('used_up');
  });

  test('that has expired keeps its end when something else changes, and gets no other past one', async () => {
    const end = new Date(academy.now.getTime() + 60_000).toISOString();
    const { invitation_code_id: id } = await added({ expires_at: end });
    academy.advanceMinutes(2);
    expect((await get(id)).data.state).toBe('expired');
    expect((await change(id, { note: 'over', expires_at: end })).status).toBe(200);
    expect((await change(id, { expires_at: '2026-01-01T00:00:00Z' })).status).toBe(400);
    expect((await change(id, { expires_at: null })).data.state).toBe('active');
  });
});

describe('archiving a code', () => {
  test('takes it out of the list and of use; restoring brings it back', async () => {
    const { invitation_code_id: id, code } = await added();
    await register(code);
    expect((await archive(id)).status).toBe(200);
    expect(await list({ search: code })).toEqual([]);
    expect((await get(id)).status).toBe(404);
    expect(await list({ search: code, state: 'archived' })).toEqual([code]);
    expect((await archive(id)).status).toBe(404);
    expect((await register(code)).error).toBe('INVITATION_INVALID');
    expect((await restore(id)).data).toMatchObject({ code, used_count: 1, state: 'active' });
    expect((await restore(id)).status).toBe(404);
    expect(await list({ search: code, state: 'archived' })).toEqual([]);
    expect((await register(code)).status).toBe(200);
    expect((await auditOf(id)).map((line) => line.action).slice(1)).toEqual([
      'invitation_code.archive',
      'invitation_code.restore',
    ]);
  });

  test('is not for a learner’s own code; that is switched off', async () => {
    const learner = await academy.addLearner();
    const { data } = await academy.call(accountCalls.profile, {}, { as: learner });
    const { code } = data.invitation;
    const listed = await academy.callWith(
      invitationAdminCalls.list,
      { query: { owner: 'learner', search: code } },
      { as: admin },
    );
    const [own] = listed.data.list;
    expect(own).toMatchObject({ code, owner: { user_id: learner.userId, name: learner.name } });
    const id = own?.invitation_code_id ?? 0;
    expect(await archive(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    await change(id, { is_active: false });
    expect((await register(code)).error).toBe('INVITATION_INVALID');
  });
});

describe('the list of codes', () => {
  test('is searched, filtered and sorted', async () => {
    const soon = new Date(academy.now.getTime() + 3_600_000).toISOString();
    const add = async (code: string, body: Record<string, unknown> = {}) => {
      academy.advanceMinutes(1);
      return added({ code, note: `zz8 ${code}`, ...body });
    };
    await add('ZZ8-OFF', { is_active: false });
    await add('ZZ8-SOON', { expires_at: soon });
    await add('ZZ8-ONCE', { max_uses: 1, note: '只用一次 100%' });
    await register('ZZ8-ONCE');
    expect(await list({ search: 'zz8' })).toEqual(['ZZ8-ONCE', 'ZZ8-SOON', 'ZZ8-OFF']);
    expect(await list({ search: 'zz8', sort: 'ending' })).toEqual([
      'ZZ8-SOON',
      'ZZ8-OFF',
      'ZZ8-ONCE',
    ]);
    expect((await list({ search: 'zz8', sort: 'most_used' }))[0]).toBe('ZZ8-ONCE');
    expect(await list({ search: 'zz8', state: 'off' })).toEqual(['ZZ8-OFF']);
    expect(await list({ search: 'zz8', state: 'active' })).toEqual(['ZZ8-SOON']);
    expect(await list({ search: 'zz8', state: 'used_up' })).toEqual(['ZZ8-ONCE']);
    expect(await list({ search: '100%' })).toEqual(['ZZ8-ONCE']);
    expect(await list({ search: 'zz8', page: 2, limit: 2 })).toEqual(['ZZ8-OFF']);
    academy.advanceMinutes(120);
    expect(await list({ search: 'zz8', state: 'expired' })).toEqual(['ZZ8-SOON']);
    admin = { ...admin, token: await academy.logIn(admin.email) };
  });

  test('says who came with a code, the latest first', async () => {
    const { invitation_code_id: id, code } = await added();
    const first = await register(code);
    academy.advanceMinutes(1);
    const second = await register(code);
    const { data } = await academy.call(
      invitationAdminCalls.uses,
      { params: { id }, query: { limit: 1 } },
      { as: admin },
    );
    expect(data).toMatchObject({ count: 2, list: [{ user_id: second.data.user.user_id }] });
    expect(first.status).toBe(200);
  });
});

describe('the group of a code', () => {
  const newGroup = async (name: string) => {
    const { data } = await academy.call(groupAdminCalls.create, { body: { name } }, { as: admin });
    return data.group_id;
  };
  const membersOf = async (id: number) => {
    const input = { params: { id }, query: {} };
    const { data } = await academy.call(groupAdminCalls.members, input, { as: admin });
    return data.list.map(({ user_id, source }) => [user_id, source]);
  };
  const registered = async (code: string) => (await register(code)).data.user.user_id;

  test('takes in who registers with it, and nobody once it was taken off the code', async () => {
    const group = await newGroup('Spring class');
    const { invitation_code_id: id, code, ...rest } = await added({ group_id: group });
    expect(rest).toMatchObject({ group_id: group, group_name: 'Spring class' });
    const member = await registered(code);
    expect(await membersOf(group)).toEqual([[member, 'invitation']]);
    const other = await newGroup('Autumn class');
    expect((await change(id, { group_id: other })).data.group_name).toBe('Autumn class');
    const second = await registered(code);
    await change(id, { group_id: null });
    await registered(code);
    expect(await membersOf(group)).toHaveLength(1);
    expect(await membersOf(other)).toEqual([[second, 'invitation']]);
    const query = { search: code };
    const { data } = await academy.call(invitationAdminCalls.list, { query }, { as: admin });
    expect(data.list).toMatchObject([{ group_id: null, group_name: null }]);
  });

  test('is one in use; a code keeps a group that is archived later', async () => {
    const group = await newGroup('Winter class');
    const { invitation_code_id: id } = await added({ group_id: group });
    await academy.call(groupAdminCalls.delete, { params: { id: group } }, { as: admin });
    expect((await change(id, { group_id: group, note: 'kept' })).data.note).toBe('kept');
    for (const group_id of [group, 2e9]) {
      const refused = { status: 400, fields: { group_id: '这个小组已归档或不存在，请另选一个' } };
      expect(await create({ group_id })).toMatchObject(refused);
    }
    const { invitation_code_id: plain } = await added();
    expect((await change(plain, { group_id: group })).status).toBe(400);
    expect((await get(plain)).data.group_id).toBeNull();
  });
});

describe('every call about codes', () => {
  const params = { id: 2e9 };
  const calls: [string, Call, Record<string, unknown>, boolean][] = [
    ['list', invitationAdminCalls.list, {}, false],
    ['code', invitationAdminCalls.get, { params }, true],
    ['uses', invitationAdminCalls.uses, { params }, true],
    ['adding', invitationAdminCalls.create, { body: {} }, false],
    ['changing', invitationAdminCalls.update, { params, body: { note: 'x' } }, true],
    ['archiving', invitationAdminCalls.delete, { params }, true],
    ['restoring', invitationAdminCalls.restore, { params }, true],
  ];
  test.each(calls)('%s is for admins alone', async (_, call, input) => {
    const people = [null, await academy.addLearner(), await academy.addPerson({ role: 'teacher' })];
    const statuses = [];
    for (const as of people) statuses.push((await academy.callWith(call, input, { as })).status);
    expect(statuses).toEqual([401, 403, 403]);
  });
  test.each(calls.filter(([, , , hasId]) => hasId))(
    '%s where there is none is a 404',
    async (_, call, input) => {
      expect((await academy.callWith(call, input, { as: admin })).error).toBe('NOT_FOUND');
    },
  );
});
