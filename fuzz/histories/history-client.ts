import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { UNKNOWN_WRITE_COOKIE } from '#contract/preferences.ts';
import type { SeededRandom } from '#demo/loader/seeded-random.ts';
import { ApiError, createApiClient } from '#web/lib/api.ts';
import { RequestKeys } from '#web/lib/request-keys.ts';

const TIMEOUT_MS = 8_000;
/** How many of the successful responses are lost on their way. */
const LOST = 0.1;
const MAX_PRESSES = 8;
const PAUSE_MS = 300;
/** How long a read may find no academy before it counts as impossible. */
const READ_TRIES = 20;

/** How an act ended, as its person saw it. */
export type Outcome<T> =
  | { kind: 'done'; data: T; presses: number; lost: number }
  | { kind: 'refused'; code: string; presses: number; lost: number }
  | { kind: 'unknown'; presses: number; lost: number };

class LostResponse extends TypeError {}

/**
 * The browser of one person: the academy's own client, on a connection that goes to a random process
 * each time and loses responses. The person presses again until they know the outcome.
 */
export class HistoryClient {
  readonly #ports: readonly number[];
  readonly #random: SeededRandom;
  readonly #token: string | null;
  readonly #jar = new Map([['session', 'a']]);
  readonly #writer;
  readonly #reader;
  #lost = 0;
  #lastPort = 0;

  constructor(ports: readonly number[], random: SeededRandom, token: string | null) {
    this.#ports = ports;
    this.#random = random;
    this.#token = token;
    const clientThat = (losesResponses: boolean) =>
      createApiClient({
        transport: (path, init) => this.#send(path, init, losesResponses),
        locale: () => 'en',
        token: () => this.#token,
        keys: new RequestKeys(),
        onUnknownOutcome: () => this.#jar.set(UNKNOWN_WRITE_COOKIE, '1'),
      });
    this.#writer = clientThat(true);
    this.#reader = clientThat(false);
  }

  /** Another process than the last one, where there is another. */
  #nextPort(): number {
    const others = this.#ports.filter((port) => port !== this.#lastPort);
    this.#lastPort = this.#random.pick(others.length > 0 ? others : this.#ports);
    return this.#lastPort;
  }

  async #send(path: string, init: RequestInit, losesResponses: boolean): Promise<Response> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`http://127.0.0.1:${this.#nextPort()}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.arrayBuffer();
    if (losesResponses && response.ok && this.#random.happens(LOST)) {
      this.#lost++;
      throw new LostResponse('the response was lost');
    }
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#jar.set(name, value);
    }
    return new Response(body, { status: response.status });
  }

  /** Sends a change, and again while its outcome is unknown. */
  async act<C extends Call>(call: C, input: CallInput<C>): Promise<Outcome<CallData<C>>> {
    this.#lost = 0;
    this.#jar.delete(UNKNOWN_WRITE_COOKIE);
    for (let presses = 1; ; presses++) {
      try {
        const data = await this.#writer.call<Call>(call, input as CallInput<Call>);
        return { kind: 'done', data: data as CallData<C>, presses, lost: this.#lost };
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) {
          return { kind: 'refused', code: error.code, presses, lost: this.#lost };
        }
        if (presses === MAX_PRESSES) return { kind: 'unknown', presses, lost: this.#lost };
        await wait(PAUSE_MS * presses);
      }
    }
  }

  /** Reads on another process than the last request went to; null where none answers. */
  async read<C extends Call>(call: C, input: CallInput<C>): Promise<CallData<C> | null> {
    for (let tries = 1; tries <= READ_TRIES; tries++) {
      try {
        return (await this.#reader.call<Call>(call, input as CallInput<Call>)) as CallData<C>;
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) throw error;
        await wait(PAUSE_MS);
      }
    }
    return null;
  }
}
