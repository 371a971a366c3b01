import { AppError } from './app-error.ts';

/**
 * Bounds the calls to one thing that are in flight at once: while it is silent, requests that need it
 * are refused, and the places of the process stay free for all others.
 */
export class Bulkhead {
  readonly #max: number;
  #inFlight = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** @throws AppError SERVICE_UNAVAILABLE where too many calls are in flight */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inFlight >= this.#max) throw new AppError('SERVICE_UNAVAILABLE');
    this.#inFlight++;
    try {
      return await work();
    } finally {
      this.#inFlight--;
    }
  }
}
