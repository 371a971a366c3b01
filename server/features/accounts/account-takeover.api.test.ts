import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { oidcCalls } from '#contract/oidc.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';
import { AccessAcademy, fullAccess, NEW_PASSWORD, noAccess } from './account-takeover.testing.ts';
import { createAdmin } from './create-admin.ts';
import { switchOn } from './second-factor/second-factor.testing.ts';

/** A stranger registers another person's address, and adds ways into the account. */

let access: AccessAcademy;
let academy: TestAcademy;
let owner: TestPerson;

beforeAll(async () => {
  access = await AccessAcademy.open();
  academy = access.academy;
});
afterAll(() => access.close());
beforeEach(async () => {
  academy.advanceMinutes(61);
  owner = await academy.addAdmin();
});

const change = ({ userId }: TestPerson, body: object) =>
  academy.callWith(userAdminCalls.update, { params: { id: userId }, body }, { as: owner });
const auditOf = (userId: number) =>
  academy.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'actor_name', 'before'])
    .where('action', '=', 'user.remove_logins')
    .where('entity_id', '=', String(userId))
    .executeTakeFirst();

describe('what a stranger has added to an account opens nothing', () => {
  test('(A) once the address is appointed, nor after its owner has set a password', async () => {
    const stranger = await access.register();
    const isOpen = await access.openEverything(stranger);
    const { data, msg } = await change(stranger, { role: 'admin', admin_role: 'owner' });
    expect([data.role, data.has_password]).toEqual(['admin', false]);
    expect(msg).toContain('没有密码');
    expect(await isOpen()).toEqual(noAccess);
    expect(await auditOf(stranger.userId)).toMatchObject({
      actor_user_id: owner.userId,
      before: { passkey: 'My laptop', login_provider: '127.0.0.1' },
    });
    expect((await access.resetByEmail(stranger.email)).data).toEqual({
      passkeys: [],
      identities: [],
    });
    expect(await isOpen()).toEqual(noAccess);
    expect((await access.logIn(stranger.email, NEW_PASSWORD)).data.user.role).toBe('admin');
  });

  test('(B) once it is made an admin from the command line, verified or not', async () => {
    for (const isVerified of [false, true]) {
      const stranger = await access.register();
      if (isVerified) await access.verify(stranger.email, stranger);
      const isOpen = await access.openEverything(stranger);
      const admin = { email: stranger.email, name: '', password: NEW_PASSWORD, promote: true };
      await createAdmin(academy.app.dependencies, admin);
      expect(await isOpen()).toEqual(noAccess);
      expect((await auditOf(stranger.userId))?.actor_name).toContain('Command line');
      expect((await access.logIn(stranger.email, NEW_PASSWORD)).status).toBe(200);
    }
  });

  test('(C) by the provider whose unverified address is appointed and gets a password', async () => {
    const email = `boss-${Date.now()}@corp.test`;
    const { answer: first, headers } = await access.arrive(email);
    const { token = '' } = first.data.newcomer ?? {};
    const registered = await academy.call(
      oidcCalls.register,
      { body: { token, invitation_code: 'WELCOME2025' } },
      { headers },
    );
    const stranger = { userId: registered.data.user.user_id, email } as TestPerson;
    await change(stranger, { role: 'admin', admin_role: 'owner' });
    await academy.call(
      userAdminCalls.setPassword,
      { params: { id: stranger.userId }, body: { new_password: NEW_PASSWORD } },
      { as: owner },
    );
    expect((await access.arrive(email)).answer.data?.session ?? null).toBe(null);
    expect((await access.sessionOf(registered.data)).error).toBe('SESSION_EXPIRED');
  });

  test('(D) once the owner of the address has set a password by email, who is let in', async () => {
    const stranger = await access.register();
    const isOpen = await access.openEverything(stranger);
    expect((await access.resetByEmail(stranger.email)).status).toBe(200);
    expect(await isOpen()).toEqual(noAccess);
    expect((await access.logIn(stranger.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('(D) nor does an app ask that owner for its code', async () => {
    const stranger = await access.register();
    await switchOn(academy, stranger);
    expect((await access.resetByEmail(stranger.email)).status).toBe(200);
    expect((await access.logIn(stranger.email, NEW_PASSWORD)).status).toBe(200);
    expect(await auditOf(stranger.userId)).toMatchObject({
      actor_user_id: null,
      before: { second_factor: true },
    });
  });

  test('(D) nor where it was added between opening and using the mailed link', async () => {
    const stranger = await access.register();
    const token = await access.forgotten(stranger.email);
    const check = await academy.call(accountCalls.checkResetLink, { body: { token } });
    expect(check.data.valid).toBe(true);
    const isOpen = await access.openEverything(stranger);
    expect((await access.reset(token)).status).toBe(200);
    expect(await isOpen()).toEqual(noAccess);
  });

  test('(E) once an admin sets a password and removes the other logins', async () => {
    const person = await academy.addLearner();
    const isOpen = await access.openEverything(person);
    const set = (userId: number, remove_logins: boolean) =>
      academy.call(
        userAdminCalls.setPassword,
        { params: { id: userId }, body: { new_password: NEW_PASSWORD, remove_logins } },
        { as: owner },
      );
    expect((await set(person.userId, false)).status).toBe(200);
    expect(await isOpen()).toEqual({ ...noAccess, passkey: true, identity: true });
    expect((await set(person.userId, true)).status).toBe(200);
    expect(await isOpen()).toEqual(noAccess);
    expect(await set(owner.userId, true)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  });

  test('(E) once staff give an unverified account another address', async () => {
    const stranger = await access.register();
    const isOpen = await access.openEverything(stranger);
    const { data, msg } = await change(stranger, { email: `moved-${stranger.email}` });
    expect(data.has_password).toBe(false);
    expect(msg).toContain('没有密码');
    expect(await isOpen()).toEqual(noAccess);
  });

  test('where the address was verified after it was added', async () => {
    for (const handOver of [{ role: 'teacher' }, { email: `next-${Date.now()}@example.com` }]) {
      const stranger = await access.register();
      const isOpen = await access.openEverything(stranger);
      academy.advanceMinutes(1);
      await access.verify(stranger.email, stranger);
      expect(await isOpen()).toEqual(fullAccess);
      expect((await change(stranger, handOver)).data.has_password).toBe(true);
      expect(await isOpen()).toMatchObject({ session: false, passkey: false, identity: false });
    }
  });

  test('once the link that verifies the address is opened outside a session', async () => {
    const stranger = await access.register();
    const isOpen = await access.openEverything(stranger);
    const elsewhere = await academy.addLearner();
    const { data } = await access.verify(stranger.email, elsewhere);
    expect(data.already_verified).toBe(false);
    expect(await isOpen()).toEqual(noAccess);
    expect((await access.reset(data.password_token ?? '')).status).toBe(200);
    expect((await access.logIn(stranger.email, NEW_PASSWORD)).status).toBe(200);
    // Twice does no harm, and ends nothing more.
    expect((await access.verify(stranger.email)).data).toEqual({
      already_verified: true,
      password_token: null,
    });
    expect((await access.logIn(stranger.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('once the link to a new address is opened outside a session', async () => {
    for (const last of ['new', 'current'] as const) {
      const stranger = await academy.addLearner();
      const isOpen = await access.openEverything(stranger);
      const email = `real-${stranger.email}`;
      const body = { email, current_password: stranger.password };
      await academy.call(emailChangeCalls.request, { body }, { as: stranger });
      const confirm = (to: string, as?: TestPerson) =>
        academy.call(
          emailChangeCalls.confirm,
          { body: { token: access.tokenTo(to, 'email') } },
          as && { as },
        );
      if (last === 'current') await confirm(email);
      expect((await confirm(stranger.email, stranger)).status).toBe(200);
      if (last === 'new') await confirm(email);
      expect(await isOpen()).toEqual(noAccess);
      expect((await confirm(email)).data.outcome).toBe('changed');
      expect((await access.reset(access.tokenTo(email, 'reset'))).status).toBe(200);
      expect((await access.logIn(email, NEW_PASSWORD)).status).toBe(200);
    }
  });
});
