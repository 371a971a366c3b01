/**
 * How long the dashboard and the audit take: `node bench/curves.ts [embedded|postgres] [users]`,
 * in a database of its own that is thrown away. Ten ledger entries, three enrolments, six seen
 * days and ten lines of the audit a user. Prints a table; fails above the limit.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { type AcademyDatabase, openEmbedded, openPostgres } from '../database/open.ts';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { listAudit, listAuditFilters } from '../server/features/audit/audit.queries.ts';
import { findStored, storeDays } from '../server/features/daily-figures/index.ts';
import { listActivities } from '../server/features/dashboard/activities.queries.ts';
import { listFigureRows } from '../server/features/dashboard/rows.queries.ts';
import { readCards, readSeries } from '../server/features/dashboard/stats.queries.ts';
import { readTodo } from '../server/features/dashboard/todo.queries.ts';

const engine = process.argv[2] === 'embedded' ? 'embedded' : 'postgres';
const USERS = Number(process.argv[3] ?? 100_000);
const RUNS = 5;
const LIMIT_MS = 1500;
const timeZone = 'Asia/Singapore';
const today = '2026-03-31';

/** Rows as they would be after two years; the ledger's own triggers would take an hour. */
async function fill({ db }: AcademyDatabase): Promise<void> {
  const step = async (what: string, run: () => Promise<unknown>) => {
    const began = performance.now();
    await run();
    process.stderr.write(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  };
  const at = (n: string) =>
    sql.raw(`timestamptz '2026-03-31T12:00:00Z' - (${n} % 730) * interval '1 day'
      - (${n} % 86400) * interval '1 second'`);
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await step('users', () =>
      sql`insert into users (email, password_hash, name, created_at, last_seen_at)
        select 'u' || n || '@example.com', 'x', 'Learner ' || n, ${at('n * 7')}, ${at('n % 60')}
        from generate_series(1, ${USERS}::integer) n`.execute(one),
    );
    await step('seen days', () =>
      sql`insert into seen_days (day, user_id)
        select ${today}::date - ((n * 13 + k * 5) % 90), n
        from generate_series(1, ${USERS}::integer) n, generate_series(1, 6) k
        on conflict do nothing`.execute(one),
    );
    await step('courses', () =>
      sql`insert into courses (title, title_zh) select 'Course ' || n, '课程' || n
        from generate_series(1, 200) n`.execute(one),
    );
    await step('enrolments', () =>
      sql`insert into enrollments (user_id, course_id, enrolled_at)
        select n, 1 + (n * 17 + k) % 200, ${at('(n * 11 + k * 101)')}
        from generate_series(1, ${USERS}::integer) n, generate_series(1, 3) k
        on conflict do nothing`.execute(one),
    );
    await step('completions', () =>
      sql`insert into course_completions (user_id, course_id, completed_at)
        select user_id, course_id, enrolled_at + interval '3 hours' from enrollments
        where user_id % 3 = 0`.execute(one),
    );
    await step('accounts', () =>
      sql`insert into point_accounts (kind, user_id, balance)
        select kind, n, case kind when 'available' then 900 else 0 end
        from generate_series(1, ${USERS}::integer) n,
          (values ('available'), ('held')) as kinds (kind)`.execute(one),
    );
    await step('entries', () =>
      sql`insert into point_entries (point_id, kind, user_id, amount, from_account_id,
          to_account_id, idempotency_key, created_at)
        select n * 10 + k,
          case when k = 1 then 'course_redemption' else 'daily_sign_in' end, n, 100,
          case when k = 1 then own.account_id else issued.account_id end,
          case when k = 1 then spent.account_id else own.account_id end,
          'bench:' || n || ':' || k, ${at('(n * 19 + k * 37)')}
        from generate_series(1, ${USERS}::integer) n
        join point_accounts own on own.user_id = n and own.kind = 'available'
        cross join generate_series(1, 10) k
        cross join (select account_id from point_accounts where kind = 'issued') issued
        cross join (select account_id from point_accounts where kind = 'spent') spent`.execute(one),
    );
    await step('audit', () =>
      sql`insert into audit_log (at, actor_user_id, actor_name, action, entity, entity_id, before,
          after)
        select ${at('n')}, 1 + n % 20, 'Admin ' || n % 20, 'reward.update', 'reward',
          (n % 5000)::text, '{"name":"Mug","name_zh":"马克杯","points_required":10}',
          '{"name":"Mug","name_zh":"马克杯","points_required":20}'
        from generate_series(1, ${USERS * 10}::integer) n`.execute(one),
    );
    await step('payments', () =>
      sql`insert into payments (user_id, amount, currency, paid_on, method, created_at)
        select n, 99.9, case n % 2 when 0 then 'USD' else 'CNY' end,
          ${today}::date - (n % 730), 'card', ${at('n')}
        from generate_series(1, ${USERS}::integer) n`.execute(one),
    );
    await sql`set session_replication_role = origin`.execute(one);
    await step('analyze', () => sql`vacuum analyze`.execute(one));
  });
}

async function measure({ db }: AcademyDatabase): Promise<void> {
  const month = { from: '2026-03-02', to: today };
  const years = { from: '2024-04-01', to: today };
  const rows = (metric: Parameters<typeof listFigureRows>[1]['metric'], period = month) =>
    listFigureRows(db, { metric, period, timeZone, page: 1, limit: 25 });
  await storeDays(db, { timeZone, now: new Date(`${today}T12:00:00Z`) });
  const stored = await findStored(db, timeZone);
  const page = { before: null, limit: 31, timeZone };
  const calls: [string, () => Promise<unknown>][] = [
    ['six cards', () => readCards(db, { today, comparedWith: '2026-02-28', stored })],
    ['ten series, 30 days', () => readSeries(db, month, stored)],
    ['ten series, two years', () => readSeries(db, years, stored)],
    ['what to do', () => readTodo(db, new Date())],
    ['feed', () => listActivities(db, { before: null, limit: 16 })],
    ['rows: registrations', () => rows('registrations')],
    ['rows: active users', () => rows('active_users')],
    ['rows: enrolments', () => rows('enrollments')],
    ['rows: points earned', () => rows('points_earned')],
    ['rows: points earned, two years', () => rows('points_earned', years)],
    ['rows: points outstanding', () => rows('points_liability')],
    ['audit: newest', () => listAudit(db, {}, page)],
    ['audit: one thing', () => listAudit(db, { entity: 'reward', entity_id: '77' }, page)],
    ['audit: one person', () => listAudit(db, { actor_user_id: 7 }, page)],
    ['audit: a day long ago', () => listAudit(db, { from: '2024-06-01', to: '2024-06-01' }, page)],
    ['audit: a name', () => listAudit(db, { search: '马克' }, page)],
    ['audit: a name that nothing has', () => listAudit(db, { search: 'nothing' }, page)],
    ['audit: filters', () => listAuditFilters(db)],
  ];
  process.stdout.write(
    `\n| ${engine}, ${USERS} users | median ms | slowest of ${RUNS} |\n| --- | --- | --- |\n`,
  );
  for (const [what, run] of calls) {
    const times: number[] = [];
    for (let turn = 0; turn <= RUNS; turn++) {
      const began = performance.now();
      await run();
      // The first run is the one that reads from the disk.
      if (turn > 0) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    process.stdout.write(
      `| ${what} | ${median.toFixed(0)} | ${(times.at(-1) ?? 0).toFixed(0)} |\n`,
    );
    if (median > LIMIT_MS) process.exitCode = 1;
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-bench-'));
const cluster = engine === 'postgres' ? await startPostgresCluster() : null;
const database = cluster ? openPostgres(cluster.url('postgres')) : await openEmbedded(folder);
try {
  await migrate(database);
  await fill(database);
  await measure(database);
} finally {
  await database.close();
  await cluster?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
