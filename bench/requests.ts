/**
 * `npm run bench`: how many requests the academy answers in a second, and beside each case its
 * limit in the same run: a bare Fastify that sends the very same bytes, or the same SQL without
 * the academy. `node bench/requests.ts [postgres|embedded] [seconds] [cases]`: how long each round
 * lasts, and a word by which cases are chosen (`page`, `JSON`, `command`,
 * `beside`, `processes`).
 *
 * Both are processes of their own, and the load comes from a third. Each case is measured with 1,
 * 16 and 64 connections, in three rounds that alternate between the two; the table shows the
 * medians. Prints it as Markdown, and writes `bench/results.json`.
 */
import os from 'node:os';
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy, logIn } from './academy-process.ts';
import { commandGroups } from './commands/commands.ts';
import { measureCommands, prepareCommands } from './commands/measure-commands.ts';
import { LoadProcess } from './load-process.ts';
import { measurePage, measureWorkers, type PageSetup, pageCases } from './page-cases.ts';
import { printHead, printRow, writeResults } from './report.ts';
import type { Row } from './rounds.ts';

const engine = process.argv[2] === 'embedded' ? 'embedded' : 'postgres';
const seconds = Number(process.argv[3] ?? 1);
const chosen = process.argv[4] ?? '';

const rows: Row[] = [];
function keep(row: Row): void {
  rows.push(row);
  if (row.academy.failed > 0) process.exitCode = 1;
  printRow(row);
}

const academy = await BenchAcademy.open(engine);
const load = new LoadProcess();
try {
  const port = await freePort();
  let served = await academy.start(port);
  const login = await logIn(port);
  const ground: PageSetup = { academy, load, port, barePort: await freePort(), login, seconds };
  printHead(`${engine}, rounds of ${seconds} s, ${os.cpus().length} cores`);
  for (const one of pageCases) {
    if (one.group.includes(chosen)) for (const row of await measurePage(ground, one)) keep(row);
  }
  if (engine === 'postgres' && 'processes'.includes(chosen)) {
    for (const row of await measureWorkers(ground)) keep(row);
  }
  if (commandGroups.some((group) => group.includes(chosen))) {
    await academy.stop(served);
    const prepared = await prepareCommands(academy, engine, seconds);
    served = await academy.start(port);
    await measureCommands({ academy, load, port, seconds, chosen }, prepared, keep);
  }
} finally {
  writeResults('results.json', { engine, seconds }, rows);
  load.close();
  await academy.close();
}
