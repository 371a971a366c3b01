import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Statements that took so long together, in milliseconds, are followed by a pause. */
const WORK_MS = 50;
/** A new connection is accepted in one turn of the event loop, its request read in the next. */
const TURNS = 4;

/**
 * Lets the event loop turn between long statements of the embedded engine. Statements that wait for
 * each other follow without a turn otherwise, and neither requests nor timers are served before the
 * last has ended.
 */
export function turnBetweenStatements(pglite: PGlite): void {
  const run = pglite._runExclusiveQuery.bind(pglite);
  let turnedAt = performance.now();
  const turnIfDue = async () => {
    if (performance.now() - turnedAt < WORK_MS) return;
    for (let turn = 0; turn < TURNS; turn++) await nextTurn();
    turnedAt = performance.now();
  };
  pglite._runExclusiveQuery = (statement) => run(() => statement().finally(turnIfDue));
}
