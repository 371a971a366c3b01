/**
 * What grows with the academy: `node bench/growth.ts [learners] [requests]`, on a PostgreSQL of
 * its own that is thrown away. Two academies are filled, one with a thousand learners and one
 * with as many as asked for (20 ledger entries, 5 likes and 10 steps of progress each, a course
 * for each hundred up to 10,000). The same calls are made of both in turns, in this process and
 * without the response cache. Prints p50 and p99 of both, and fails where one grows too much.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { buildApp } from '../server/app.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import { createAdmin } from '../server/features/accounts/index.ts';
import { readSettings } from '../server/settings.ts';
import { fillAcademy, tokenOfLearner } from '../server/testing/fill-academy.ts';

const LEARNERS = Number(process.argv[2] ?? 1_000_000);
const REQUESTS = Number(process.argv[3] ?? 150);
const SMALL = 1_000;
const MAX_COURSES = 10_000;
const MAX_GROWTH = 1.5;
const MAX_GROWTH_OF_ADMIN_LISTS = 3;
const MAX_DASHBOARD_MS = 300;
/** Calls of the administration are slower, and made less often. */
const ADMIN_REQUESTS = 15;

type Group = 'guest' | 'learner' | 'command' | 'admin list' | 'dashboard';

interface Case {
  group: Group;
  method?: 'POST';
  /** ID stands for a learner, COURSE for a course, LESSON for the course's fourth lesson. */
  path: string;
  body?: Record<string, string>;
}

const read = (group: Group, ...paths: string[]): Case[] =>
  paths.map((one) => ({ group, path: one }));
const write = (one: string, body: Record<string, string> = {}): Case => ({
  group: 'command',
  method: 'POST',
  path: one,
  body,
});

const cases: readonly Case[] = [
  ...read(
    'guest',
    '/course/lists',
    '/course/lists?page=3',
    '/course/lists?sort=popular',
    '/course/lists?sort=rating',
    '/course/lists?level=advanced',
    '/course/lists?search=dividends',
    '/course/lists?search=%E6%8A%95%E8%B5%84',
    '/course/featured',
    '/course/related',
    '/course/related?course_id=COURSE',
    '/course/get?course_id=COURSE',
    '/course/reviews?course_id=COURSE',
    '/course/reviews?course_id=1',
    '/content/lists?course_id=COURSE',
    '/teacher/list',
    '/teacher/get?teacher_id=1',
    '/reward/list',
    '/reward/list?sort=popular',
    '/reward/categories',
    '/search?q=dividends',
    '/search?q=%E6%8A%95%E8%B5%84',
    '/points/rules',
    '/site/settings',
  ),
  ...read(
    'learner',
    '/course/lists',
    '/course/lists?sort=popular',
    '/course/get?course_id=COURSE',
    '/course/get?course_id=1',
    '/content/get?content_id=LESSON',
    '/content/lists?course_id=COURSE',
    '/learning/mine',
    '/users/profile',
    '/users/sessions',
    '/points/balance?user_id=ID',
    '/points/lists?user_id=ID',
    '/points/series?user_id=ID&days=30',
    '/points/signIn',
    '/reward/list',
    '/reward/get?reward_id=1',
    '/redemption/list',
    '/teacher/get?teacher_id=1',
  ),
  write('/points/signIn'),
  write('/course/like', { course_id: 'COURSE' }),
  write('/course/unlike', { course_id: 'COURSE' }),
  write('/course/read', { course_id: 'COURSE' }),
  write('/content/progress', { content_id: 'LESSON', progress: '60' }),
  write('/content/complete', { course_id: 'COURSE', content_id: 'LESSON' }),
  write('/course/redeem', { course_id: 'PREMIUM' }),
  write('/redemption/create', {
    reward_id: '2',
    recipient_name: '林美芳',
    recipient_phone: '+65 8123 4567',
    shipping_address: '新加坡乌节路 100 号',
    shipping_postal_code: '238840',
  }),
  ...read(
    'admin list',
    '/admin/users',
    '/admin/courses',
    '/admin/redemptions',
    '/admin/points/entries',
    '/admin/reviews',
    '/admin/rewards',
    '/admin/audit',
  ),
  ...read('dashboard', '/admin/dashboard', '/admin/dashboard/activities'),
];

interface Academy {
  app: FastifyInstance;
  learners: number;
  courses: number;
  adminToken: string;
  /** The next learner who has not been asked for yet. */
  next: number;
  close(): Promise<void>;
}

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
  const courses = Math.min(MAX_COURSES, Math.max(20, Math.floor(learners / 100)));
  await fillAcademy(dependencies.database.db, { learners, courses });
  const person = { email: 'bench@example.com', password: 'a-long-password-for-benches' };
  await createAdmin(dependencies, { ...person, name: 'Bench', promote: true });
  const app = await buildApp(dependencies);
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
  const token = isAdmin ? academy.adminToken : tokenOfLearner(userId);
  const body = Object.entries(one.body ?? {}).map(
    ([name, value]) => [name, inputOf(value)] as const,
  );
  const began = performance.now();
  const response = await academy.app.inject({
    method: one.method ?? 'GET',
    url: `/api${one.path.replace(/=(ID|COURSE|LESSON)/g, (_, name) => `=${fill(name)}`)}`,
    headers: one.group === 'guest' ? {} : { authorization: `Bearer ${token}` },
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
  if (group === 'dashboard') return at(large, 0.5) <= MAX_DASHBOARD_MS;
  const limit = group === 'admin list' ? MAX_GROWTH_OF_ADMIN_LISTS : MAX_GROWTH;
  return at(large, 0.5) / at(small, 0.5) <= limit;
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
