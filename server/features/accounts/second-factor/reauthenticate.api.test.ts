import { describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { auditCalls } from '#contract/audit-admin.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { type OneProof, secondFactorCalls } from '#contract/second-factor.ts';
import { REAUTHENTICATION_MINUTES } from '#domain/limits.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addPasskeyOf, askProofOf } from '../passkeys/passkeys.testing.ts';
import { codeOf, switchOn } from './second-factor.testing.ts';

const academy = openTestAcademy();

const prove = (as: TestPerson, body: OneProof, headers: Record<string, string> = {}) =>
  academy.call(secondFactorCalls.reauthenticate, { body }, { as, headers });
const later = () => academy.advanceMinutes(REAUTHENTICATION_MINUTES);
const award = (as: TestPerson, learner: TestPerson) =>
  academy.call(
    pointAdminCalls.adjust,
    {
      params: { id: learner.userId },
      body: { amount: 10, reason: 'for a talk' },
    },
    { as },
  );
const endOthers = (as: TestPerson) => academy.call(accountCalls.endOtherSessions, {}, { as });
const auditOf = async (person: TestPerson) =>
  (
    await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'user')
      .where('entity_id', '=', String(person.userId))
      .orderBy('audit_id')
      .execute()
  ).map(({ action }) => action);

describe('a dangerous call', () => {
  test('is made without another question within minutes of the login, and after a proof again', async () => {
    const [admin, learner] = [await academy.addAdmin(), await academy.addLearner()];
    expect((await award(admin, learner)).status).toBe(200);
    academy.advanceMinutes(REAUTHENTICATION_MINUTES - 1);
    expect((await award(admin, learner)).status).toBe(200);
    academy.advanceMinutes(1);
    expect(await award(admin, learner)).toMatchObject({
      status: 403,
      error: 'REAUTHENTICATION_REQUIRED',
      msg: '操作尚未执行，请先验证身份。',
    });
    const proved = await prove(admin, { password: admin.password });
    expect(proved).toMatchObject({
      status: 200,
      data: {
        valid_until: new Date(
          academy.now.getTime() + REAUTHENTICATION_MINUTES * 60_000,
        ).toISOString(),
      },
    });
    expect((await award(admin, learner)).status).toBe(200);
    later();
    expect((await award(admin, learner)).error).toBe('REAUTHENTICATION_REQUIRED');
    expect(await auditOf(admin)).toEqual(['user.reauthenticate']);
  });

  test('waits for the proof of its own session: another one proves nothing for it', async () => {
    const admin = await academy.addAdmin();
    later();
    const elsewhere = { ...admin, token: await academy.logIn(admin.email) };
    expect((await endOthers(admin)).error).toBe('REAUTHENTICATION_REQUIRED');
    expect((await prove(elsewhere, { password: admin.password })).status).toBe(200);
    expect((await endOthers(admin)).error).toBe('REAUTHENTICATION_REQUIRED');
    expect((await endOthers(elsewhere)).status).toBe(200);
  });

  test('stays refused to whoever may not make it, proved or not', async () => {
    const learner = await academy.addLearner();
    later();
    expect((await award(learner, learner)).error).toBe('FORBIDDEN');
    await prove(learner, { password: learner.password });
    expect((await award(learner, learner)).error).toBe('FORBIDDEN');
  });

  test('can be a download; reading without a file needs no proof', async () => {
    const admin = await academy.addAdmin();
    later();
    expect((await academy.call(auditCalls.csv, { query: {} }, { as: admin })).error).toBe(
      'REAUTHENTICATION_REQUIRED',
    );
    expect((await academy.call(userAdminCalls.list, { query: {} }, { as: admin })).status).toBe(
      200,
    );
  });

  test('that is refused changes nothing, whatever its body', async () => {
    const [admin, learner] = [await academy.addAdmin(), await academy.addLearner()];
    later();
    const body = { role: 'admin' };
    const raised = await academy.callWith(
      userAdminCalls.update,
      { params: { id: learner.userId }, body },
      { as: admin },
    );
    expect(raised.error).toBe('REAUTHENTICATION_REQUIRED');
    const { role } = await academy.db
      .selectFrom('users')
      .select('role')
      .where('user_id', '=', learner.userId)
      .executeTakeFirstOrThrow();
    expect(role).toBe('student');
  });
});

describe('a proof', () => {
  test('by a wrong password fails, counts as a failed login and is limited like one', async () => {
    const person = await academy.addLearner();
    later();
    for (let attempt = 0; attempt < 10; attempt++) {
      const wrong = await prove(person, { password: `guess ${attempt}` });
      expect(wrong).toMatchObject({ status: 401, error: 'INVALID_CREDENTIALS' });
      expect(wrong.fields).toHaveProperty('password');
    }
    expect(await prove(person, { password: person.password })).toMatchObject({
      status: 429,
      error: 'RATE_LIMITED',
    });
    expect((await endOthers(person)).error).toBe('REAUTHENTICATION_REQUIRED');
    expect(await auditOf(person)).not.toContain('user.reauthenticate');
  });

  test('without any secret asks for the password', async () => {
    const person = await academy.addLearner();
    const { status, fields } = await prove(person, {});
    expect(status).toBe(400);
    expect(fields).toHaveProperty('password');
  });

  test('by the password alone is none for whoever has a second factor', async () => {
    const person = await academy.addLearner();
    const app = await switchOn(academy, person);
    later();
    const { status, fields } = await prove(person, { password: person.password });
    expect(status).toBe(401);
    expect(fields).toHaveProperty('code');
    expect((await prove(person, { code: '000000' })).status).toBe(401);
    const code = codeOf(academy, app);
    expect((await prove(person, { code })).status).toBe(200);
    expect((await endOthers(person)).status).toBe(200);
    expect((await prove(person, { code })).status).toBe(401);
    expect((await prove(person, { code: app.recoveryCodes[0] ?? '' })).status).toBe(200);
  });

  test('by a passkey counts alone, once, and by nobody else’s', async () => {
    const [person, other] = [await academy.addLearner(), await academy.addLearner()];
    const mine = await addPasskeyOf(academy, person);
    const another = await addPasskeyOf(academy, other);
    later();
    const foreign = another.answer(await askProofOf(academy, person));
    expect((await prove(person, { passkey: foreign })).status).toBe(401);
    const passkey = mine.answer(await askProofOf(academy, person));
    expect((await prove(person, { passkey })).status).toBe(200);
    expect((await prove(person, { passkey })).status).toBe(401);
    expect((await endOthers(person)).status).toBe(200);
  });

  test('before factors change is one for what follows', async () => {
    const person = await academy.addLearner();
    later();
    expect((await endOthers(person)).error).toBe('REAUTHENTICATION_REQUIRED');
    await academy.call(
      passkeyCalls.askNew,
      { body: { password: person.password } },
      { as: person },
    );
    expect((await endOthers(person)).status).toBe(200);
  });

  test('needs a session', async () => {
    const body = { password: 'a-good-password' };
    expect((await academy.call(secondFactorCalls.reauthenticate, { body })).error).toBe(
      'AUTH_REQUIRED',
    );
  });
});

describe('a change of the own address or password', () => {
  const ask = (as: TestPerson, email: string) =>
    academy.call(
      emailChangeCalls.request,
      { body: { email, current_password: as.password } },
      { as },
    );

  test('takes the password of its form alone, where that is all that the account has', async () => {
    const person = await academy.addLearner();
    later();
    expect((await ask(person, 'new-one@example.com')).status).toBe(200);
  });

  test('takes the second factor besides, where the account has one', async () => {
    const person = await academy.addLearner();
    const app = await switchOn(academy, person);
    later();
    expect((await ask(person, 'new-two@example.com')).error).toBe('REAUTHENTICATION_REQUIRED');
    expect((await prove(person, { code: codeOf(academy, app) })).status).toBe(200);
    expect((await ask(person, 'new-two@example.com')).status).toBe(200);
  });
});
