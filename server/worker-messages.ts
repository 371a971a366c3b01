import cluster, { type Worker } from 'node:cluster';
import type { Lease, LeaseRequest, LimitCounter } from '#server/http/limit-leases.ts';

/** Messages between a worker and its supervisor. */
interface Question {
  id: number;
  lease: LeaseRequest;
}

interface LeaseAnswer {
  id: number;
  lease: Lease;
}

/** The question for a sign of life, and its answer. */
const ALIVE = 'alive';

/** The arguments with which a worker is started: its number, counted from 1. */
export const workerArguments = (number: number) => ['worker', String(number)];

/** The number of this worker; a worker that replaces another has the same. */
export const workerNumber = (): number => Number(process.argv.at(-1));

/** How often a supervisor asks a worker whether it lives, at least. */
const ASKS_EVERY_MS = 5_000;

/**
 * Asks a worker for signs of life, and calls back once when none has come for so long: it hangs, or
 * was halted. Counts requests and not time: while the machine sleeps none is sent.
 */
export function watchWorker(worker: Worker, limitMs: number, onHung: () => void): void {
  const everyMs = Math.min(ASKS_EVERY_MS, limitMs / 4);
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered * everyMs >= limitMs) {
      clearInterval(timer);
      onHung();
      return;
    }
    unanswered++;
    if (worker.isConnected()) worker.send(ALIVE, () => {});
  }, everyMs);
  worker.on('message', () => {
    unanswered = 0;
  });
  worker.once('exit', () => clearInterval(timer));
}

/** In a worker: gives a sign of life when the supervisor asks for one. */
export function answerWatch(): void {
  process.on('message', (message) => {
    if (message === ALIVE) cluster.worker?.send(ALIVE, () => {});
  });
}

/** Answers a worker's requests from the counter of all processes. */
export function answerLeases(worker: Worker, counter: LimitCounter): void {
  worker.on('message', ({ id, lease }: Partial<Question>) => {
    // Metrics are sent over the same channel.
    if (id === undefined || lease === undefined) return;
    const answer: LeaseAnswer = { id, lease: counter.lease(lease) };
    // A worker that has ended meanwhile needs no answer.
    if (worker.isConnected()) worker.send(answer, () => {});
  });
}

/** In a worker: sends a request to the supervisor, which counts for all. */
export function leaseAsker(): (lease: LeaseRequest) => Promise<Lease> {
  const waiting = new Map<number, (lease: Lease) => void>();
  let asked = 0;
  process.on('message', ({ id, lease }: LeaseAnswer) => {
    waiting.get(id)?.(lease);
    waiting.delete(id);
  });
  return (lease) =>
    new Promise((resolve, reject) => {
      const question: Question = { id: ++asked, lease };
      waiting.set(question.id, resolve);
      cluster.worker?.send(question, (error) => {
        if (error === null) return;
        waiting.delete(question.id);
        reject(error);
      });
    });
}
