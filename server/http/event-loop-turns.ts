interface WaitingTask {
  resolve: () => void;
  isCancelled: () => boolean;
}

/**
 * Lets a few waiting tasks continue in each turn of the event loop, in the order in which they
 * came: a thousand small ones at once would delay everything else at each of its steps.
 */
export class EventLoopTurns {
  readonly #perTurn: number;
  readonly #waiting: WaitingTask[] = [];

  constructor(perTurn: number) {
    this.#perTurn = perTurn;
  }

  /**
   * Resolves in the next turn that has a place left.
   * @param isCancelled whether the task has nothing left to do; then it continues without taking a place
   */
  next(isCancelled = () => false): Promise<void> {
    if (this.#waiting.length === 0) setImmediate(() => this.#run());
    return new Promise((resolve) => this.#waiting.push({ resolve, isCancelled }));
  }

  #run(): void {
    let places = this.#perTurn;
    let end = 0;
    while (end < this.#waiting.length && places > 0) {
      const task = this.#waiting[end++];
      if (task?.isCancelled() === false) places--;
      task?.resolve();
    }
    this.#waiting.splice(0, end);
    if (this.#waiting.length > 0) setImmediate(() => this.#run());
  }
}
