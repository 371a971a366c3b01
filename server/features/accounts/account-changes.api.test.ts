import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { allCalls } from '#contract/index.ts';
import { oidcCalls } from '#contract/oidc.ts';
import { secondFactorAdminCalls, secondFactorCalls } from '#contract/second-factor.ts';
import {
  type AccountChangeKind,
  accountChangeKinds,
  accountChanges,
} from '#server/features/audit/index.ts';
import { standardTexts } from '#server/mail/standard-texts.ts';
import {
  createTestAcademy,
  type TestAcademy,
  type TestPerson,
} from '#server/testing/test-academy.ts';
import { addInvitation, cookiesOf, registration } from './accounts.testing.ts';
import { TEST_CLIENT, TestProvider } from './oidc/oidc.testing.ts';
import { addPasskeyOf, askProofOf, passkeyCallsOf } from './passkeys/passkeys.testing.ts';
import { challengeFor, codeOf, switchOn } from './second-factor/second-factor.testing.ts';

/** Every change of what opens an account is in the audit and in the log, and is emailed. */

/** Not `openTestAcademy`: the settings name the provider, which must be there before. */
let academy: TestAcademy;
let provider: TestProvider;
let admin: TestPerson;
const log: string[] = [];

beforeAll(async () => {
  provider = await TestProvider.open('https://academy.example/auth/oidc');
  const oidc = { issuer: provider.issuer, ...TEST_CLIENT, name: 'Acme' };
  const write = (line: string) => {
    log.push(line);
  };
  academy = await createTestAcademy({ oidc, logLevel: 'warn' }, { log: { write } });
  admin = await academy.addAdmin();
});
afterAll(async () => {
  await academy.close();
  provider.close();
});

const NEW = 'another-good-password';

async function link(as: TestPerson) {
  const begun = await academy.call(oidcCalls.link, {}, { as });
  const headers = { cookie: `__Host-oidc=${cookiesOf(begun)['__Host-oidc']}` };
  const answer = await provider.visit(begun.data.url);
  return academy.call(oidcCalls.finish, { body: { answer } }, { headers, as });
}

/** How each change is made. A change without an entry does not compile. */
const scenarios: Record<AccountChangeKind, (person: TestPerson) => Promise<{ status: number }>> = {
  password_changed: (person) => {
    const passwords = { current_password: person.password, new_password: NEW };
    const body = { user_id: person.userId, ...passwords, confirm_password: NEW };
    return academy.call(accountCalls.changePassword, { body }, { as: person });
  },
  reset_used: async ({ email }) => {
    await academy.call(accountCalls.forgotPassword, { body: { email } });
    const mailed = () => academy.emails.find(({ to }) => to === email);
    await expect.poll(mailed).toBeDefined();
    const token = /token=(\S+)/.exec(mailed()?.text ?? '')?.[1] ?? '';
    const body = { token, new_password: NEW, confirm_password: NEW };
    return academy.call(accountCalls.resetPassword, { body });
  },
  password_set: ({ userId }) =>
    academy.call(
      userAdminCalls.setPassword,
      { params: { id: userId }, body: { new_password: NEW } },
      { as: admin },
    ),
  factor_enabled: async (person) => {
    await switchOn(academy, person);
    return { status: 200 };
  },
  factor_disabled: async (person) => {
    const app = await switchOn(academy, person);
    const body = { password: person.password, code: codeOf(academy, app) };
    return academy.call(secondFactorCalls.switchOff, { body }, { as: person });
  },
  factor_reset: async (person) => {
    await switchOn(academy, person);
    const target = { params: { id: person.userId } };
    return academy.call(secondFactorAdminCalls.reset, target, { as: admin });
  },
  recovery_codes_renewed: async (person) => {
    const app = await switchOn(academy, person);
    const body = { password: person.password, code: codeOf(academy, app) };
    return academy.call(secondFactorCalls.renewCodes, { body }, { as: person });
  },
  recovery_code_used: async (person) => {
    const { recoveryCodes } = await switchOn(academy, person);
    const challenge = await challengeFor(academy, person);
    const code = recoveryCodes[0]?.toLowerCase() ?? '';
    return academy.call(secondFactorCalls.logIn, { body: { challenge, code } });
  },
  passkey_added: async (person) => {
    await addPasskeyOf(academy, person);
    return { status: 200 };
  },
  passkey_removed: async (person) => {
    const device = await addPasskeyOf(academy, person);
    const { listOf, remove } = passkeyCallsOf(academy);
    const [passkey] = await listOf(person);
    const proof = { passkey: device.answer(await askProofOf(academy, person)) };
    return remove(passkey?.passkey_id ?? 0, person, proof);
  },
  identity_linked: link,
  identity_unlinked: async (person) => {
    await link(person);
    const { data } = await academy.call(oidcCalls.identities, {}, { as: person });
    const id = data.list[0]?.identity_id ?? 0;
    return academy.call(oidcCalls.unlink, { params: { id } }, { as: person });
  },
};

const auditOf = async (userId: number) =>
  (
    await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'user')
      .where('entity_id', '=', String(userId))
      .execute()
  ).map(({ action }) => action);

const eventsAbout = (userId: number) =>
  log
    .map((line) => JSON.parse(line))
    .filter((line) => line.subject_id === userId || line.user_id === userId)
    .map((line) => line.security_event);

test.each(accountChangeKinds)('%s is audited, emailed and logged once', async (kind) => {
  academy.advanceMinutes(20);
  const person = await academy.addLearner();
  admin.token = await academy.logIn(admin.email);
  provider.person = { sub: `sub-${person.userId}`, email: person.email, email_verified: true };
  expect((await scenarios[kind](person)).status).toBe(200);
  const { verb, email } = accountChanges[kind];
  const isVerb = (action: string) => action === `user.${verb}`;
  await expect.poll(async () => (await auditOf(person.userId)).filter(isVerb).length).toBe(1);
  const subject = standardTexts(email, 'zh').subject.replace('{{academy}}', '远景学院');
  const mailed = () => academy.emails.filter((e) => e.to === person.email && e.subject === subject);
  await expect.poll(() => mailed().length).toBe(1);
  const logged = () => eventsAbout(person.userId).filter((event) => event === kind);
  await expect.poll(() => logged().length).toBe(1);
});

test('a recovery code that proves a person in their session is told as well', async () => {
  const person = await academy.addLearner();
  const { recoveryCodes } = await switchOn(academy, person);
  const body = { code: recoveryCodes[0] ?? '' };
  const proved = await academy.call(secondFactorCalls.reauthenticate, { body }, { as: person });
  expect(proved.status).toBe(200);
  expect(await auditOf(person.userId)).toContain('user.use_recovery_code');
  await expect.poll(() => eventsAbout(person.userId)).toContain('recovery_code_used');
});

test('a right password without the code is another event than a wrong password', async () => {
  const person = await academy.addLearner();
  await switchOn(academy, person);
  await challengeFor(academy, person);
  await expect.poll(() => eventsAbout(person.userId)).toContain('second_step_due');
  expect(eventsAbout(person.userId)).not.toContain('login_failed');
  const body = { email: person.email, password: 'not-my-password' };
  await academy.call(accountCalls.login, { body });
  await expect.poll(() => eventsAbout(person.userId)).toContain('login_failed');
});

test('an answer that an address has an account is in the log', async () => {
  const { email, userId } = await academy.addLearner();
  const invitation_code = await addInvitation(academy);
  const body = registration({ email, invitation_code });
  expect((await academy.call(accountCalls.register, { body })).error).toBe('EMAIL_TAKEN');
  await expect.poll(() => eventsAbout(userId)).toContain('address_disclosed');
});

/** Calls about what opens an account that change nothing of it: they ask, or prove. */
const changeNothing = [
  'secondFactor.state',
  'secondFactor.enrol',
  'secondFactor.logIn',
  'passkeys.list',
  'passkeys.askProof',
  'passkeys.askNew',
  'passkeys.rename',
  'passkeys.askLogin',
  'passkeys.logIn',
  'oidc.provider',
  'oidc.start',
  'oidc.finish',
  'oidc.register',
  'oidc.identities',
  'oidc.link',
];

test('every call about passwords, factors and identities is a change in the list, or none', () => {
  const isAboutAccess = (name: string) =>
    /^(secondFactor|passkeys|oidc)\.|(setPassword|resetFactor|changePassword|resetPassword)$/.test(
      name,
    );
  const named = allCalls.map(({ name }) => name).filter(isAboutAccess);
  const inList = accountChangeKinds.flatMap((kind) => accountChanges[kind].call ?? []);
  expect(named.filter((name) => !changeNothing.includes(name)).sort()).toEqual(inList.sort());
});
