import { createHash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { type Limit, quantile } from '../measured.ts';
import type { PartSource, PlannedStatement, ValueSource } from './trace.ts';

type Rows = readonly (Readonly<Record<string, unknown>> | undefined)[];

function partFor(source: PartSource, learner: number, rows: Rows): unknown {
  switch (source.from) {
    case 'learner':
      return learner;
    case 'result':
      return rows[source.statement]?.[source.column];
    case 'uuid':
      return createHash('md5')
        .update(`${learner}-${source.number}`)
        .digest('hex')
        .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
  }
}

function valueFor(source: ValueSource, learner: number, rows: Rows): unknown {
  if (source.from === 'constant') return source.value;
  if (source.from !== 'text') return partFor(source, learner, rows);
  return source.parts
    .map((part) => (typeof part === 'string' ? part : String(partFor(part, learner, rows))))
    .join('');
}

/** Sends the statements of a command straight to the embedded engine, for one learner. */
async function replay(
  engine: PGlite,
  plan: readonly PlannedStatement[],
  learner: number,
): Promise<void> {
  const rows: (Record<string, unknown> | undefined)[] = [];
  for (const { text, values } of plan) {
    const sent = values.map((source) => valueFor(source, learner, rows));
    const result = await engine.query<Record<string, unknown>>(text, sent);
    rows.push(result.rows.at(-1));
  }
}

/** Does so for a while, one learner after the other: the engine does one thing at a time. */
export async function replayFor(
  engine: PGlite,
  plan: readonly PlannedStatement[],
  { seconds, firstLearner }: { seconds: number; firstLearner: number },
): Promise<{ limit: Limit; nextLearner: number }> {
  const began = performance.now();
  const end = began + seconds * 1000;
  const times: number[] = [];
  let learner = firstLearner;
  for (let last = began; last < end; ) {
    await replay(engine, plan, learner++);
    times.push(performance.now() - last);
    last = performance.now();
  }
  const perSecond = (times.length * 1000) / (performance.now() - began);
  times.sort((one, other) => one - other);
  const limit = { perSecond, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
  return { limit, nextLearner: learner };
}
