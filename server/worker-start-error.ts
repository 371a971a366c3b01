/** A worker ended before it served; its own output says why. */
export class WorkerStartError extends Error {
  constructor(number: number) {
    super(`Worker ${number} did not start.`);
    this.name = 'WorkerStartError';
  }
}
