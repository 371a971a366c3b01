import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { secondFactorAdminCalls } from '#contract/second-factor.ts';
import { inTransaction } from '#database/open.ts';
import { notify } from '#server/features/notifications/index.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let owner: TestPerson;
let content: TestPerson;
let support: TestPerson;
let finance: TestPerson;

beforeAll(async () => {
  owner = await academy.addAdmin();
  content = await academy.addAdmin({ adminRole: 'content' });
  support = await academy.addAdmin({ adminRole: 'support' });
  finance = await academy.addAdmin({ adminRole: 'finance' });
});

const change = (as: TestPerson, id: number, body: Record<string, unknown>) =>
  academy.callWith(userAdminCalls.update, { params: { id }, body }, { as, locale: 'en' });

const isLoggedIn = async (as: TestPerson) =>
  (await academy.call(accountCalls.profile, {}, { as })).status === 200;

describe('whoever lacks a permission is told which, in their language', () => {
  test.each([
    ['en', 'Your admin role does not include “Points”. An owner can change your role.'],
    ['zh', '您的管理角色不包含“积分”权限，可由所有者调整。'],
  ] as const)('%s: %s', async (locale, msg) => {
    const refused = await academy.call(pointAdminCalls.rules, {}, { as: support, locale });
    expect(refused).toMatchObject({ status: 403, error: 'FORBIDDEN', msg });
  });
});

describe('an owner', () => {
  test('appoints an admin, whose role everybody with the list sees', async () => {
    const person = await academy.addLearner();
    const { data } = await change(owner, person.userId, { role: 'admin', admin_role: 'content' });
    expect(data).toMatchObject({ role: 'admin', admin_role: 'content' });
    const { data: seen } = await academy.call(
      userAdminCalls.get,
      { params: { id: person.userId } },
      { as: finance },
    );
    expect(seen.admin_role).toBe('content');
    expect(await auditLinesOf(academy.db, 'user', person.userId)).toMatchObject([
      { before: { admin_role: null }, after: { admin_role: 'content', role: 'admin' } },
    ]);
  });

  test('makes another owner where no admin role is named, as earlier clients do', async () => {
    const person = await academy.addLearner();
    const { data } = await change(owner, person.userId, { role: 'admin' });
    expect(data.admin_role).toBe('owner');
    expect((await change(owner, person.userId, { role: 'teacher' })).data.admin_role).toBeNull();
  });

  test('ends the sessions of whoever is given further permissions, not of who loses some', async () => {
    const person = await academy.addAdmin({ adminRole: 'support' });
    await change(owner, person.userId, { admin_role: 'finance' });
    expect(await isLoggedIn(person)).toBe(false);
    const other = await academy.addAdmin();
    await change(owner, other.userId, { admin_role: 'finance' });
    expect(await isLoggedIn(other)).toBe(true);
  });

  test('gives no admin role to a learner', async () => {
    const person = await academy.addLearner();
    const { data } = await change(owner, person.userId, { name: 'Lin', admin_role: 'owner' });
    expect(data).toMatchObject({ name: 'Lin', role: 'student', admin_role: null });
  });
});

describe('support', () => {
  test('looks after learners and teachers', async () => {
    const person = await academy.addLearner();
    const { data } = await change(support, person.userId, { role: 'teacher', name: 'Mr Tan' });
    expect(data).toMatchObject({ role: 'teacher', name: 'Mr Tan' });
  });

  test('neither appoints admins nor touches their accounts, its own among them', async () => {
    const learner = await academy.addLearner();
    const params = { id: owner.userId };
    const as = { as: support, locale: 'en' } as const;
    const calls = [
      change(support, learner.userId, { role: 'admin' }),
      change(support, owner.userId, { email: 'mine@example.com' }),
      change(support, support.userId, { admin_role: 'owner' }),
      academy.callWith(
        userAdminCalls.create,
        { body: { email: 'new-admin@example.com', name: 'N', role: 'admin', send_letter: true } },
        as,
      ),
      academy.call(userAdminCalls.delete, { params }, as),
      academy.call(
        userAdminCalls.setPassword,
        { params, body: { new_password: 'a-password-of-mine' } },
        as,
      ),
      academy.call(userAdminCalls.sendLink, { params }, as),
      academy.call(userAdminCalls.endSessions, { params }, as),
      academy.call(userAdminCalls.endSession, { params: { ...params, session_id: 1 } }, as),
      academy.call(userAdminCalls.removeAvatar, { params }, as),
      academy.call(secondFactorAdminCalls.reset, { params }, as),
      academy.call(
        userAdminCalls.import,
        { body: { dry_run: false } },
        { ...as, file: { name: 'p.csv', content: 'email,name,role\nx@example.com,X,admin\n' } },
      ),
    ];
    for (const refused of await Promise.all(calls)) {
      expect(refused).toMatchObject({
        status: 403,
        error: 'FORBIDDEN',
        msg: 'Only an owner can change the accounts of admins or appoint admins.',
      });
    }
    expect(await isLoggedIn(owner)).toBe(true);
    expect(await auditLinesOf(academy.db, 'user', owner.userId)).toEqual([]);
  });
});

test('admins are told of what they can see to, and choose among those kinds', async () => {
  await inTransaction(academy.db, (tx) =>
    notify(tx, {
      kind: 'ledger_unsound',
      to: 'admins',
      params: { day: '2026-03-02' },
      cause: 'once',
      now: academy.now,
    }),
  );
  const countOf = async (as: TestPerson) =>
    (await academy.call(notificationCalls.lists, { query: {} }, { as })).data.count;
  expect([await countOf(owner), await countOf(finance)]).toEqual([1, 1]);
  expect([await countOf(content), await countOf(support)]).toEqual([0, 0]);
  const body = { kind: 'ledger_unsound', email: false } as const;
  const choose = async (as: TestPerson) =>
    (await academy.call(notificationCalls.changeSettings, { body }, { as })).status;
  expect([await choose(finance), await choose(support)]).toEqual([200, 404]);
});

test('the profile says what an admin answers for and may do', async () => {
  const profile = (as: TestPerson) => academy.call(accountCalls.profile, {}, { as });
  expect((await profile(support)).data.user).toMatchObject({
    role: 'admin',
    admin_role: 'support',
    permissions: expect.arrayContaining(['people', 'redemptions']),
  });
  expect((await profile(await academy.addLearner())).data.user.permissions).toEqual([]);
});

test('the database knows no admin without a role, and no role without an admin', async () => {
  const { userId } = await academy.addLearner();
  const set = (values: object) =>
    academy.db
      .updateTable('users')
      .set(values)
      .where('user_id', '=', userId)
      .returning(['role', 'admin_role'])
      .executeTakeFirstOrThrow();
  expect(await set({ admin_role: 'owner' })).toEqual({ role: 'student', admin_role: null });
  // As the version before this one does it.
  expect(await set({ role: 'admin' })).toEqual({ role: 'admin', admin_role: 'owner' });
  expect(await set({ role: 'teacher' })).toEqual({ role: 'teacher', admin_role: null });
  await expect(set({ role: 'admin', admin_role: 'boss' })).rejects.toThrow('users_admin_role');
});
