import { nextBound, WINDOW_MS } from './load-bound.rules.ts';

/** The bound never falls below this part of its maximum. */
const MIN_PART = 25;

/** A request that takes longer waits for something, and no longer counts as work in progress. */
const DEADLINE_MS = 30_000;

interface InFlight {
  startedAt: number;
}

/**
 * Counts the requests in flight of one kind, and bounds them by how long the last ones took. All
 * times are in milliseconds of any clock that never goes back.
 */
export class LoadBound {
  readonly max: number;
  readonly #min: number;
  #bound: number;
  /** The oldest first. */
  readonly #inFlight = new Set<InFlight>();
  #mostInFlight = 0;
  #windowStart = 0;
  #times: number[] = [];

  /** @param max what is in flight at most, however fast the requests are */
  constructor(max: number) {
    this.max = max;
    this.#min = Math.ceil(max / MIN_PART);
    this.#bound = max;
  }

  inFlight(now: number): number {
    for (const one of this.#inFlight) {
      if (now - one.startedAt < DEADLINE_MS) break;
      this.#inFlight.delete(one);
    }
    return this.#inFlight.size;
  }

  hasRoom(now: number): boolean {
    return this.inFlight(now) < this.#bound;
  }

  begin(now: number): InFlight {
    const one = { startedAt: now };
    this.#inFlight.add(one);
    this.#mostInFlight = Math.max(this.#mostInFlight, this.#inFlight.size);
    return one;
  }

  end(one: InFlight, now: number): void {
    this.#inFlight.delete(one);
    this.#times.push(now - one.startedAt);
    if (now - this.#windowStart >= WINDOW_MS) this.#endWindow(now);
  }

  /** Ends the counting of a request that waits for its client: its time says nothing of the load. */
  leave(one: InFlight): void {
    this.#inFlight.delete(one);
  }

  #endWindow(now: number): void {
    const times = this.#times.sort((one, other) => one - other);
    const ended = {
      medianMs: times[Math.floor(times.length / 2)] ?? 0,
      mostInFlight: this.#mostInFlight,
    };
    this.#bound = nextBound(this.#bound, ended, { min: this.#min, max: this.max });
    this.#times = [];
    this.#mostInFlight = this.#inFlight.size;
    this.#windowStart = now;
  }
}

/** The place of one request: taken while it is worked on, given back while it waits for its client. */
export class LoadPlace {
  readonly #bound: LoadBound;
  #taken: InFlight | null = null;

  constructor(bound: LoadBound) {
    this.#bound = bound;
  }

  /** @returns false where there is no room */
  take(now: number): boolean {
    if (!this.#bound.hasRoom(now)) return false;
    this.#taken = this.#bound.begin(now);
    return true;
  }

  leave(): void {
    if (this.#taken !== null) this.#bound.leave(this.#taken);
    this.#taken = null;
  }

  end(now: number): void {
    if (this.#taken !== null) this.#bound.end(this.#taken, now);
    this.#taken = null;
  }
}
