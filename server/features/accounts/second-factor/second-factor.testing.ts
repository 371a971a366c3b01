import { Secret } from 'otpauth';
import { accountCalls } from '#contract/accounts.ts';
import { loginChallenge, secondFactorCalls } from '#contract/second-factor.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';
import { codeAt } from './app-codes.rules.ts';

/** Set-up for tests of the second factor: an app, and the first step of a login. */

/** What an app knows after scanning. */
export interface TestApp {
  secret: string;
  recoveryCodes: string[];
}

/** The code that the app shows now. */
export function codeOf(academy: TestAcademy, app: Pick<TestApp, 'secret'>): string {
  return codeAt(Secret.fromBase32(app.secret).bytes, academy.now);
}

/** Switches the second factor of a person on. A minute later the next code counts. */
export async function switchOn(academy: TestAcademy, person: TestPerson): Promise<TestApp> {
  const as = { as: person };
  const { data: offered, msg } = await academy.call(
    secondFactorCalls.enrol,
    { body: { password: person.password } },
    as,
  );
  if (!offered.secret) throw new Error(`enrolling failed: ${msg}`);
  const code = codeOf(academy, offered);
  const { data } = await academy.call(secondFactorCalls.confirm, { body: { code } }, as);
  academy.advanceMinutes(1);
  return { secret: offered.secret, recoveryCodes: data.recovery_codes };
}

/** The first step of a login. @returns its challenge */
export async function challengeFor(academy: TestAcademy, person: TestPerson): Promise<string> {
  const body = { email: person.email, password: person.password };
  const answer = await academy.call(accountCalls.login, { body });
  if (answer.error !== 'CODE_REQUIRED') throw new Error(`no challenge: ${answer.msg}`);
  return loginChallenge.parse(answer.envelope.data).challenge;
}
