import { MINUTE_MS } from '#domain/units.ts';

/** The first pause of an outage; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/** So many lost sessions in a row are an outage rather than the fault of one job. */
const LOST_SESSIONS = 3;

interface LaneGateOptions {
  now: () => Date;
  /** How many jobs may begin in a minute; null: as many as there are. */
  perMinute: number | null;
}

/**
 * Decides when a process may begin the next job of a lane: not during the pauses of an outage, each
 * of which ends with one attempt, and no faster than the service allows.
 */
export class LaneGate {
  readonly #now: () => Date;
  readonly #intervalMs: number;
  #pausedUntil = 0;
  #pauses = 0;
  #lostSessions = 0;
  /** When the rate allows the next job. */
  #nextAt = 0;
  /** The one attempt that ends a pause is running. */
  #isProbing = false;

  constructor({ now, perMinute }: LaneGateOptions) {
    this.#now = now;
    this.#intervalMs = perMinute === null ? 0 : MINUTE_MS / perMinute;
  }

  /** When the next job may begin. */
  get opensAt(): Date {
    return new Date(Math.ceil(Math.max(this.#pausedUntil, this.#nextAt)));
  }

  /**
   * Enters with one job.
   * @returns false where none may begin now
   */
  enter(): boolean {
    const now = this.#now();
    if (this.#isProbing || now < this.opensAt) return false;
    this.#isProbing = this.#pauses > 0;
    this.#nextAt = now.getTime() + this.#intervalMs;
    return true;
  }

  /** There was no job to enter with. */
  leaveUnused(): void {
    this.#isProbing = false;
    this.#nextAt = this.#now().getTime();
  }

  /** The job ended without telling anything about the service. */
  leave(): void {
    this.#isProbing = false;
  }

  /** The service did its part: the outage, if there was one, is over. */
  succeeded(): void {
    this.#isProbing = false;
    this.#pausedUntil = 0;
    this.#pauses = 0;
    this.#lostSessions = 0;
  }

  /** Ends the pause with one attempt now; where it fails, the next pause is the longer one. */
  reopen(): void {
    this.#pausedUntil = 0;
  }

  /** The service is away: the lane pauses. */
  failed(): void {
    this.#isProbing = false;
    this.#lostSessions = 0;
    const now = this.#now().getTime();
    // Jobs that ran at the same time fail together: that is one failure.
    if (now < this.#pausedUntil) return;
    this.#pausedUntil = now + Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, LONGEST_PAUSE_MS);
    this.#pauses++;
  }

  /** @returns whether the lane pauses, as this was one of several in a row */
  lostSession(): boolean {
    this.#isProbing = false;
    this.#lostSessions++;
    if (this.#lostSessions < LOST_SESSIONS) return false;
    this.failed();
    return true;
  }
}
