import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { buildApp } from '../../server/app.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { type Command, ofLearner } from './commands.ts';
import { tokenOfLearner } from './learners.ts';

/** A statement as it was sent, and the last row of its result. */
interface Sent {
  text: string;
  values: readonly unknown[];
  row: Readonly<Record<string, unknown>>;
}

/** Where a value, or a part of one, comes from when another learner sends the statement. */
export type PartSource =
  | { from: 'learner' }
  /** A column of the last row that an earlier statement brought. */
  | { from: 'result'; statement: number; column: string }
  /** A random one, the same wherever its number stands. */
  | { from: 'uuid'; number: number };

export type ValueSource =
  | PartSource
  | { from: 'constant'; value: unknown }
  /** A text in which such parts stand. */
  | { from: 'text'; parts: readonly (string | PartSource)[] };

export interface PlannedStatement {
  text: string;
  values: readonly ValueSource[];
}

/** Statements that connections send by themselves. */
const OF_THE_CONNECTION = /^(set work_mem|listen |select 1$|select pg_notify)/;

let sent: Sent[] | null = null;

type Query = (...args: unknown[]) => unknown;

/** Lets a driver's `query` note what it sends while a trace is taken. */
function listenTo(prototype: object): void {
  const driver = prototype as { query: Query };
  const original = driver.query;
  driver.query = function (this: unknown, ...args: unknown[]) {
    const result = Reflect.apply(original, this, args);
    const trace = sent;
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : first.values;
    if (trace === null || OF_THE_CONNECTION.test(text) || !(result instanceof Promise))
      return result;
    const entry = { text, values: Array.isArray(values) ? values : [], row: {} };
    trace.push(entry);
    return result.then((answer: { rows?: Record<string, unknown>[] }) => {
      entry.row = answer.rows?.at(-1) ?? {};
      return answer;
    });
  };
}

/** A number or a UUID, alone or in a text. */
const PART = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\d+/g;

/** As the driver sends it; a time decides nothing about the work of a statement. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date || Buffer.isBuffer(value)) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

interface Traces {
  /** The random UUIDs of the first learner. */
  uuids: string[];
  sent: readonly [readonly Sent[], readonly Sent[]];
  learners: readonly [number, number];
}

/** Where a number or UUID comes from; null: nothing known brings it. */
function partOf(
  one: string,
  other: string,
  { sent: [first, second], learners, uuids }: Traces,
): PartSource | null {
  const isOf = (value: unknown, text: string) => textOf(value) === text;
  if (isOf(learners[0], one) && isOf(learners[1], other)) return { from: 'learner' };
  for (const [statement, { row }] of first.entries()) {
    for (const [column, value] of Object.entries(row)) {
      if (isOf(value, one) && isOf(second[statement]?.row[column], other))
        return { from: 'result', statement, column };
    }
  }
  if (!one.includes('-')) return null;
  if (!uuids.includes(one)) uuids.push(one);
  return { from: 'uuid', number: uuids.indexOf(one) };
}

/** Where a value comes from that one learner sent as `value` and the other as `another`. */
function sourceOf(value: unknown, another: unknown, traces: Traces): ValueSource {
  const constant = { from: 'constant', value } as const;
  const [one, other] = [textOf(value), textOf(another)];
  if (one === null || other === null || one === other) return constant;
  const found = [one.match(PART) ?? [], other.match(PART) ?? []] as const;
  const between = one.split(PART);
  if (between.join() !== other.split(PART).join()) return constant;
  const parts: (string | PartSource)[] = [between[0] ?? ''];
  for (const [index, part] of found[0].entries()) {
    const same = part === found[1][index];
    const source = same ? null : partOf(part, found[1][index] ?? '', traces);
    parts.push(source ?? part, between[index + 1] ?? '');
  }
  const filled = parts.filter((part) => part !== '');
  const [only] = filled;
  if (filled.length === 1 && only !== undefined && typeof only !== 'string') return only;
  return filled.every((part) => typeof part === 'string')
    ? constant
    : { from: 'text', parts: filled };
}

function planOf(
  traces: readonly [readonly Sent[], readonly Sent[]],
  learners: readonly [number, number],
): PlannedStatement[] | null {
  const [one, other] = traces;
  if (one.length !== other.length) return null;
  if (one.some(({ text }, index) => text !== other[index]?.text)) return null;
  const uuids: string[] = [];
  return one.map(({ text, values }, index) => ({
    text,
    values: values.map((value, place) =>
      sourceOf(value, other[index]?.values[place], {
        uuids,
        sent: [one.slice(0, index), other.slice(0, index)],
        learners,
      }),
    ),
  }));
}

/** Learners whose requests warm everything up before the trace is taken. */
const WARM_UP = 5;
const MAX_TRIES = 10;

/**
 * What each command really sends to the database: taken from whole requests of two learners, so
 * that what differs between them is known. Uses up learners.
 * @returns a plan for each command, and the next learner who has done nothing yet
 */
export async function traceCommands(
  dependencies: Dependencies,
  commands: readonly Command[],
  firstLearner: number,
): Promise<{ plans: PlannedStatement[][]; nextLearner: number }> {
  listenTo(dependencies.database.kind === 'postgres' ? pg.Client.prototype : PGlite.prototype);
  const app = await buildApp(dependencies);
  let used = 0;
  const send = async (command: Command, userId: number) => {
    const { name, path, body } = command;
    const authorization = `Bearer ${tokenOfLearner(userId)}`;
    const url = ofLearner(path, userId);
    const response = await app.inject(
      body === null
        ? { url, headers: { authorization } }
        : {
            method: 'POST',
            url,
            headers: { authorization, 'content-type': 'application/json' },
            payload: ofLearner(JSON.stringify(body), userId),
          },
    );
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`);
  };
  const trace = async (command: Command, userId: number) => {
    const mine: Sent[] = [];
    sent = mine;
    await send(command, userId);
    sent = null;
    return mine;
  };
  const plans: PlannedStatement[][] = [];
  for (const command of commands) {
    let next = firstLearner;
    for (let i = 0; i < WARM_UP; i++) await send(command, next++);
    let plan: PlannedStatement[] | null = null;
    for (let attempt = 0; plan === null && attempt < MAX_TRIES; attempt++) {
      const learners = [next++, next++] as const;
      const first = await trace(command, learners[0]);
      plan = planOf([first, await trace(command, learners[1])], learners);
    }
    if (plan === null) throw new Error(`${command.name} sends other statements each time`);
    plans.push(plan);
    used = Math.max(used, next - firstLearner);
  }
  await app.close();
  return { plans, nextLearner: firstLearner + used };
}
