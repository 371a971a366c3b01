import { expect } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { oidcCalls } from '#contract/oidc.ts';
import {
  createTestAcademy,
  type TestAcademy,
  type TestPerson,
} from '#server/testing/test-academy.ts';
import { addInvitation, cookiesOf, registration } from './accounts.testing.ts';
import { TEST_CLIENT, TestProvider } from './oidc/oidc.testing.ts';
import { addPasskeyOf, enterByPasskey } from './passkeys/passkeys.testing.ts';

/** Set-up for tests of what opens an account: everything is added, and tried. */

/** The password that the owner of an address sets. */
export const NEW_PASSWORD = 'of-the-real-owner';

/** Which of the ways into an account work. */
export const fullAccess = { session: true, passkey: true, identity: true, password: true };
export const noAccess = { session: false, passkey: false, identity: false, password: false };

/** An academy with a login provider, and the calls that open accounts in it. */
export class AccessAcademy {
  readonly academy: TestAcademy;
  readonly provider: TestProvider;

  private constructor(academy: TestAcademy, provider: TestProvider) {
    this.academy = academy;
    this.provider = provider;
  }

  static async open(): Promise<AccessAcademy> {
    const provider = await TestProvider.open('https://academy.example/auth/oidc');
    const oidc = { issuer: provider.issuer, ...TEST_CLIENT, name: 'Acme' };
    const academy = await createTestAcademy({ oidc });
    await addInvitation(academy, { code: 'WELCOME2025' });
    return new AccessAcademy(academy, provider);
  }

  async close(): Promise<void> {
    await this.academy.close();
    this.provider.close();
  }

  /** Somebody who registers, with an address that may be another person's. */
  async register(): Promise<TestPerson> {
    const body = registration({ language_preference: 'en' });
    const { data } = await this.academy.call(accountCalls.register, { body });
    const { email, password } = body;
    return { userId: data.user.user_id, token: data.token, email, password } as TestPerson;
  }

  /** The token of the newest link that an address was mailed. */
  tokenTo(email: string, page: 'verify' | 'reset' | 'email'): string {
    const found = this.academy.emails
      .filter(({ to }) => to === email)
      .map(({ text }) => new RegExp(`/auth/${page}#token=([\\w-]+)`).exec(text)?.[1])
      .findLast((token) => token !== undefined);
    return found ?? 'none';
  }

  logIn(email: string, password: string) {
    return this.academy.call(accountCalls.login, { body: { email, password } });
  }

  sessionOf(as: Pick<TestPerson, 'token'>) {
    return this.academy.call(accountCalls.profile, {}, { as });
  }

  reset(token: string) {
    return this.academy.call(accountCalls.resetPassword, {
      body: { token, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
    });
  }

  /** Has an address mailed a link to set a password. @returns its token */
  async forgotten(email: string): Promise<string> {
    await this.academy.call(accountCalls.forgotPassword, { body: { email } });
    return this.tokenTo(email, 'reset');
  }

  async resetByEmail(email: string) {
    return this.reset(await this.forgotten(email));
  }

  /** Opens the mailed link that verifies an address, in the session of somebody or in none. */
  verify(email: string, as?: Pick<TestPerson, 'token'>) {
    const body = { token: this.tokenTo(email, 'verify') };
    return this.academy.call(accountCalls.verifyEmail, { body }, as && { as });
  }

  /** Goes to the provider and comes back as this person. */
  async arrive(sub: string, as?: TestPerson) {
    this.provider.person = { sub, email: sub, email_verified: false, name: 'Stranger' };
    const begun = as
      ? await this.academy.call(oidcCalls.link, {}, { as })
      : await this.academy.call(oidcCalls.start, { body: { redirect: '' } });
    const headers = { cookie: `__Host-oidc=${cookiesOf(begun)['__Host-oidc']}` };
    const body = { answer: await this.provider.visit(begun.data.url) };
    const answer = await this.academy.call(
      oidcCalls.finish,
      { body },
      { headers, ...(as && { as }) },
    );
    return { answer, headers };
  }

  /** Adds every way into an account. @returns a try of each of them */
  async openEverything(person: TestPerson) {
    const device = await addPasskeyOf(this.academy, person);
    const linked = await this.arrive(person.email, person);
    expect(linked.answer.data.is_linked).toBe(true);
    const isOpen = async () => {
      const { answer } = await this.arrive(person.email);
      return {
        session: (await this.sessionOf(person)).status === 200,
        passkey: (await enterByPasskey(this.academy, device)).status === 200,
        // A login that only misses its second step has passed the identity.
        identity: answer.error === 'CODE_REQUIRED' || (answer.data?.session ?? null) !== null,
        password: (await this.logIn(person.email, person.password)).error !== 'INVALID_CREDENTIALS',
      };
    };
    expect(await isOpen()).toEqual(fullAccess);
    return isOpen;
  }
}
