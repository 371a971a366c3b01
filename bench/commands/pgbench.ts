import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Limit, quantile } from '../measured.ts';
import type { PartSource, PlannedStatement, ValueSource } from './trace.ts';

const runFile = promisify(execFile);

/** A literal. A colon before a name would be a variable to pgbench, in a literal too. */
function quoted(text: string): string {
  const plain = text.replaceAll("'", "''");
  if (!/:[A-Za-z_]/.test(text)) return `'${plain}'`;
  return `E'${plain.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}'`;
}

/** A value that is the same each time, as a literal without a type, as a driver sends it. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return quoted(value.toISOString());
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`);
  if (Array.isArray(value)) {
    const items = value.map((item) => (item === null ? 'NULL' : JSON.stringify(String(item))));
    return quoted(`{${items.join(',')}}`);
  }
  return quoted(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const nameOf = (statement: number, column: string) => `s${statement}_${column}`;

function variableOf(source: PartSource): string {
  switch (source.from) {
    case 'learner':
      return ':learner';
    case 'result':
      return `:${nameOf(source.statement, source.column)}`;
    case 'uuid':
      // Not a random one: PostgreSQL would call that for each row that it looks at.
      return `md5(:learner || '-${source.number}')::uuid`;
  }
}

function expressionOf(source: ValueSource): string {
  if (source.from === 'constant') return literalOf(source.value);
  if (source.from !== 'text') return variableOf(source);
  const parts = source.parts.map((part) =>
    typeof part === 'string' ? quoted(part) : `${variableOf(part)}::text`,
  );
  // What a driver sends has no type; a text that was put together has one.
  const isJson = /^(\[|\{")/.test(String(source.parts[0]));
  return `(${parts.join(' || ')})${isJson ? '::jsonb' : ''}`;
}

/** The earlier statements whose results a value needs. */
function statementsOf(source: ValueSource): number[] {
  if (source.from === 'result') return [source.statement];
  if (source.from !== 'text') return [];
  return source.parts.flatMap((part) => (typeof part === 'string' ? [] : statementsOf(part)));
}

/**
 * The statements of a command as a script of pgbench. Each transaction has a learner of its own,
 * counted by the client: no statement more than the command sends.
 */
export function pgbenchScript(plan: readonly PlannedStatement[]): string {
  const needed = new Set(plan.flatMap(({ values }) => values.flatMap(statementsOf)));
  const lines = ['\\set turn :turn + 1', '\\set learner :first + :turn * :clients + :client_id'];
  for (const [index, { text, values }] of plan.entries()) {
    // Colons of a cast stay; pgbench replaces only a colon that a name follows.
    const statement = text.replace(/\$(\d+)/g, (_, place: string) => {
      const source = values[Number(place) - 1];
      return source === undefined ? `$${place}` : expressionOf(source);
    });
    const oneLine = statement.replaceAll(/\s*\n\s*/g, ' ');
    lines.push(needed.has(index) ? `${oneLine} \\aset s${index}_` : `${oneLine};`);
  }
  return `${lines.join('\n')}\n`;
}

/** Each client of pgbench has a new connection, which parses and plans everything first. */
const WARM_UP_SECONDS = 2;

interface Logged {
  /** When it ended, in milliseconds. */
  at: number;
  took: number;
  /** Which of its client's, from 0. */
  turn: number;
}

function readLogs(folder: string): Logged[] {
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const lines = files.flatMap((file) => fs.readFileSync(file, 'utf8').trim().split('\n'));
  return lines.map((line) => {
    const [, turn, took, , seconds, microseconds] = line.split(' ').map(Number);
    const at = (seconds ?? 0) * 1000 + (microseconds ?? 0) / 1000;
    return { at, took: (took ?? 0) / 1000, turn: turn ?? 0 };
  });
}

/** What was measured once everything was warm. */
function limitOf(logged: readonly Logged[], seconds: number): Limit {
  const end = logged.reduce((latest, { at }) => Math.max(latest, at), 0);
  const times = logged
    .filter(({ at }) => at > end - seconds * 1000)
    .map(({ took }) => took)
    .sort((one, other) => one - other);
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/**
 * Runs a script for a while.
 * @param url of the database
 * @param options.firstLearner learners from here on are used up
 */
export async function runPgbench(
  binary: string,
  url: string,
  scriptFile: string,
  { clients, seconds, firstLearner }: { clients: number; seconds: number; firstLearner: number },
): Promise<{ limit: Limit; nextLearner: number }> {
  const logs = fs.mkdtempSync(`${scriptFile}-`);
  const variables = { first: firstLearner, turn: -1, clients };
  const { stdout } = await runFile(binary, [
    ...['--no-vacuum', '--protocol=prepared', `--file=${scriptFile}`],
    ...['--log', `--log-prefix=${path.join(logs, 'log')}`],
    ...[
      `--client=${clients}`,
      `--jobs=${Math.min(clients, 2)}`,
      `--time=${seconds + WARM_UP_SECONDS}`,
    ],
    ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
    url,
  ]);
  const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
  const logged = readLogs(logs);
  if (logged.length === 0 || failed > 0) throw new Error(`pgbench: ${stdout}`);
  const turns = logged.reduce((most, { turn }) => Math.max(most, turn), 0);
  // Who was interrupted at the end had begun one more.
  return { limit: limitOf(logged, seconds), nextLearner: firstLearner + (turns + 2) * clients };
}

/** Writes a script beside the others. @returns its file */
export function writeScript(
  folder: string,
  name: string,
  plan: readonly PlannedStatement[],
): string {
  const file = `${folder}/${name.replaceAll(/\W+/g, '-')}.sql`;
  fs.writeFileSync(file, pgbenchScript(plan));
  return file;
}
