/**
 * `npm run bench`: how many requests the academy answers in a second, beside a bare Fastify that
 * sends the very same bytes in the same run. `node bench/requests.ts [postgres|embedded] [seconds]`.
 *
 * Both are processes of their own, and the load comes from a third (autocannon). Each case is
 * measured with 1, 16 and 64 connections, in three rounds that alternate between the two; the
 * table shows the medians. Prints a table and writes `bench/results.json`.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { demoAccounts } from '../demo/loader/demo-accounts.ts';

const engine = process.argv[2] === 'embedded' ? 'embedded' : 'postgres';
const SECONDS = Number(process.argv[3] ?? 3);
const ROUNDS = 3;
const CONNECTIONS = [1, 16, 64] as const;
const ACADEMY_PORT = 4390;
const BARE_PORT = 4391;
const root = path.join(import.meta.dirname, '..');

interface Case {
  group: 'guest page' | 'guest JSON' | 'page rendered' | 'JSON, logged in';
  path: string;
  /** Requests are those of the demo learner. */
  isPersonal?: true;
}

const cases: readonly Case[] = [
  { group: 'guest page', path: '/' },
  { group: 'guest page', path: '/courses' },
  { group: 'guest page', path: '/courses/1' },
  { group: 'guest page', path: '/teachers/1' },
  { group: 'guest page', path: '/faq' },
  { group: 'guest JSON', path: '/api/course/lists' },
  { group: 'guest JSON', path: '/api/course/get?course_id=1' },
  { group: 'guest JSON', path: '/api/teacher/list' },
  { group: 'guest JSON', path: '/api/reward/list' },
  { group: 'guest JSON', path: '/api/search?q=%E6%8A%95%E8%B5%84' },
  { group: 'page rendered', path: '/', isPersonal: true },
  { group: 'page rendered', path: '/courses', isPersonal: true },
  { group: 'page rendered', path: '/courses/1', isPersonal: true },
  { group: 'JSON, logged in', path: '/api/points/balance?user_id=ID', isPersonal: true },
  { group: 'JSON, logged in', path: '/api/users/profile', isPersonal: true },
  { group: 'JSON, logged in', path: '/api/course/lists', isPersonal: true },
  { group: 'JSON, logged in', path: '/api/content/get?content_id=1', isPersonal: true },
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-bench-'));
const cluster = engine === 'postgres' ? await startPostgresCluster() : null;

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(ACADEMY_PORT),
  DATA_DIR: path.join(folder, 'data'),
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
};
for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'DEMO']) delete environment[name];
if (cluster !== null) {
  environment.DATABASE_URL = cluster.url('postgres');
  spawnSync(process.execPath, ['demo/load-demo.ts'], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
  });
}

const processes: ChildProcess[] = [];
function run(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  return child;
}

async function untilItServes(url: string): Promise<void> {
  const end = Date.now() + 180_000;
  for (;;) {
    const isOpen = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isOpen) return;
    if (Date.now() > end) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const runFile = promisify(execFile);

async function fire(
  port: number,
  address: string,
  connections: number,
  headers: Record<string, string>,
): Promise<Measured> {
  const { stdout } = await runFile(
    process.execPath,
    [
      path.join(root, 'node_modules/autocannon/autocannon.js'),
      ...['--json', '--connections', String(connections), '--duration', String(SECONDS)],
      ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
      `http://127.0.0.1:${port}${address}`,
    ],
    { maxBuffer: 10_000_000 },
  );
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  };
  const { p50, p99 } = latency;
  return { perSecond: requests.average, p50, p99, failed: non2xx + errors };
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function medians(rounds: readonly Measured[]): Measured {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** What the demo learner's browser sends: a token for calls, a cookie for pages. */
async function logIn(): Promise<{ token: string; cookie: string; userId: number }> {
  const account = demoAccounts.find(({ role }) => role === 'student');
  const answer = await fetch(`http://127.0.0.1:${ACADEMY_PORT}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const { data } = (await answer.json()) as { data: { token: string; user: { user_id: number } } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { token: data.token, cookie, userId: data.user.user_id };
}

/** Starts a bare server with the bytes that the academy sends for this request. */
async function startBare(address: string, headers: Record<string, string>): Promise<ChildProcess> {
  const answer = await fetch(`http://127.0.0.1:${ACADEMY_PORT}${address}`, {
    // The measured requests accept no encoding: nothing is compressed on either side.
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const body = path.join(folder, 'body');
  const head = path.join(folder, 'headers.json');
  fs.writeFileSync(body, Buffer.from(await answer.arrayBuffer()));
  fs.writeFileSync(head, JSON.stringify({ 'content-type': answer.headers.get('content-type') }));
  const bare = run(['bench/bare-server.ts', String(BARE_PORT), body, head]);
  if (bare.stdout) await once(bare.stdout, 'data');
  return bare;
}

interface Row extends Case {
  connections: number;
  academy: Measured;
  bare: Measured;
  ratio: number;
}

async function measure(one: Case, login: Awaited<ReturnType<typeof logIn>>): Promise<Row[]> {
  const address = one.path.replace('ID', String(login.userId));
  const headers: Record<string, string> =
    one.isPersonal === undefined
      ? {}
      : one.path.startsWith('/api')
        ? { authorization: `Bearer ${login.token}` }
        : { cookie: login.cookie };
  const bare = await startBare(address, headers);
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await fire(ACADEMY_PORT, address, connections, headers));
      theirs.push(await fire(BARE_PORT, address, connections, {}));
    }
    const academy = medians(ours);
    const limit = medians(theirs);
    const ratio = academy.perSecond / limit.perSecond;
    rows.push({ ...one, connections, academy, bare: limit, ratio });
    const line = [
      `${one.group}: ${one.path}`.padEnd(48),
      String(connections).padStart(3),
      academy.perSecond.toFixed(0).padStart(7),
      limit.perSecond.toFixed(0).padStart(7),
      ratio.toFixed(2).padStart(6),
      `${academy.p50} / ${academy.p99} ms`.padStart(14),
      academy.failed > 0 ? `${academy.failed} FAILED` : '',
    ];
    console.log(line.join(' ').trimEnd());
  }
  bare.kill();
  await once(bare, 'exit');
  return rows;
}

try {
  run(['server/main.ts']).stdout?.resume();
  await untilItServes(`http://127.0.0.1:${ACADEMY_PORT}/healthz`);
  const login = await logIn();
  console.log(`${engine}, ${SECONDS} s, ${os.cpus().length} cores: requests a second`);
  console.log(`${'case'.padEnd(48)} con academy    bare  ratio      p50 / p99`);
  const rows: Row[] = [];
  for (const one of cases) rows.push(...(await measure(one, login)));
  fs.writeFileSync(
    path.join(root, 'bench/results.json'),
    `${JSON.stringify({ engine, seconds: SECONDS, cores: os.cpus().length, rows }, null, 2)}\n`,
  );
} finally {
  for (const child of processes) child.kill();
  await cluster?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
