import { randomUUID } from 'node:crypto';
import { accountCalls, type Role, type User } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import type { AdminRole } from '#domain/permissions.ts';
import { ApiError, createApiClient } from '#web/lib/api.ts';
import { demoAccounts } from '../demo/loader/demo-accounts.ts';
import type { CallerKind } from './requests.ts';

/** Where no generated request comes from, whose guesses would close the login for this address. */
const OWN_ADDRESS = '198.51.100.1';

/** The kind of caller that somebody who is logged in is. */
function callerOf({ role, admin_role }: Pick<User, 'role' | 'admin_role'>): CallerKind {
  if (role === 'student') return 'learner';
  return role === 'teacher' ? role : (admin_role ?? 'learner');
}

/** The role of an account for a kind of caller. */
function roleOf(caller: CallerKind): { role: Role; admin_role?: AdminRole } {
  if (caller === 'guest' || caller === 'learner') return { role: 'student' };
  return caller === 'teacher' ? { role: caller } : { role: 'admin', admin_role: caller };
}

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
  readonly #tokens = new Map<CallerKind, string | null>([['guest', null]]);
  /** Those of the demo academy first; the limited admin roles have none there. */
  readonly #credentials = new Map<CallerKind, Credentials>(
    demoAccounts.map(({ role, email, password }) => [
      callerOf({ role, admin_role: role === 'admin' ? 'owner' : null }),
      { email, password },
    ]),
  );
  readonly #renewals = new Map<CallerKind, Promise<string>>();
  #admin: Credentials | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /** Makes the admin whom no request is sent as. */
  async open(): Promise<void> {
    this.#admin = await this.#createAccount('owner', await this.#tokenOf('owner'));
  }

  /** The session's token for requests of a caller; null for a guest. */
  async token(caller: CallerKind): Promise<string | null> {
    const token = this.#tokens.get(caller);
    if (token !== undefined) return token;
    // Requests of one caller that wait share one renewal.
    const running = this.#renewals.get(caller) ?? this.#tokenOf(caller);
    this.#renewals.set(caller, running);
    const renewed = await running;
    this.#renewals.delete(caller);
    this.#tokens.set(caller, renewed);
    return renewed;
  }

  /** Forgets a session that the academy no longer knows. */
  forget(caller: CallerKind, token: string | null): void {
    if (caller !== 'guest' && this.#tokens.get(caller) === token) this.#tokens.delete(caller);
  }

  /** Forgets all sessions: a request may have changed the role of whom they belong to. */
  forgetAll(): void {
    for (const [caller, token] of this.#tokens) this.forget(caller, token);
  }

  async #tokenOf(caller: CallerKind): Promise<string> {
    const known = this.#credentials.get(caller);
    const token = known ? await this.#logIn(known, caller) : null;
    if (token !== null) return token;
    if (this.#admin === null) throw new Error(`the demo account of a ${caller} does not open`);
    const admin = await this.#logIn(this.#admin, 'owner');
    if (admin === null) throw new Error('a request removed the admin whom none is sent as');
    const account = await this.#createAccount(caller, admin);
    this.#credentials.set(caller, account);
    const created = await this.#logIn(account, caller);
    if (created === null) throw new Error(`a new ${caller} cannot log in`);
    return created;
  }

  /** @returns null where the account is gone, or has another role by now */
  async #logIn(body: Credentials, caller: CallerKind): Promise<string | null> {
    try {
      const { token, user } = await this.#call(accountCalls.login, { body }, null);
      return callerOf(user) === caller ? token : null;
    } catch (error) {
      // Guessed passwords may have closed the account for a while.
      if (error instanceof ApiError && [401, 429].includes(error.status)) return null;
      throw error;
    }
  }

  async #createAccount(caller: CallerKind, token: string): Promise<Credentials> {
    const credentials = { email: `${randomUUID()}@fuzz.example`, password: randomUUID() };
    const body = { ...credentials, name: 'Fuzz', ...roleOf(caller) };
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
