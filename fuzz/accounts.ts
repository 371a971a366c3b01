import { randomUUID } from 'node:crypto';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { ApiError, createApiClient } from '#web/lib/api.ts';
import { demoAccounts } from '../demo/loader/demo-accounts.ts';
import type { Role } from './requests.ts';

/** Where no generated request comes from, whose guesses would close the login for this address. */
const OWN_ADDRESS = '198.51.100.1';

interface Credentials {
  email: string;
  password: string;
}

/**
 * The sessions that requests carry. The requests end sessions, and deactivate and remove people,
 * those who send them too: then a new session is opened, and where that is refused a new account is
 * made by an admin whom no request is sent as.
 */
export class FuzzAccounts {
  readonly #url: string;
  readonly #tokens = new Map<Role, string | null>([['guest', null]]);
  readonly #credentials = new Map<Role, Credentials>(
    demoAccounts.map(({ role, email, password }) => [role, { email, password }]),
  );
  readonly #renewals = new Map<Role, Promise<string>>();
  #admin: Credentials | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** Makes the admin whom no request is sent as. */
  async open(): Promise<void> {
    this.#admin = await this.#createAccount('admin', await this.#tokenOf('admin'));
  }

  /** The session's token for requests of a role; null for a guest. */
  async token(role: Role): Promise<string | null> {
    const token = this.#tokens.get(role);
    if (token !== undefined) return token;
    // Requests of one role that wait share one renewal.
    const running = this.#renewals.get(role) ?? this.#tokenOf(role);
    this.#renewals.set(role, running);
    const renewed = await running;
    this.#renewals.delete(role);
    this.#tokens.set(role, renewed);
    return renewed;
  }

  /** Forgets a session that the academy no longer knows. */
  forget(role: Role, token: string | null): void {
    if (role !== 'guest' && this.#tokens.get(role) === token) this.#tokens.delete(role);
  }

  /** Forgets all sessions: a request may have changed the role of whom they belong to. */
  forgetAll(): void {
    for (const [role, token] of this.#tokens) this.forget(role, token);
  }

  async #tokenOf(role: Role): Promise<string> {
    const known = this.#credentials.get(role);
    const token = known ? await this.#logIn(known, role) : null;
    if (token !== null) return token;
    if (this.#admin === null) throw new Error(`the demo account of a ${role} does not open`);
    const admin = await this.#logIn(this.#admin, 'admin');
    if (admin === null) throw new Error('a request removed the admin whom none is sent as');
    const account = await this.#createAccount(role, admin);
    this.#credentials.set(role, account);
    const created = await this.#logIn(account, role);
    if (created === null) throw new Error(`a new ${role} cannot log in`);
    return created;
  }

  /** @returns null where the account is gone, or has another role by now */
  async #logIn(body: Credentials, role: Role): Promise<string | null> {
    try {
      const { token, user } = await this.#call(accountCalls.login, { body }, null);
      return user.role === role ? token : null;
    } catch (error) {
      // Guessed passwords may have closed the account for a while.
      if (error instanceof ApiError && [401, 429].includes(error.status)) return null;
      throw error;
    }
  }

  async #createAccount(role: Role, token: string): Promise<Credentials> {
    const credentials = { email: `${randomUUID()}@fuzz.example`, password: randomUUID() };
    const body = { ...credentials, name: 'Fuzz', role: role === 'guest' ? 'student' : role };
    await this.#call(userAdminCalls.create, { body }, token);
    return credentials;
  }

  async #call<C extends Call>(call: C, input: CallInput<C>, token: string | null) {
    const client = createApiClient({
      transport: (address, options) => {
        const headers = { ...options.headers, 'x-forwarded-for': OWN_ADDRESS };
        return fetch(`${this.#url}${address}`, { ...options, headers });
      },
      locale: () => 'en',
      token: () => token,
    });
    return (await client.call<Call>(call, input as CallInput<Call>)) as CallData<C>;
  }
}
