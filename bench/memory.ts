/**
 * `node bench/memory.ts [minutes] [engine] [pause]`: what one process of the academy holds in memory
 * after two minutes of mixed load, and at the end. Pages and calls of guests and of the demo learner, and commands
 * of two thousand learners, a second each in turn over sixteen connections, with so many seconds of
 * pause between them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy, type Engine, logIn } from './academy-process.ts';
import { commandsOn } from './commands/commands.ts';
import { prepareSubjects, tokenOfLearner } from './commands/learners.ts';
import type { LoadJob } from './load.ts';
import { LoadProcess } from './load-process.ts';
import { residentMegabytes } from './memory-of.ts';
import { pageCases } from './page-cases.ts';
import { writeResults } from './report.ts';

const MINUTES = Number(process.argv[2] ?? 20);
const ENGINE = (process.argv[3] ?? 'postgres') as Engine;
const PAUSE_MS = Number(process.argv[4] ?? 0) * 1000;
const MINUTE_MS = 60_000;
const CONNECTIONS = 16;
const LEARNERS = 2000;
/** By then caches are full; the end may be so much of it. */
const WARM_MINUTES = 2;
const MAX_GROWTH = 1.1;

const academy = await BenchAcademy.open(ENGINE);
const load = new LoadProcess();
try {
  const subjects = await academy.prepare(({ database }) => prepareSubjects(database, LEARNERS));
  const port = await freePort();
  const { pid = 0 } = await academy.start(port);
  const login = await logIn(port);
  const timing = { port, connections: CONNECTIONS, seconds: 1 };
  const pages = pageCases.map((one): LoadJob => {
    const path = one.path.replace('ID', String(login.userId));
    const personal: Record<string, string> = path.startsWith('/api')
      ? { authorization: `Bearer ${login.token}` }
      : { cookie: login.cookie };
    return { ...timing, path, headers: one.isPersonal === undefined ? {} : personal };
  });
  const headers = { authorization: `Bearer ${tokenOfLearner('LEARNER')}` };
  // Later rounds repeat commands, which is load as well; learners beyond the last are refused.
  const commands = commandsOn(subjects).map(({ path, body }): LoadJob => {
    const sent = { firstLearner: subjects.firstLearner, body: body && JSON.stringify(body) };
    return { ...timing, path, headers, command: sent };
  });
  const jobs = [...pages, ...commands];
  const samples: { minute: number; megabytes: number }[] = [];
  const began = Date.now();
  for (let turn = 0; Date.now() - began < MINUTES * MINUTE_MS; turn++) {
    const job = jobs[turn % jobs.length];
    if (job !== undefined) await load.fire(job);
    await wait(PAUSE_MS);
    const minute = Math.floor((Date.now() - began) / MINUTE_MS);
    if (minute <= (samples.at(-1)?.minute ?? 0)) continue;
    const megabytes = residentMegabytes(pid);
    samples.push({ minute, megabytes });
    process.stdout.write(`after ${minute} min: ${megabytes} MB\n`);
  }
  const warm = samples.find(({ minute }) => minute >= WARM_MINUTES)?.megabytes ?? Number.NaN;
  const growth = (samples.at(-1)?.megabytes ?? Number.NaN) / warm;
  process.stdout.write(`the end is ${growth.toFixed(2)} of minute ${WARM_MINUTES}\n`);
  writeResults('memory-results.json', { minutes: MINUTES, growth }, samples);
  if (!(growth <= MAX_GROWTH)) process.exitCode = 1;
} finally {
  load.close();
  await academy.close();
}
