import { AppError, type UnavailableCause } from './app-error.ts';
import { outageOf } from './outage.ts';

/**
 * Bounds the calls to one thing that are in flight at once: while it is silent, requests that need it
 * are refused, and the places of the process stay free for all others.
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
