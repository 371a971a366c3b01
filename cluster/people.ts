import { accountCalls } from '#contract/accounts.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { createApiClient } from '#web/lib/api.ts';

/** Users of a cluster's academy: through its proxy, each with a separate session. */

const TIMEOUT_MS = 10_000;

/** An academy that cannot serve has to say when to come again. */
export class NoRetryAfterError extends Error {}

/** Makes a request of the cluster. @throws NoRetryAfterError */
export async function request(address: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 503 && !response.headers.has('retry-after')) {
    throw new NoRetryAfterError('503 without Retry-After');
  }
  return response;
}

/** Makes a call and gives its `data`. */
export type Client = <C extends Call>(
  call: C,
  input: CallInput<C> & { idempotencyKey?: string },
) => Promise<CallData<C>>;

/** @param cookies of a browser, which keeps those that it is given; absent: a program */
export function clientOf(
  url: string,
  token: string | null,
  cookies: Map<string, string> | null = null,
): Client {
  const api = createApiClient({
    transport: async (address, options) => {
      const headers = new Headers(options.headers);
      if (cookies !== null) {
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      }
      const response = await request(`${url}${address}`, { ...options, headers });
      for (const [name, value] of cookiesOf(response)) cookies?.set(name, value);
      const isOurs = response.headers.get('content-type')?.startsWith('application/json') === true;
      if (!isOurs) throw new Error(`status ${response.status} of the proxy`);
      return response;
    },
    locale: () => 'en',
    token: () => token,
  });
  return async (call, input) =>
    (await api.call<Call>(call, input as CallInput<Call>)) as CallData<typeof call>;
}

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((text) => {
    const [pair = ''] = text.split(';');
    const end = pair.indexOf('=');
    return [pair.slice(0, end), pair.slice(end + 1)] as const;
  });

export interface Person {
  userId: number;
  token: string;
  /** As a program, which reads from the primary. */
  asProgram: Client;
  /** Opens a separate browser; its reads may come from the replica. */
  openBrowser(): Client;
}

const passwordOf = (name: string) => `academy-${name}`;

/** Logs one of the demo's people in. */
export async function logIn(url: string, name: string): Promise<Person> {
  const cookies = new Map<string, string>();
  const { token, user } = await clientOf(
    url,
    null,
    cookies,
  )(accountCalls.login, {
    body: { email: `${name}@example.com`, password: passwordOf(name) },
  });
  return {
    userId: user.user_id,
    token,
    asProgram: clientOf(url, token),
    openBrowser: () => clientOf(url, token, new Map(cookies)),
  };
}

/** Dangerous calls need a recent proof; the session stays the same. */
export async function reauthenticate({ asProgram }: Person, name: string): Promise<void> {
  await asProgram(secondFactorCalls.reauthenticate, { body: { password: passwordOf(name) } });
}

/** Registers a learner. */
export async function register(guest: Client, email: string): Promise<number> {
  const password = `the-far-view-${email}`;
  const { user } = await guest(accountCalls.register, {
    body: {
      ...{ email, password, confirm_password: password },
      ...{ invitation_code: 'welcome2025', language_preference: 'zh', accept_terms: true },
    },
  });
  return user.user_id;
}
