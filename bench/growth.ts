/**
 * What grows with the academy: `node bench/growth.ts [learners] [requests]`, on a PostgreSQL of
 * its own that is thrown away. Two academies are filled, one with a thousand learners and one
 * with as many as asked for (20 ledger entries, 5 likes and 10 steps of progress each; a course
 * for each hundred, at least 200, so that a page of the small one is as full, and at most 10,000). The same calls are made of both in turns, in this process and
 * without the response cache; pages are rendered by the built web. Prints p50 and p99 of both, and
 * fails where one grows too much.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { buildApp } from '../server/app.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import { createAdmin } from '../server/features/accounts/index.ts';
import { createPageHandler, type PageHandler, type RenderPage } from '../server/pages/pages.ts';
import { readSettings } from '../server/settings.ts';
import { cookieOfLearner, fillAcademy, tokenOfLearner } from '../server/testing/fill-academy.ts';
import { type Case, cases, type Group } from './growth-cases.ts';

const LEARNERS = Number(process.argv[2] ?? 1_000_000);
const REQUESTS = Number(process.argv[3] ?? 150);
const SMALL = 1_000;
const MIN_COURSES = 200;
const MAX_COURSES = 10_000;
const MAX_GROWTH = 1.5;
const MAX_GROWTH_OF_ADMIN_LISTS = 3;
const MAX_DASHBOARD_MS = 300;
/** Calls of the administration are slower, and made less often. */
const ADMIN_REQUESTS = 15;

interface Academy {
  app: FastifyInstance;
  learners: number;
  courses: number;
  adminToken: string;
  /** The next learner who has not been asked for yet. */
  next: number;
  close(): Promise<void>;
}

// React decides when it is loaded whether it runs as in production.
process.env.NODE_ENV = 'production';
const { handlePage: renderPage } = (await import(
  pathToFileURL(path.join(import.meta.dirname, '../build/server/index.js')).href
)) as { handlePage: RenderPage };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-growth-'));
const cluster = await startPostgresCluster();

async function openAcademy(name: string, learners: number): Promise<Academy> {
  const began = performance.now();
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  await admin.query("alter system set max_wal_size = '16GB'");
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${name}`);
  await admin.end();
  const settings = readSettings({
    DATABASE_URL: cluster.url(name),
    DATA_DIR: path.join(folder, name),
    RATE_LIMIT: 'off',
    RESPONSE_CACHE: 'off',
    LOG_LEVEL: 'error',
  });
  const dependencies = await createDependencies(settings, () => {});
  const courses = Math.min(MAX_COURSES, Math.max(MIN_COURSES, Math.floor(learners / 100)));
  await fillAcademy(dependencies.database.db, { learners, courses });
  const person = { email: 'bench@example.com', password: 'a-long-password-for-benches' };
  await createAdmin(dependencies, { ...person, name: 'Bench', promote: true });
  const pages: PageHandler = (request, reply) => {
    handler ??= createPageHandler(app, renderPage);
    return handler(request, reply);
  };
  let handler: PageHandler | undefined;
  const app: FastifyInstance = await buildApp(dependencies, { pages });
  const login = await app.inject({ method: 'POST', url: '/api/users/login', payload: person });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stderr.write(`${learners} learners, ${courses} courses: filled in ${seconds} s\n`);
  return {
    app,
    learners,
    courses,
    adminToken: login.json().data.token,
    next: 1,
    close: async () => {
      await app.close();
      await dependencies.database.close();
    },
  };
}

/** Learners and courses all over the tables, each of them once. */
function nextLearner(academy: Academy) {
  const step = academy.next++;
  const userId = 1 + ((step * 7919) % academy.learners);
  // Of the courses with an even number those by four cost points.
  const courseId = 1 + 2 * ((step * 31) % Math.floor(academy.courses / 2));
  const premiumId = 4 * (1 + ((step * 17) % Math.floor(academy.courses / 4)));
  return { userId, courseId, premiumId };
}

/** A page knows its learner by the cookie, a call by the token. */
function headersOf(group: Group, { userId, token }: { userId: number; token: string }) {
  if (group === 'guest' || group === 'guest page') return {};
  return group === 'learner page'
    ? { cookie: `session=${cookieOfLearner(userId)}` }
    : { authorization: `Bearer ${token}` };
}

async function ask(academy: Academy, one: Case): Promise<number> {
  const { userId, courseId, premiumId } = nextLearner(academy);
  const fill = (text: string) =>
    text
      .replace('ID', String(userId))
      .replace('COURSE', String(courseId))
      .replace('PREMIUM', String(premiumId))
      .replace('LESSON', String((courseId - 1) * 5 + 4));
  /** Ids and percentages are numbers, a postal code is not. */
  const inputOf = (value: string) =>
    /^([A-Z]+|\d{1,2})$/.test(value) ? Number(fill(value)) : value;
  const isAdmin = one.group === 'admin list' || one.group === 'dashboard';
  const isPage = one.group.endsWith(' page');
  const token = isAdmin ? academy.adminToken : tokenOfLearner(userId);
  const body = Object.entries(one.body ?? {}).map(
    ([name, value]) => [name, inputOf(value)] as const,
  );
  const began = performance.now();
  const response = await academy.app.inject({
    method: one.method ?? 'GET',
    url: `${isPage ? '' : '/api'}${one.path.replace(/([=/])(ID|COURSE|LESSON)/g, (_, sign, name) => `${sign}${fill(name)}`)}`,
    headers: headersOf(one.group, { userId, token }),
    ...(one.method === undefined ? {} : { payload: Object.fromEntries(body) }),
  });
  const ms = performance.now() - began;
  // Of many learners some have done it already.
  const isExpected =
    response.statusCode === 200 || (one.group === 'command' && response.statusCode === 409);
  if (!isExpected) throw new Error(`${one.path}: ${response.statusCode} ${response.body}`);
  return ms;
}

const at = (times: readonly number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;

/** What a case may take in the large academy. */
function isWithin(group: Group, small: readonly number[], large: readonly number[]): boolean {
  if (group === 'dashboard') return at(large, 0.99) <= MAX_DASHBOARD_MS;
  const limit = group === 'admin list' ? MAX_GROWTH_OF_ADMIN_LISTS : MAX_GROWTH;
  return [0.5, 0.99].every((part) => at(large, part) / at(small, part) <= limit);
}

const academies: Academy[] = [];
try {
  const small = await openAcademy('small', SMALL);
  academies.push(small);
  const large = await openAcademy('large', LEARNERS);
  academies.push(large);
  console.log(
    `\n| 1,000 and ${LEARNERS.toLocaleString('en')} learners | p50 ms | p50 ms | ratio | p99 ms | p99 ms | ratio |\n| --- | --- | --- | --- | --- | --- | --- |`,
  );
  let late = 0;
  for (const one of cases) {
    const isAdmin = one.group === 'admin list' || one.group === 'dashboard';
    const requests = isAdmin ? ADMIN_REQUESTS : REQUESTS;
    const times: [number[], number[]] = [[], []];
    for (let run = -5; run < requests; run++) {
      const inSmall = await ask(small, one);
      const inLarge = await ask(large, one);
      if (run < 0) continue;
      times[0].push(inSmall);
      times[1].push(inLarge);
    }
    const cells = [0.5, 0.99].flatMap((part) => {
      const [before, after] = [at(times[0], part), at(times[1], part)];
      return [before.toFixed(2), after.toFixed(2), (after / before).toFixed(2)];
    });
    const isLate = !isWithin(one.group, ...times);
    if (isLate) late++;
    const name = `${one.group}: ${one.method ?? 'GET'} ${decodeURIComponent(one.path)}`;
    console.log(`| ${name}${isLate ? ' **grows**' : ''} | ${cells.join(' | ')} |`);
  }
  console.log(`\n${cases.length} calls, ${late} of them grow too much.`);
  if (late > 0) process.exitCode = 1;
} finally {
  for (const academy of academies) await academy.close();
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
