import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Row } from './rounds.ts';

/** The promise of every case: at 64 connections the slowest hundredth takes this much longer. */
const MAX_P99_TO_P50 = 5;

const heads = [
  'case',
  'connections',
  'academy /s',
  'limit /s',
  'ratio',
  'to reach',
  'p50 ms',
  'p99 ms',
  'p99 : p50',
];

function cellsOf({ group, name, connections, academy, limit, ratio, goal }: Row): string[] {
  const spread = academy.p50 > 0 ? academy.p99 / academy.p50 : 0;
  const isWide = connections === 64 && spread > MAX_P99_TO_P50;
  return [
    `${group}: ${name}`,
    String(connections),
    academy.perSecond.toFixed(0) + (academy.failed > 0 ? ` (${academy.failed} failed)` : ''),
    limit.perSecond.toFixed(0),
    ratio.toFixed(2),
    goal === null ? '' : `${goal.toFixed(2)}${ratio < goal ? ' short' : ''}`,
    academy.p50.toFixed(1),
    academy.p99.toFixed(1),
    `${spread.toFixed(1)}${isWide ? ' wide' : ''}`,
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The head of the table; rows follow as they are measured. */
export function printHead(title: string): void {
  process.stdout.write(`${title}\n\n${line(heads)}\n${line(heads.map(() => '---'))}\n`);
}

export function printRow(row: Row): void {
  process.stdout.write(`${line(cellsOf(row))}\n`);
}

/** Writes everything as JSON, for whoever compares two runs. */
export function writeResults(name: string, settings: object, rows: readonly unknown[]): void {
  const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, load: os.loadavg() };
  fs.writeFileSync(
    path.join(import.meta.dirname, name),
    `${JSON.stringify({ ...settings, machine, rows }, null, 2)}\n`,
  );
}
