/**
 * `node bench/peer.ts [seconds]`: the calls that were also measured of Mentingo 4.18.0 (NestJS, Drizzle,
 * PostgreSQL), in production mode, one process, 16 connections, the load on the same two cores, as here.
 * Its rates are of November 2026 and not measured again; one that is not ten times as high is marked.
 */
import { demoAccounts } from '../demo/loader/demo-accounts.ts';
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy, logIn } from './academy-process.ts';
import { LoadProcess } from './load-process.ts';
import { writeResults } from './report.ts';

const SECONDS = Number(process.argv[2] ?? 8);
const CONNECTIONS = 16;
const MIN_RATIO = 10;

interface ComparedCall {
  name: string;
  path: string;
  /** Of a logged-in learner. */
  isPersonal?: true;
  body?: Record<string, unknown>;
  /** Requests per second of the peer. */
  peer: number;
}

// Course 2 is one that the demo learner has begun, lesson 8 its first.
const student = demoAccounts.find(({ role }) => role === 'student');
const calls: readonly ComparedCall[] = [
  { name: 'course list, guest', path: '/api/course/lists?limit=12', peer: 153 },
  { name: 'course, guest', path: '/api/course/get?course_id=1', peer: 102 },
  { name: 'course, learner', path: '/api/course/get?course_id=2', isPersonal: true, peer: 91 },
  { name: 'own courses', path: '/api/learning/mine', isPersonal: true, peer: 129 },
  { name: 'lesson, learner', path: '/api/content/get?content_id=8', isPersonal: true, peer: 94 },
  { name: 'profile', path: '/api/users/profile', isPersonal: true, peer: 86 },
  {
    name: 'progress, repeated',
    path: '/api/content/progress',
    isPersonal: true,
    body: { content_id: 8, progress: 50 },
    peer: 102,
  },
  {
    name: 'login',
    path: '/api/users/login',
    body: { email: student?.email, password: student?.password },
    peer: 4.8,
  },
];

const academy = await BenchAcademy.open('postgres');
const load = new LoadProcess();
try {
  const port = await freePort();
  await academy.start(port);
  const { token } = await logIn(port);
  const rows = [];
  process.stdout.write(
    '| call | academy /s | peer /s | ratio | p50 ms | p99 ms |\n| --- | --- | --- | --- | --- | --- |\n',
  );
  for (const { name, path, isPersonal, body, peer } of calls) {
    const job = {
      port,
      path,
      connections: CONNECTIONS,
      headers: isPersonal === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { command: { firstLearner: 0, body: JSON.stringify(body) } }),
    };
    await load.fire({ ...job, seconds: 1 });
    const { perSecond, p50, p99, failed } = await load.fire({ ...job, seconds: SECONDS });
    const ratio = perSecond / peer;
    rows.push({ name, perSecond, peer, ratio, p50, p99, failed });
    const cells = [
      `${name}${failed > 0 ? ` (${failed} failed)` : ''}`,
      perSecond.toFixed(0),
      String(peer),
      `${ratio.toFixed(1)}${ratio < MIN_RATIO ? ' short' : ''}`,
      p50.toFixed(1),
      p99.toFixed(1),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
  writeResults('peer-results.json', { seconds: SECONDS, connections: CONNECTIONS }, rows);
} finally {
  load.close();
  await academy.close();
}
