import { nextBound, WINDOW_MS } from './load-bound.rules.ts';

/** The bound never falls below this part of its maximum. */
const MIN_PART = 25;

/** Counts the requests in flight of one kind, and bounds them by how long the last ones took. */
export class LoadBound {
  readonly max: number;
  readonly #min: number;
  #bound: number;
  #inFlight = 0;
  #mostInFlight = 0;
  #windowStart = 0;
  #times: number[] = [];

  /** @param max what is in flight at most, however fast the requests are */
  constructor(max: number) {
    this.max = max;
    this.#min = Math.ceil(max / MIN_PART);
    this.#bound = max;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /**
   * Times are in milliseconds of any clock that never goes back.
   * @returns what ends the request, to be called once with the time; null where it is one too many
   */
  admit(startedAt: number): ((now: number) => void) | null {
    if (this.#inFlight >= this.#bound) return null;
    this.#inFlight++;
    this.#mostInFlight = Math.max(this.#mostInFlight, this.#inFlight);
    return (now) => {
      this.#times.push(now - startedAt);
      this.#inFlight--;
      if (now - this.#windowStart >= WINDOW_MS) this.#endWindow(now);
    };
  }

  #endWindow(now: number): void {
    const times = this.#times.sort((one, other) => one - other);
    const ended = {
      medianMs: times[Math.floor(times.length / 2)] ?? 0,
      mostInFlight: this.#mostInFlight,
    };
    this.#bound = nextBound(this.#bound, ended, { min: this.#min, max: this.max });
    this.#times = [];
    this.#mostInFlight = this.#inFlight;
    this.#windowStart = now;
  }
}
