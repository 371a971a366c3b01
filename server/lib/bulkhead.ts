import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError, type UnavailableCause } from './app-error.ts';
import { outageOf } from './outage.ts';

/** Gives back the place of the request that runs now. */
const leavePlace = new AsyncLocalStorage<() => void>();

/** Runs a request; where it begins to wait behind a bulkhead, `leave` gives back its place. */
export function runWithPlace(leave: () => void, run: () => void): void {
  leavePlace.run(leave, run);
}

/**
 * Bounds the calls to one thing that are in flight at once: while it is silent, requests that need it
 * are refused, and the places of the process stay free for all others. Who waits here takes none of them.
 */
export class Bulkhead {
  readonly #max: number;
  readonly #of: UnavailableCause;
  #inFlight = 0;

  constructor(max: number, of: UnavailableCause) {
    this.#max = max;
    this.#of = of;
  }

  /** @throws AppError SERVICE_UNAVAILABLE where too many calls are in flight, or this one meets an outage */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inFlight >= this.#max) throw this.#unavailable();
    this.#inFlight++;
    leavePlace.getStore()?.();
    try {
      return await work();
    } catch (error) {
      throw outageOf(error) === null ? error : this.#unavailable(error);
    } finally {
      this.#inFlight--;
    }
  }

  #unavailable(cause?: unknown): AppError {
    return new AppError('SERVICE_UNAVAILABLE', { unavailable: this.#of, cause });
  }
}
