import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';
import { AccessAcademy, fullAccess } from './account-takeover.testing.ts';

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

describe('a person keeps what opens their account', () => {
  test('who confirms the address in their own browser', async () => {
    const person = await access.register();
    const isOpen = await access.openEverything(person);
    const { data } = await access.verify(person.email, person);
    expect(data).toEqual({ already_verified: false, password_token: null });
    expect(await isOpen()).toEqual(fullAccess);
  });

  test('who confirms a new address in their own browser', async () => {
    const person = await access.register();
    const isOpen = await access.openEverything(person);
    const email = `new-${person.email}`;
    const body = { email, current_password: person.password };
    await academy.call(emailChangeCalls.request, { body }, { as: person });
    const token = access.tokenTo(email, 'email');
    await academy.call(emailChangeCalls.confirm, { body: { token } }, { as: person });
    expect(await isOpen()).toEqual({ ...fullAccess, password: false });
    expect((await access.logIn(email, person.password)).error).not.toBe('INVALID_CREDENTIALS');
  });

  test('who is appointed with a verified address, and added it all after that', async () => {
    const person = await academy.addLearner();
    academy.advanceMinutes(1);
    const isOpen = await access.openEverything(person);
    expect((await change(person, { role: 'teacher' })).data.has_password).toBe(true);
    expect(await isOpen()).toEqual({ ...fullAccess, session: false });
  });

  test('who resets the password of a verified address: the email and the answer name it', async () => {
    const person = await academy.addLearner({ language: 'en' });
    const isOpen = await access.openEverything(person);
    const { data } = await access.resetByEmail(person.email);
    expect(data).toMatchObject({
      passkeys: [{ name: 'My laptop', last_used_at: expect.any(String) }],
      identities: [{ provider: 'Acme', email: person.email }],
    });
    expect(await isOpen()).toEqual({ ...fullAccess, session: false, password: false });
    const sent = academy.emails.findLast(({ to }) => to === person.email);
    expect(sent?.text).toContain('Passkeys that can still log in: My laptop');
    expect(sent?.text).toContain(`Linked accounts that can still log in: Acme (${person.email})`);
  });

  test('and is told of nothing where nothing is kept', async () => {
    const person = await academy.addLearner({ language: 'en' });
    expect((await access.resetByEmail(person.email)).data).toEqual({
      passkeys: [],
      identities: [],
    });
    const sent = academy.emails.findLast(({ to }) => to === person.email);
    expect(sent?.subject).toContain('your password was changed');
    expect(sent?.text).not.toContain('can still log in');
  });

  test('who is an admin and changes their own address', async () => {
    const isOpen = await access.openEverything(owner);
    const { status } = await change(owner, { email: `own-${owner.email}` });
    expect(status).toBe(200);
    expect(await isOpen()).toEqual({ ...fullAccess, password: false });
  });
});
