/**
 * `node bench/replica.ts [seconds]`: what `READ_DATABASE_URL` brings. Learners complete lessons over
 * eight connections while admins read the dashboard over four, once with everything from the primary
 * and once with reads that may lag from a streaming replica, in three rounds that alternate. Primary and
 * replica share the machine, so the replica pays only where it has cores that the primary leaves.
 */
import os from 'node:os';
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy, logIn } from './academy-process.ts';
import { commandsOn } from './commands/commands.ts';
import { prepareSubjects, tokenOfLearner } from './commands/learners.ts';
import { LoadProcess } from './load-process.ts';
import type { Measured } from './measured.ts';
import { writeResults } from './report.ts';
import { medians } from './rounds.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = 3;
const LEARNERS = 60_000;
const COMMAND = 'complete a lesson';
const DASHBOARD = '/api/admin/dashboard';

const academy = await BenchAcademy.open('postgres');
const [writes, reads] = [new LoadProcess(), new LoadProcess()];
try {
  const subjects = await academy.prepare(({ database }) => prepareSubjects(database, LEARNERS));
  const command = commandsOn(subjects).find(({ name }) => name === COMMAND);
  if (command === undefined) throw new Error(`there is no command “${COMMAND}”`);
  const readUrl = await academy.startReplica();
  const ports = { primary: await freePort(), replica: 0 };
  await academy.start(ports.primary);
  ports.replica = await freePort();
  await academy.start(ports.replica, { READ_DATABASE_URL: readUrl });
  const admin = await logIn(ports.primary, 'admin');
  let { firstLearner } = subjects;
  const fire = async (port: number) => {
    const measured = await Promise.all([
      writes.fire({
        ...{ port, path: command.path, connections: 8, seconds: SECONDS },
        headers: { authorization: `Bearer ${tokenOfLearner('LEARNER')}` },
        command: { firstLearner, body: command.body && JSON.stringify(command.body) },
      }),
      reads.fire({
        ...{ port, path: DASHBOARD, connections: 4, seconds: SECONDS },
        headers: { authorization: `Bearer ${admin.token}` },
      }),
    ]);
    firstLearner += measured[0].sent;
    return measured;
  };
  const rounds = { primary: [] as Measured[][], replica: [] as Measured[][] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.primary.push(await fire(ports.primary));
    rounds.replica.push(await fire(ports.replica));
  }
  process.stdout.write(
    `${os.cpus().length} cores\n\n| reads from | what | /s | p50 ms | p99 ms | failed |\n| --- | --- | --- | --- | --- | --- |\n`,
  );
  const rows = (['primary', 'replica'] as const).flatMap((from) =>
    [COMMAND, 'dashboard'].map((what, index) => {
      const all = rounds[from].flatMap((one) => one[index] ?? []);
      return { from, what, ...medians(all) };
    }),
  );
  for (const { from, what, perSecond, p50, p99, failed } of rows) {
    const figures = [perSecond, p50, p99].map((figure) => figure.toFixed(1)).join(' | ');
    process.stdout.write(`| ${from} | ${what} | ${figures} | ${failed} |\n`);
  }
  writeResults('replica-results.json', { seconds: SECONDS }, rows);
  if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
} finally {
  writes.close();
  reads.close();
  await academy.close();
}
