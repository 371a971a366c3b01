import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { adminAccessCalls, teachAccessCalls } from '#contract/course-access.ts';
import { courseCalls } from '#contract/courses.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});
afterAll(() => academy.assertLedgerIsSound());

let made = 0;
const create = (body: { name: string; note?: string }, as = admin) =>
  academy.call(groupAdminCalls.create, { body }, { as });
const newGroup = async () => (await create({ name: `Class ${++made}` })).data.group_id;
const params = (id: number) => ({ params: { id } });
const add = (id: number, body: Record<string, unknown>) =>
  academy.callWith(groupAdminCalls.addMembers, { ...params(id), body }, { as: admin });
const membersOf = async (id: number, query = {}) =>
  (await academy.call(groupAdminCalls.members, { ...params(id), query }, { as: admin })).data;
const idsOf = async (id: number) => (await membersOf(id)).list.map(({ user_id }) => user_id);
const balanceOf = async ({ userId }: TestPerson) =>
  (await getBalance(academy.db, userId, academy.now)).available;
const actionsOn = async (id: number) =>
  (
    await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'learner_group')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id')
      .execute()
  ).map(({ action }) => action);

describe('groups', () => {
  test('are added, found, changed, archived and restored', async () => {
    const { data } = await create({ name: '  Spring class ', note: 'Mondays' });
    expect(data).toMatchObject({ name: 'Spring class', note: 'Mondays', member_count: 0 });
    const id = data.group_id;
    const found = async (query: Record<string, unknown>) =>
      (await academy.call(groupAdminCalls.list, { query }, { as: admin })).data.list.map(
        ({ group_id }) => group_id,
      );
    expect(await found({ search: 'mondaY' })).toEqual([id]);
    const change = { note: 'Tuesdays', version: 1 };
    const input = { ...params(id), body: change };
    const changed = await academy.call(groupAdminCalls.update, input, { as: admin });
    expect(changed.data).toMatchObject({ note: 'Tuesdays', version: 2 });
    const late = { ...params(id), body: { note: 'Fridays', version: 1 } };
    const stale = await academy.call(groupAdminCalls.update, late, { as: admin });
    expect(stale.error).toBe('STALE_VERSION');
    await academy.call(groupAdminCalls.delete, params(id), { as: admin });
    expect(await found({ search: 'Spring' })).toEqual([]);
    expect(await found({ search: 'Spring', archived: true })).toEqual([id]);
    expect((await add(id, { user_ids: [admin.userId] })).error).toBe('NOT_FOUND');
    await academy.call(groupAdminCalls.restore, params(id), { as: admin });
    expect(await found({ search: 'Spring', sort: 'largest' })).toEqual([id]);
    expect(await actionsOn(id)).toEqual([
      'learner_group.create',
      'learner_group.update',
      'learner_group.archive',
      'learner_group.restore',
    ]);
  });

  test('have names of their own', async () => {
    const { data } = await create({ name: 'Evening' });
    const taken = await create({ name: 'EVENING' });
    expect([taken.error, taken.fields]).toEqual(['ALREADY_EXISTS', { name: '已有同名的小组' }]);
    await academy.call(groupAdminCalls.delete, params(data.group_id), { as: admin });
    expect((await create({ name: 'evening' })).status).toBe(200);
    const restored = await academy.call(groupAdminCalls.restore, params(data.group_id), {
      as: admin,
    });
    expect(restored.error).toBe('ALREADY_EXISTS');
  });

  test('are for admins, and need a name', async () => {
    const teacher = await academy.addPerson({ role: 'teacher' });
    expect((await create({ name: 'Mine' }, teacher)).status).toBe(403);
    expect((await create({ name: ' ' })).fields).toEqual({ name: '请填写小组名称' });
    expect((await create({ name: 'x'.repeat(81) })).status).toBe(400);
  });
});

describe('the members of a group', () => {
  test('come from a checked list; unknown, removed and deactivated people are named', async () => {
    const id = await newGroup();
    const [first, second, idle] = await Promise.all([
      academy.addLearner({ name: 'Lim Wei' }),
      academy.addLearner(),
      academy.addLearner(),
    ]);
    await academy.db
      .updateTable('users')
      .set({ is_active: false })
      .where('user_id', '=', idle.userId)
      .execute();
    const list = `${first.email}\n${second.email}\nnobody@example.com\n${idle.email}\n${first.email}`;
    const tried = await add(id, { list, dry_run: true });
    const counts = { added: 2, already: 0, duplicate: 1, unknown: 1, inactive: 1, invalid: 0 };
    expect(tried.data.counts).toEqual(counts);
    expect(tried.data.lines[0]).toEqual({ line: 3, email: 'nobody@example.com', fate: 'unknown' });
    expect(await idsOf(id)).toEqual([]);
    expect((await add(id, { list })).data.counts).toEqual(counts);
    expect((await add(id, { list })).data.counts).toEqual({ ...counts, added: 0, already: 2 });
    expect((await membersOf(id, { search: 'lim' })).list).toMatchObject([
      { user_id: first.userId, email: first.email, source: 'list', added_by: 'Ms Chen' },
    ]);
    expect(await actionsOn(id)).toEqual(['learner_group.create', 'learner_group.add_members']);
  });

  test('are added by id and email, all or none, and removed one by one', async () => {
    const id = await newGroup();
    const [first, second] = await Promise.all([academy.addLearner(), academy.addLearner()]);
    expect((await add(id, { user_ids: [first.userId, 2e9] })).error).toBe('NOT_FOUND');
    expect(await idsOf(id)).toEqual([]);
    await add(id, { user_ids: [first.userId], emails: [second.email] });
    expect((await membersOf(id)).list.map(({ source }) => source)).toEqual(['hand', 'hand']);
    const input = { params: { id, user_id: first.userId } };
    expect((await academy.call(groupAdminCalls.removeMember, input, { as: admin })).status).toBe(
      200,
    );
    expect((await academy.call(groupAdminCalls.removeMember, input, { as: admin })).error).toBe(
      'NOT_FOUND',
    );
    expect(await idsOf(id)).toEqual([second.userId]);
    await academy.call(userAdminCalls.delete, params(second.userId), { as: admin });
    expect(await idsOf(id)).toEqual([]);
  });

  test.each([
    ['nobody', {}, 'list'],
    ['a blank list', { list: ' ' }, 'list'],
    ['what is no email', { emails: ['a'] }, 'emails.0'],
  ])('are not %s', async (_, body, field) => {
    const answer = await add(await newGroup(), body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  test('join with an invitation code of the group, by registering', async () => {
    const id = await newGroup();
    const register = async (code: string) => {
      await academy.db
        .insertInto('invitation_codes')
        .values({ code, note: '', group_id: id, created_at: academy.now })
        .execute();
      const body = {
        email: `${code.toLowerCase()}@example.com`,
        password: 'a-long-academy-password',
        confirm_password: 'a-long-academy-password',
        invitation_code: code,
      };
      return (await academy.call(accountCalls.register, { body })).data.user.user_id;
    };
    const userId = await register('JOINCLASS');
    expect((await membersOf(id)).list).toMatchObject([
      { user_id: userId, source: 'invitation', added_by: null },
    ]);
    await academy.call(groupAdminCalls.delete, params(id), { as: admin });
    await register('TOOLATE');
    await academy.call(groupAdminCalls.restore, params(id), { as: admin });
    expect(await idsOf(id)).toEqual([userId]);
  });
});

describe('enrolling a group', () => {
  const enrol = (courseId: number, body: Record<string, unknown>) =>
    academy.callWith(
      adminAccessCalls.grant,
      { ...params(courseId), body: { reason: 'spring class', ...body } },
      { as: admin },
    );

  test('opens the course to its members, who read why; a repetition opens nothing', async () => {
    const [course, id] = [await addCourse(academy.db, { points_required: 90 }), await newGroup()];
    const [first, second] = await Promise.all([academy.addLearner(), academy.addLearner()]);
    expect((await enrol(course, { group_id: id })).error).toBe('INVALID_STATE');
    await add(id, { user_ids: [first.userId, second.userId] });
    expect((await enrol(course, { group_id: id })).data).toEqual({ granted: 2, already: 0 });
    expect((await enrol(course, { group_id: id })).data).toEqual({ granted: 0, already: 2 });
    const query = { course_id: course };
    const { data } = await academy.call(courseCalls.get, { query }, { as: second });
    expect(data.access).toMatchObject({ source: 'group', reason: 'spring class' });
    const grants = academy.db.selectFrom('course_grants').where('course_id', '=', course);
    expect(await grants.select('group_id').execute()).toEqual([{ group_id: id }, { group_id: id }]);
  });

  test('takes a group or people, of a group that is there, and is not for teachers', async () => {
    const course = await addCourse(academy.db, { points_required: 90 });
    const learner = await academy.addLearner();
    expect((await enrol(course, { group_id: 2e9 })).error).toBe('NOT_FOUND');
    const both = await enrol(course, { group_id: 1, user_ids: [learner.userId] });
    expect(both.status).toBe(400);
    expect((await enrol(course, {})).status).toBe(400);
    const teacher = await academy.addPerson({ role: 'teacher' });
    const answer = await academy.callWith(
      teachAccessCalls.grant,
      { ...params(course), body: { reason: 'mine', group_id: await newGroup() } },
      { as: teacher },
    );
    expect(answer.status).toBe(400);
  });
});

describe('giving points to a group', () => {
  const award = (id: number, body: Record<string, unknown>, key?: string) =>
    academy.callWith(
      groupAdminCalls.award,
      { ...params(id), body: { amount: 30, reason: 'the quiz night', ...body } },
      { as: admin, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
    );

  test('pays every member but the admin, once for each key', async () => {
    const id = await newGroup();
    const [first, second, later] = await Promise.all([
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner(),
    ]);
    await add(id, { user_ids: [first.userId, second.userId, admin.userId] });
    expect((await award(id, {}, 'night-1')).data).toEqual({ members: 2 });
    await add(id, { user_ids: [later.userId] });
    expect((await award(id, {}, 'night-1')).data).toEqual({ members: 2 });
    expect((await award(id, { amount: 31 }, 'night-1')).error).toBe('IDEMPOTENCY_CONFLICT');
    expect(await Promise.all([first, second, later, admin].map(balanceOf))).toEqual([30, 30, 0, 0]);
    expect((await actionsOn(id)).filter((action) => action.endsWith('award_points'))).toHaveLength(
      1,
    );
  });

  test('needs members, an amount and a reason', async () => {
    const id = await newGroup();
    expect((await award(id, {})).error).toBe('INVALID_STATE');
    expect((await award(id, { amount: -5 })).status).toBe(400);
    expect((await award(id, { reason: '' })).fields).toHaveProperty('reason');
    expect((await award(2e9, {})).error).toBe('NOT_FOUND');
  });
});
