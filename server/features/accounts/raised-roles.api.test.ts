import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { createAdmin } from './create-admin.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
});

const change = (id: number, body: object) =>
  academy.callWith(userAdminCalls.update, { params: { id }, body }, { as: admin });
const listPeople = (as: Pick<TestPerson, 'token'>) => academy.call(userAdminCalls.list, {}, { as });
const logIn = (email: string, password: string) =>
  academy.call(accountCalls.login, { body: { email, password } });
const tokensTo = (email: string) =>
  academy.emails
    .filter((sentEmail) => sentEmail.to === email)
    .map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '');
const auditOf = (userId: number) =>
  academy.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'actor_name', 'action', 'before', 'after'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(userId))
    .orderBy('audit_id')
    .execute();

/** Has a person mailed a link of each kind. @returns their tokens */
async function mailLinks(person: TestPerson) {
  await academy.call(accountCalls.sendVerification, {}, { as: person });
  await academy.call(userAdminCalls.sendLink, { params: { id: person.userId } }, { as: admin });
  const [verification = '', reset = ''] = tokensTo(person.email);
  return { verification, reset };
}

async function expectLinksEnded({ verification, reset }: { verification: string; reset: string }) {
  const verified = await academy.call(accountCalls.verifyEmail, { body: { token: verification } });
  expect(verified.error).toBe('SESSION_EXPIRED');
  const password = 'of-the-stranger';
  const set = await academy.call(accountCalls.resetPassword, {
    body: { token: reset, new_password: password, confirm_password: password },
  });
  expect(set.error).toBe('SESSION_EXPIRED');
}

describe('a higher role', () => {
  test.each(['teacher', 'admin'] as const)(
    '(%s) ends the sessions and links from before',
    async (role) => {
      const person = await academy.addLearner({ verified: false });
      const links = await mailLinks(person);
      const { status, data, msg } = await change(person.userId, { role });
      expect([status, data.role, data.has_password]).toEqual([200, role, false]);
      expect(msg).toContain('没有密码');
      expect((await listPeople(person)).error).toBe('SESSION_EXPIRED');
      await expectLinksEnded(links);
      // Whoever registered somebody else's address knows its password: it opens nothing.
      expect((await logIn(person.email, person.password)).error).toBe('INVALID_CREDENTIALS');
    },
  );

  test('leaves the password of a proven address, and nothing else from before', async () => {
    const person = await academy.addLearner();
    expect((await change(person.userId, { role: 'admin' })).data.has_password).toBe(true);
    expect((await listPeople(person)).error).toBe('SESSION_EXPIRED');
    expect((await logIn(person.email, person.password)).status).toBe(200);
  });

  test('given with a new address counts the address as unproven', async () => {
    const person = await academy.addLearner();
    const email = `boss-${person.email}`;
    const { data } = await change(person.userId, { role: 'admin', email });
    expect([data.email_verified, data.has_password]).toEqual([false, false]);
  });

  test('is not given by saving the same role, or a lower one: sessions stay', async () => {
    const person = await academy.addPerson({ role: 'teacher' });
    await change(person.userId, { role: 'teacher', name: 'Mr Tan' });
    await change(person.userId, { role: 'student' });
    expect((await academy.call(accountCalls.profile, {}, { as: person })).status).toBe(200);
  });

  test('is not given by an import to somebody who is there already', async () => {
    const person = await academy.addLearner();
    const content = `email,name,role\n${person.email},Boss,admin\n`;
    await academy.call(
      userAdminCalls.import,
      { body: { dry_run: false } },
      { as: admin, file: { name: 'people.csv', content } },
    );
    const { data } = await academy.call(accountCalls.profile, {}, { as: person });
    expect(data.user.role).toBe('student');
  });
});

describe('an admin made from the command line', () => {
  const made = (email: string, promote = false) =>
    createAdmin(academy.app.dependencies, {
      email,
      name: 'Boss',
      password: 'of-the-operator',
      promote,
    });

  test('is no existing account, unless it is to be promoted', async () => {
    const person = await academy.addLearner({ verified: false });
    const links = await mailLinks(person);
    await expect(made(person.email.toUpperCase())).rejects.toThrow('EMAIL_TAKEN');
    expect((await logIn(person.email, person.password)).status).toBe(200);

    expect(await made(person.email, true)).toMatchObject({ role: 'admin', name: person.name });
    expect((await listPeople(person)).error).toBe('SESSION_EXPIRED');
    await expectLinksEnded(links);
    expect((await logIn(person.email, person.password)).error).toBe('INVALID_CREDENTIALS');
    const { data } = await logIn(person.email, 'of-the-operator');
    expect((await listPeople(data)).status).toBe(200);
  });

  test('is written into the audit, without an actor', async () => {
    const { user_id } = await made('boss@corp.test');
    expect(await auditOf(user_id)).toMatchObject([
      {
        actor_user_id: null,
        actor_name: '命令行 · Command line',
        action: 'user.create',
        after: { role: 'admin', email_verified: false },
      },
    ]);
    const person = await academy.addLearner();
    await made(person.email, true);
    expect(await auditOf(person.userId)).toMatchObject([
      { action: 'user.update', before: { role: 'student' }, after: { role: 'admin' } },
      { action: 'user.set_password', actor_user_id: null },
    ]);
  });

  test('who was deactivated is active again', async () => {
    const person = await academy.addLearner();
    await change(person.userId, { is_active: false });
    expect(await made(person.email, true)).toMatchObject({ is_active: true, role: 'admin' });
  });
});
