import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { addTeacher } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { createTestAcademy, type TestPerson } from '#server/testing/test-academy.ts';
import { registration, requestMug } from './accounts.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

afterAll(() => academy.assertLedgerIsSound());

const create = (body: Record<string, unknown>, locale: 'zh' | 'en' = 'zh') =>
  academy.callWith(userAdminCalls.create, { body }, { as: admin, locale });

const get = (id: number) => academy.call(userAdminCalls.get, { params: { id } }, { as: admin });

const remove = (id: number) =>
  academy.call(userAdminCalls.delete, { params: { id } }, { as: admin });

const list = async (query: Record<string, unknown>) => {
  const { data } = await academy.callWith(userAdminCalls.list, { query }, { as: admin });
  return data.list.map((person) => person.user_id);
};

const isLoggedIn = async (person: Pick<TestPerson, 'token'>) =>
  (await academy.call(accountCalls.profile, {}, { as: person })).status === 200;

const askForMug = (as: Pick<TestPerson, 'token'>) => requestMug(academy, admin, as);
const auditOf = (userId: number) => auditLinesOf(academy.db, 'user', userId);

describe('the last active owner', () => {
  test('stays: not demoted, not deactivated, not removed, not by themself either', async () => {
    const own = await createTestAcademy();
    try {
      const only = await own.addAdmin();
      // A deactivated owner does not count as another owner, nor do admins with other roles.
      const asleep = await own.addAdmin();
      await own.addAdmin({ adminRole: 'finance' });
      const as = { as: only };
      const patch = (id: number, body: Record<string, unknown>) =>
        own.callWith(userAdminCalls.update, { params: { id }, body }, as);
      expect((await patch(asleep.userId, { is_active: false })).status).toBe(200);
      for (const body of [
        { role: 'student' },
        { role: 'teacher' },
        { admin_role: 'support' },
        { is_active: false },
      ]) {
        // Refused the first time and again.
        await patch(only.userId, body);
        expect(await patch(only.userId, body)).toMatchObject({ status: 409, error: 'LAST_ADMIN' });
      }
      const removed = await own.call(userAdminCalls.delete, { params: { id: only.userId } }, as);
      expect(removed.status).toBe(409);
      const { data } = await own.call(userAdminCalls.get, { params: { id: only.userId } }, as);
      expect(data).toMatchObject({
        role: 'admin',
        admin_role: 'owner',
        is_active: true,
        version: 1,
      });
    } finally {
      await own.close();
    }
  });
});

describe('removing a person', () => {
  test('makes them anonymous: no name, no address, no access; the ledger keeps its rows', async () => {
    const person = await academy.addLearner({ name: '陈小明', points: 500 });
    const id = await askForMug(person);
    const asked = await remove(person.userId);
    expect(asked).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(asked.msg).toContain('1 份兑换申请');
    await academy.call(
      redemptionAdminCalls.reject,
      { params: { id }, body: { reason: 'sold out' } },
      { as: admin },
    );

    const { status, msg } = await remove(person.userId);
    expect([status, msg]).toEqual([200, '账户已注销，个人信息已匿名处理。']);
    expect(await isLoggedIn(person)).toBe(false);
    expect((await get(person.userId)).status).toBe(404);
    expect((await remove(person.userId)).status).toBe(404);
    expect(await list({ search: '陈小明' })).toEqual([]);
    expect(await list({ archived: true })).toContain(person.userId);

    const { data } = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id } },
      { as: admin },
    );
    const everything = JSON.stringify([data, await auditOf(person.userId)]);
    expect(everything).toContain('Former member');
    for (const trace of ['陈小明', person.email, '林美芳', '+65 8123 4567', '乌节路']) {
      expect(everything).not.toContain(trace);
    }
    expect((await auditOf(person.userId)).at(-1)).toMatchObject({ action: 'user.archive' });
    await academy.assertLedgerIsSound();
  });

  test('frees their email for somebody new', async () => {
    const person = await academy.addLearner();
    await remove(person.userId);
    const { status, data } = await create({ email: person.email, name: 'New', send_letter: true });
    expect(status).toBe(200);
    expect(data.user_id).not.toBe(person.userId);
  });

  test('ends their own invitation code, and unlinks the teacher that they were', async () => {
    const person = await academy.addPerson({ role: 'teacher' });
    const teacher_id = await addTeacher(academy.db, { name: 'Lin', user_id: person.userId });
    const { data } = await academy.call(accountCalls.profile, {}, { as: person });
    await remove(person.userId);
    const invitation_code = data.invitation.code;
    const late = await academy.call(accountCalls.register, {
      body: registration({ invitation_code }),
    });
    expect(late.error).toBe('INVITATION_INVALID');
    const { user_id } = await academy.db
      .selectFrom('teachers')
      .select('user_id')
      .where('teacher_id', '=', teacher_id)
      .executeTakeFirstOrThrow();
    expect(user_id).toBeNull();
  });

  test('is not for oneself', async () => {
    expect(await remove(admin.userId)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  });
});

describe('helping somebody in', () => {
  test('a new password ends their sessions and links, and is not in the audit', async () => {
    const person = await academy.addLearner();
    await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
    const body = { new_password: 'set-by-the-admin' };
    const params = { id: person.userId };
    const { status } = await academy.call(
      userAdminCalls.setPassword,
      { params, body },
      { as: admin },
    );
    expect(status).toBe(200);
    expect(await isLoggedIn(person)).toBe(false);
    await academy.logIn(person.email, 'set-by-the-admin');
    const audit = await auditOf(person.userId);
    expect(audit).toMatchObject([{ action: 'user.set_password', actor_name: 'Ms Chen' }]);
    expect(JSON.stringify(audit)).not.toContain('set-by-the-admin');
  });

  test('of one’s own keeps the session that one is in', async () => {
    const second = await academy.addAdmin();
    await academy.call(
      userAdminCalls.setPassword,
      { params: { id: second.userId }, body: { new_password: 'another-password' } },
      { as: second },
    );
    expect(await isLoggedIn(second)).toBe(true);
  });

  test('three emails an hour are enough', async () => {
    const person = await academy.addLearner();
    const send = () =>
      academy.call(userAdminCalls.sendLink, { params: { id: person.userId } }, { as: admin });
    for (const _ of [1, 2, 3]) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, error: 'RATE_LIMITED' });
    expect((await auditOf(person.userId)).length).toBe(3);
  });

  test('sessions end one by one or all at once, those of others never', async () => {
    const person = await academy.addLearner();
    const phone = { token: await academy.logIn(person.email) };
    const stranger = await academy.addLearner();
    const { data } = await get(person.userId);
    expect(data.sessions).toHaveLength(2);
    const session_id = data.sessions.at(-1)?.session_id ?? 0;
    const end = (id: number) =>
      academy.call(userAdminCalls.endSession, { params: { id, session_id } }, { as: admin });
    expect((await end(stranger.userId)).status).toBe(404);
    expect((await end(person.userId)).status).toBe(200);
    expect([await isLoggedIn(person), await isLoggedIn(phone)].sort()).toEqual([false, true]);
    const rest = await academy.call(
      userAdminCalls.endSessions,
      { params: { id: person.userId } },
      { as: admin },
    );
    expect(rest.data.ended).toBe(1);
    expect([await isLoggedIn(person), await isLoggedIn(phone)]).toEqual([false, false]);
    expect(await isLoggedIn(stranger)).toBe(true);
  });

  test('ending one’s own sessions keeps the current one', async () => {
    const second = await academy.addAdmin();
    await academy.logIn(second.email);
    const { data } = await academy.call(
      userAdminCalls.endSessions,
      { params: { id: second.userId } },
      { as: second },
    );
    expect(data.ended).toBe(1);
    expect(await isLoggedIn(second)).toBe(true);
  });
});
