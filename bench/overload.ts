/**
 * `node bench/overload.ts [seconds]`: what is accepted, and how fast, when far more is requested than
 * one process can do. Pages of the demo learner and a call of theirs, over as many connections as there
 * are requests at once, without the first request of each connection. Fails over 2 s for the 99th
 * percentile of what is accepted.
 */
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy, logIn } from './academy-process.ts';
import { LoadProcess } from './load-process.ts';
import { writeResults } from './report.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const MAX_P99_MS = 2000;
/** Within what it can do; at the bound of what it takes on; far beyond. */
const connectionCounts = [16, 400, 1000, 2000];
const paths = ['/', '/api/points/lists?user_id=ID'];

const academy = await BenchAcademy.open('postgres');
const load = new LoadProcess();
try {
  const port = await freePort();
  await academy.start(port);
  const { token, cookie, userId } = await logIn(port);
  const rows = [];
  process.stdout.write(
    '| path | connections | accepted /s | p50 ms | p99 ms | refused |\n| --- | --- | --- | --- | --- | --- |\n',
  );
  for (const path of paths.map((one) => one.replace('ID', String(userId)))) {
    const headers: Record<string, string> = path.startsWith('/api')
      ? { authorization: `Bearer ${token}` }
      : { cookie };
    for (const connections of connectionCounts) {
      const job = {
        port,
        path,
        connections,
        seconds: SECONDS,
        headers,
        withoutFirst: true as const,
      };
      const { perSecond, p50, p99, failed } = await load.fire(job);
      rows.push({ path, connections, perSecond, p50, p99, failed });
      const figures = [perSecond, p50, p99].map((figure) => Math.round(figure)).join(' | ');
      process.stdout.write(`| ${path} | ${connections} | ${figures} | ${failed} |\n`);
    }
  }
  writeResults('overload-results.json', { seconds: SECONDS }, rows);
  if (rows.some(({ p99 }) => !(p99 <= MAX_P99_MS))) process.exitCode = 1;
} finally {
  load.close();
  await academy.close();
}
