/**
 * How long the lists of the admin area take: `node bench/lists.ts [rows]
 * [postgres|embedded] [part of a path]`, in a database of its own that is thrown away, with that
 * many people, courses, requests, reviews, codes, orders, payments and submissions, and three times
 * as many ledger entries and lines of the audit. Every list of the contract is requested in each
 * order, with each value of its filters, for groups of forty and of a fifth of all, for a late page
 * and for words. Prints a table for bench/README.md.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { accountCalls } from '../contract/accounts.ts';
import type { Call } from '../contract/call.ts';
import { allCalls } from '../contract/index.ts';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { buildApp } from '../server/app.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import { createAdmin } from '../server/features/accounts/index.ts';
import { type SearchTexts, toSearchDocument } from '../server/lib/search/search-document.ts';
import { readSettings } from '../server/settings.ts';

const ROWS = Number(process.argv[2] ?? 100_000);
const ENGINE = process.argv[3] === 'embedded' ? 'embedded' : 'postgres';
/** Only lists whose path has this in it. */
const ONLY = process.argv[4] ?? '';
const RUNS = 5;
/** The limit for one page of a list of the admin area. */
const LIMIT_MS = 100;
const admin = { email: 'bench@example.com', password: 'a-long-password-for-benches' };

const cluster = ENGINE === 'postgres' ? await startPostgresCluster() : null;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-bench-'));
const settings = readSettings({
  DATABASE_URL: cluster?.url('postgres'),
  DATA_DIR: folder,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
});
const dependencies = await createDependencies(settings, () => {});
const { db } = dependencies.database;

/** By what the rows of a table are found: texts that all of them have, and their number. */
function indexWords(table: string, id: string, texts: SearchTexts) {
  return sql`update ${sql.table(table)} set search_document = ${toSearchDocument(texts)}::tsvector
    || setweight(to_tsvector('simple', ${sql.ref(id)}::text), 'A')`;
}

/** Generated rows; the triggers that guard the ledger are disabled meanwhile. */
async function fill(): Promise<void> {
  const n = sql.lit(ROWS);
  const statements = [
    sql`set session_replication_role = replica`,
    sql`set statement_timeout = 0`,
    sql`insert into users (email, password_hash, name, name_order, role, created_at, last_seen_at)
      select 'learner' || i || '@example.com', '-', called, name_order(called),
        case when i % 200 = 0 then 'teacher' else 'student' end,
        now() - i * interval '5 minutes', now() - i * interval '3 minutes'
      from generate_series(1, ${n}) i,
        lateral (select (array['林','陈','Tan','Lim','黄'])[1 + i % 5] || ' ' || i as called) named`,
    sql`insert into teachers (name, name_zh, user_id)
      select 'Teacher ' || user_id, '老师' || user_id, user_id from users where role = 'teacher'`,
    sql`insert into courses (title, title_zh, teacher_id, status, difficulty_level, points_required, created_at, updated_at)
      select 'Investing ' || i, case when i % 20 = 0 then '' else '投资课程' || i end,
        1 + i % (select count(*)::int from teachers), (array['draft','active','inactive'])[1 + i % 3],
        (array['beginner','intermediate','advanced'])[1 + i % 3], i % 500,
        now() - i * interval '7 minutes', now() - i * interval '2 minutes'
      from generate_series(1, ${n}) i`,
    sql`insert into contents (course_id, position, type, title, title_zh)
      select i, 1, (array['text','video','quiz','assignment'])[1 + i % 4], 'Lesson ' || i, '课文' || i
      from generate_series(1, ${n}) i`,
    sql`insert into point_accounts (kind, user_id, balance)
      select kind, user_id, case when kind = 'available' then 100 when user_id % 3 = 0 then 50 else 0 end
      from users cross join (values ('available'), ('held')) k (kind)
      where not exists (select from point_accounts a where a.user_id = users.user_id)`,
    sql`insert into point_entries (point_id, kind, user_id, amount, from_account_id, to_account_id, idempotency_key, created_at)
      select nextval('point_numbers'),
        (array['daily_sign_in','course_read','content_completion','course_like','reward_redemption','course_review'])[1 + i % 6],
        a.user_id, 5 + i % 20, (select account_id from point_accounts where kind = 'issued'), a.account_id,
        'bench:' || i || ':' || a.user_id, now() - (i * ${n} + a.user_id) * interval '30 seconds'
      from generate_series(1, 3) i, point_accounts a where a.kind = 'available'`,
    sql`insert into reward_categories (kind, name, name_zh)
      select 'merchandise', 'Things', '物品' where not exists (select from reward_categories)`,
    sql`insert into rewards (reward_category_id, name, name_zh, points_required, available_stock, status, created_at)
      select (select min(reward_category_id) from reward_categories), 'Reward ' || i, '奖品' || i, 1 + i % 900, i % 300,
        (array['active','draft','inactive'])[1 + i % 3], now() - i * interval '3 minutes'
      from generate_series(1, ${n}) i`,
    sql`insert into reward_redemptions (user_id, reward_id, points_spent, hold_point_id, took_stock, requires_shipping,
        recipient_name, recipient_phone, shipping_address, status, created_at)
      select e.user_id, 1 + e.point_id % ${n}, 50, e.point_id, true, true, '林 ' || e.user_id, '012' || e.point_id, 'Jalan ' || e.point_id,
        (array['pending','approved','shipped','completed','rejected','cancelled'])[1 + e.point_id % 6], e.created_at
      from point_entries e order by e.point_id limit ${n}`,
    sql`insert into redemption_events (redemption_id, status, at)
      select redemption_id, status, created_at from reward_redemptions`,
    sql`insert into course_reviews (user_id, course_id, rating, comment, reply, created_at, updated_at)
      select i, i, 1 + i % 5, case when i % 3 = 0 then '讲得清楚，很有帮助' else 'Clear and useful ' || i end,
        case when i % 2 = 0 then '谢谢' end, now() - i * interval '4 minutes', now() - i * interval '4 minutes'
      from generate_series(1, ${n}) i`,
    sql`insert into assignment_submissions (user_id, content_id, course_id, status, text, score, submitted_at)
      select i, i, i, case when i % 3 = 0 then 'graded' else 'submitted' end, 'work', case when i % 3 = 0 then 80 end,
        now() - i * interval '4 minutes'
      from generate_series(1, ${n}) i`,
    sql`insert into content_progress (user_id, content_id, progress) select i, i, i % 101 from generate_series(1, ${n}) i`,
    sql`insert into invitation_codes (code, note, max_uses, used_count, expires_at, created_at)
      select 'BENCH' || i, 'note ' || i, case when i % 2 = 0 then 10 end, i % 10,
        case when i % 3 = 0 then now() + (i % 100 - 50) * interval '1 day' end, now() - i * interval '3 minutes'
      from generate_series(1, ${n}) i`,
    sql`insert into payments (user_id, course_id, amount, currency, paid_on, method, recorded_by)
      select i, i, 10 + i % 90, (array['USD','CNY'])[1 + i % 2], current_date - i % 700, 'card', 1
      from generate_series(1, ${n}) i`,
    sql`insert into payment_receipts (kind, number, payment_id, issued_on, issued_at, printed)
      select 'receipt', payment_id, payment_id, paid_on, now(), '{}' from payments`,
    sql`insert into orders (user_id, course_id, currency, list_price, amount, method, reference, status, created_at, expires_at, paid_at, payment_id)
      select i, i, (array['SGD','MYR'])[1 + i % 2], 39, 39, (array['paynow','bank_transfer','stripe'])[1 + i % 3],
        'PA' || lpad(i::text, 8, '0'), status, at, at + interval '3 days',
        case when status = 'paid' then at end, case when status = 'paid' then i end
      from generate_series(1, ${n}) i, lateral (select now() - i * interval '3 minutes' as at,
        (array['paid','expired','paid','pending'])[1 + i % 4] as status) one`,
    sql`insert into learner_groups (name, created_at) values ('A class', now()), ('A fifth of all', now())`,
    sql`insert into group_members (group_id, user_id, source, added_by, added_at)
      select 1, i * 7, 'hand', 1, now() from generate_series(1, 40) i union all
      select 2, i * 5, 'hand', 1, now() from generate_series(1, ${n} / 5) i`,
    sql`insert into audit_log (at, actor_user_id, actor_name, action, entity, entity_id, before, after)
      select now() - i * interval '90 seconds', 1 + i % 5, 'Admin ' || i % 5,
        (array['reward.update','course.update','user.create','redemption.approve'])[1 + i % 4],
        (array['reward','course','user','redemption'])[1 + i % 4], i::text, '{"name":"a"}', '{"name":"b"}'
      from generate_series(1, 3 * ${n}) i`,
    indexWords('courses', 'course_id', { title: ['Investing', '投资课程'], body: [] }),
    indexWords('contents', 'content_id', { title: ['Lesson', '课文'], body: ['投资 learner'] }),
    indexWords('course_reviews', 'review_id', { title: [], body: ['讲得清楚，投资 learner'] }),
    indexWords('teachers', 'teacher_id', { title: ['Teacher', '林老师'], body: [] }),
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset session_replication_role`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/** The lists: calls that page, for whose path nothing must be known. */
const lists = allCalls.filter(
  (call) =>
    call.method === 'GET' &&
    (call.access === 'admin' || call.access === 'teacher') &&
    call.query !== undefined &&
    'page' in call.query.shape &&
    !call.path.includes(':') &&
    call.sendsFile === undefined &&
    call.path.includes(ONLY),
);

/** The values that a list or a filter of closed words may have. */
function optionsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return optionsOf(schema.def.innerType);
  }
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

function queriesOf(call: Call): string[] {
  const shape = call.query?.shape ?? {};
  const closed = Object.entries(shape).flatMap(([name, schema]) =>
    optionsOf(schema).map((option) => `${name}=${option}`),
  );
  const words = 'search' in shape ? ['林', '投资', 'learner 5', '99999', 'zanzibar'] : [];
  const groups = 'group_id' in shape ? ['group_id=1', 'group_id=2', 'group_id=2&page=100'] : [];
  return [
    '',
    ...closed,
    ...groups,
    'page=2500',
    ...words.map((word) => `search=${encodeURIComponent(word)}`),
  ];
}

try {
  process.stderr.write('Filling …\n');
  await createAdmin(dependencies, { ...admin, name: 'Bench', promote: true });
  await fill();
  const app = await buildApp(dependencies);
  const login = await app.inject({
    method: 'POST',
    url: `/api${accountCalls.login.path}`,
    payload: admin,
  });
  const headers = { authorization: `Bearer ${login.json().data.token}` };
  const rows: { what: string; ms: number; slowest: number }[] = [];
  for (const call of lists) {
    for (const query of queriesOf(call)) {
      const times: number[] = [];
      for (let run = 0; run <= RUNS; run++) {
        const began = performance.now();
        const response = await app.inject({
          method: 'GET',
          url: `/api${call.path}?${query}`,
          headers,
        });
        // The rows behind a figure: the call needs to know which one.
        if (response.statusCode === 400 && 'metric' in (call.query?.shape ?? {})) break;
        if (response.statusCode !== 200) throw new Error(`${call.path}?${query}: ${response.body}`);
        // The first run reads from the disk and plans.
        if (run > 0) times.push(performance.now() - began);
      }
      if (times.length === 0) continue;
      times.sort((a, b) => a - b);
      const what = `${call.path}${query === '' ? '' : `?${decodeURIComponent(query)}`}`;
      rows.push({ what, ms: times[Math.floor(RUNS / 2)] ?? 0, slowest: times.at(-1) ?? 0 });
    }
  }
  rows.sort((a, b) => b.ms - a.ms);
  process.stdout.write(
    `\n| ${ENGINE}, ${ROWS} rows | median ms | slowest of ${RUNS} |\n| --- | --- | --- |\n`,
  );
  for (const { what, ms, slowest } of rows) {
    process.stdout.write(`| \`${what}\` | ${ms.toFixed(1)} | ${slowest.toFixed(1)} |\n`);
  }
  const late = rows.filter(({ ms }) => ms > LIMIT_MS);
  process.stdout.write(`\n${rows.length} questions, ${late.length} of them over ${LIMIT_MS} ms\n`);
  if (late.length > 0) process.exitCode = 1;
  await app.close();
} finally {
  await dependencies.database.close();
  await cluster?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
