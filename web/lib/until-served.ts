import { ApiError } from './api.ts';

/** How long a person is kept waiting before they read that it does not work. */
const MAX_WAIT_MS = 15_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Makes a call, and repeats it while the server is too busy for it (503 with `Retry-After`), for up to
 * a quarter of a minute. Of many people who are refused at the same moment not all come back at the
 * next one.
 * @param onWait a repetition is waited for
 * @throws ApiError the last refusal
 */
export async function untilServed<T>(call: () => Promise<T>, onWait = () => {}): Promise<T> {
  const end = Date.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503 || !error.retryAfter) throw error;
      const ms = error.retryAfter * 1000 * (1 + Math.random());
      if (Date.now() + ms > end) throw error;
      onWait();
      await wait(ms);
    }
  }
}
