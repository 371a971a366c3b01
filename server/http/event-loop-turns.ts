/**
 * Lets a few waiting tasks continue in each turn of the event loop, in the order in which they
 * came: a thousand small ones at once would delay everything else at each of its steps.
 */
export class EventLoopTurns {
  readonly #perTurn: number;
  readonly #waiting: (() => void)[] = [];

  constructor(perTurn: number) {
    this.#perTurn = perTurn;
  }

  /** Resolves in the next turn that has a place left. */
  next(): Promise<void> {
    if (this.#waiting.length === 0) setImmediate(() => this.#run());
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #run(): void {
    for (const resolve of this.#waiting.splice(0, this.#perTurn)) resolve();
    if (this.#waiting.length > 0) setImmediate(() => this.#run());
  }
}
