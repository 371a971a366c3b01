const CHECKED_EVERY_MS = 1_000;

/**
 * What the last check of something has found. It is checked each second from the first question on,
 * so that a request does not wait for the check.
 */
export class BackgroundCheck<State> {
  readonly #check: () => Promise<State>;
  readonly #failed: State;
  readonly #lateMs: number;
  #last: State | null = null;
  #first: Promise<void> | null = null;
  #startedAt: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param failed the state where the check fails
   * @param lateMs a check that takes longer has failed, too
   */
  constructor(check: () => Promise<State>, failed: State, lateMs = Number.POSITIVE_INFINITY) {
    this.#check = check;
    this.#failed = failed;
    this.#lateMs = lateMs;
  }

  /** What was found last; before the first check is over, its result. */
  async state(): Promise<State> {
    this.#begin();
    if (this.#last === null) await this.#first;
    return this.last() ?? this.#failed;
  }

  /** What was found last; null before the first check is over. */
  last(): State | null {
    this.#begin();
    const isLate = this.#startedAt !== null && performance.now() - this.#startedAt > this.#lateMs;
    return isLate ? this.#failed : this.#last;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #begin(): void {
    if (this.#first !== null) return;
    this.#timer = setInterval(() => void this.#run(), CHECKED_EVERY_MS);
    this.#timer.unref();
    this.#first = this.#run();
  }

  async #run(): Promise<void> {
    if (this.#startedAt !== null) return;
    this.#startedAt = performance.now();
    this.#last = await this.#check().catch(() => this.#failed);
    this.#startedAt = null;
  }
}
