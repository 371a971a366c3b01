import fs from 'node:fs';
import path from 'node:path';
import type { BenchAcademy, Login } from './academy-process.ts';
import type { LoadProcess } from './load-process.ts';
import { alternate, CONNECTIONS, type Row } from './rounds.ts';

/** What is asked for again and again, and what it has to reach beside a bare server. */
interface PageCase {
  group: 'guest page' | 'guest JSON' | 'page rendered' | 'JSON, logged in';
  path: string;
  /** Requests are those of the demo learner. */
  isPersonal?: true;
}

/** A rendered page is compared with what it was before, not with a server that renders nothing. */
const GOALS = {
  'guest page': 0.6,
  'guest JSON': 0.5,
  'page rendered': null,
  'JSON, logged in': 0.2,
} as const satisfies Record<PageCase['group'], number | null>;

export const pageCases: readonly PageCase[] = [
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

/** Where academy and limit listen, who asks, and for how long each round lasts. */
export interface PageSetup {
  academy: BenchAcademy;
  load: LoadProcess;
  port: number;
  barePort: number;
  login: Login;
  seconds: number;
}

/** Starts a bare server with the bytes that the academy sends for this request. */
async function startBare(
  { academy, port, barePort }: PageSetup,
  address: string,
  headers: Record<string, string>,
) {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    // What is measured is asked for without an encoding: nothing is compressed on either side.
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const body = path.join(academy.folder, 'body');
  const head = path.join(academy.folder, 'headers.json');
  fs.writeFileSync(body, Buffer.from(await response.arrayBuffer()));
  fs.writeFileSync(head, JSON.stringify({ 'content-type': response.headers.get('content-type') }));
  return academy.run(['bench/bare-server.ts', String(barePort), body, head]);
}

/** One case with each number of connections. */
export async function measurePage(ground: PageSetup, one: PageCase): Promise<Row[]> {
  const { academy, load, port, barePort, login, seconds } = ground;
  const address = one.path.replace('ID', String(login.userId));
  const personal: Record<string, string> = one.path.startsWith('/api')
    ? { authorization: `Bearer ${login.token}` }
    : { cookie: login.cookie };
  const headers = one.isPersonal === undefined ? {} : personal;
  const bare = await startBare(ground, address, headers);
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    const job = { path: address, connections, seconds };
    rows.push(
      await alternate(
        { group: one.group, name: one.path, connections, goal: GOALS[one.group] },
        () => load.fire({ ...job, port, headers }),
        () => load.fire({ ...job, port: barePort, headers: {} }),
      ),
    );
  }
  await academy.stop(bare);
  return rows;
}

/** One process beside two, over the same database. */
export async function measureWorkers(ground: PageSetup): Promise<Row[]> {
  const { academy, load, port, barePort: other, seconds } = ground;
  const workers = await academy.start(other, { WORKERS: '2' });
  const rows: Row[] = [];
  for (const address of ['/', '/courses', '/api/course/lists']) {
    const job = { path: address, connections: 64, seconds, headers: {} };
    rows.push(
      await alternate(
        { group: 'two processes beside one', name: address, connections: 64, goal: 1.7 },
        () => load.fire({ ...job, port: other }),
        () => load.fire({ ...job, port }),
      ),
    );
  }
  await academy.stop(workers);
  return rows;
}
