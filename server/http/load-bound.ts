import { type EndedRequests, nextBound, TARGET_MS, WINDOW_MS } from './load-bound.rules.ts';

/** By itself the bound never falls below this part of its maximum. */
const MIN_PART = 25;

/** A request that takes longer waits for something, and no longer counts as work in progress. */
const DEADLINE_MS = 30_000;

interface InFlight {
  startedAt: number;
  /** Whether it has been counted as too slow before its end. */
  isKnownSlow: boolean;
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

  /**
   * @param max what is in flight at most, however fast the requests are
   * @param min what is in flight at most, however slow they are; `max`: the bound is fixed
   */
  constructor(max: number, min = Math.ceil(max / MIN_PART)) {
    this.max = max;
    this.#min = min;
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
    const inFlight = this.inFlight(now);
    if (now - this.#windowStart >= WINDOW_MS) this.#endWindow(now);
    return inFlight < this.#bound;
  }

  begin(now: number): InFlight {
    const one = { startedAt: now, isKnownSlow: false };
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
    this.#noteSlowInFlight(now);
    const times = this.#times.sort((one, other) => one - other);
    const medianMs = times[Math.floor(times.length / 2)];
    // Where nothing ended, nothing is known.
    if (medianMs !== undefined) this.#learn({ medianMs, mostInFlight: this.#mostInFlight });
    if (this.#inFlight.size === 0) this.#recover(now - this.#windowStart - WINDOW_MS);
    this.#times = [];
    this.#mostInFlight = this.#inFlight.size;
    this.#windowStart = now;
  }

  #learn(ended: EndedRequests): void {
    this.#bound = nextBound(this.#bound, ended, { min: this.#min, max: this.max });
  }

  /** Without requests the load has gone, as in windows that were fast. */
  #recover(quietMs: number): void {
    for (let ms = quietMs; ms >= WINDOW_MS && this.#bound < this.max; ms -= WINDOW_MS) {
      this.#learn({ medianMs: 0, mostInFlight: 0 });
    }
  }

  /** Does not wait for the end of slow requests: the oldest would show the load after many seconds. */
  #noteSlowInFlight(now: number): void {
    for (const one of this.#inFlight) {
      if (now - one.startedAt <= TARGET_MS) return;
      if (one.isKnownSlow) continue;
      one.isKnownSlow = true;
      this.#times.push(now - one.startedAt);
    }
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
