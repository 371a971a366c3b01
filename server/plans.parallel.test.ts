import { type CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { recordStatements, type SentStatement } from '#database/testing/sent-statements.ts';
import { fillAcademy, tokenOfLearner } from './testing/fill-academy.ts';
import { openTestAcademy } from './testing/open-test-academy.ts';

/**
 * The cost of calls by learners must not grow with the academy: the plans of all their statements
 * are checked, in an academy large enough for the planner to prefer its indexes.
 */

const academy = openTestAcademy();
const SIZE = { learners: 30_000, courses: 300 };
/** A page has at most as many rows, and a learner's own marks are not more. */
const MAX_SORTED = 150;

/** Tables that have rows for each learner. */
const GROWING = new Set(
  `active_days assignment_submissions content_openings content_progress course_completions
   course_grants course_learners course_likes course_reads course_redemptions course_reviews email_verifications
   enrollments idempotency_keys invitation_codes invitation_uses known_devices payments
   point_accounts point_entries point_lot_moves point_lots quiz_attempts redemption_events
   reward_redemptions seen_days sessions sign_ins teacher_likes users`.split(/\s+/),
);

beforeAll(async () => {
  await fillAcademy(academy.db, SIZE);
  academy.setClock(new Date());
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  /** Absent where the statement was planned and not run. */
  'Actual Rows'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What of a plan grows with the learners. */
function findGrowth(plan: PlanNode): string[] {
  return nodesOf(plan).flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    if (node['Node Type'] === 'Seq Scan' && GROWING.has(table)) return [`reads all of ${table}`];
    if (!/Sort/.test(node['Node Type'])) return [];
    const sorted = node.Plans?.[0]?.['Actual Rows'] ?? node['Plan Rows'];
    return sorted > MAX_SORTED ? [`sorts ${sorted} rows`] : [];
  });
}

async function explain({ text, values }: SentStatement): Promise<PlanNode> {
  // What a call writes is written once: it is planned and not run again.
  const analyze = /\b(insert|update|delete)\b/i.test(text) ? '' : 'analyze, timing off, ';
  const query = sql.raw(`explain (${analyze}format json) ${text}`).compile(academy.db);
  const explained: CompiledQuery = { ...query, parameters: values };
  const { rows } = await academy.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error(`no plan of ${text}`);
  return plan;
}

const isExplained = ({ text }: SentStatement) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text);

const reads = `
  /course/lists
  /course/lists?sort=popular
  /course/lists?sort=rating
  /course/lists?level=advanced&page=2
  /course/lists?search=dividends
  /course/featured
  /course/related
  /course/related?course_id=7
  /course/get?course_id=1
  /course/reviews?course_id=1
  /content/lists?course_id=1
  /content/get?content_id=4
  /learning/mine
  /users/profile
  /users/sessions
  /points/balance?user_id=77
  /points/lists?user_id=77
  /points/series?user_id=77&days=30
  /points/signIn
  /points/rules
  /reward/list
  /reward/list?sort=popular
  /reward/get?reward_id=1
  /reward/categories
  /redemption/list
  /teacher/list
  /teacher/get?teacher_id=1
  /search?q=dividends
  /banner/lists
  /activities/lists
  /faq/lists
  /case/lists
  /article/lists
  /glossary/lists`
  .trim()
  .split(/\s+/);

const commands: [string, Record<string, unknown>][] = [
  ['/points/signIn', {}],
  ['/course/like', { course_id: 7 }],
  ['/course/unlike', { course_id: 7 }],
  ['/teacher/like', { teacher_id: 3 }],
  ['/course/read', { course_id: 7 }],
  ['/course/review', { course_id: 7, rating: 4, comment: '好' }],
  ['/content/progress', { content_id: 34, progress: 60 }],
  ['/content/complete', { course_id: 7, content_id: 34 }],
  ['/course/redeem', { course_id: 200 }],
  [
    '/redemption/create',
    {
      reward_id: 2,
      recipient_name: '林美芳',
      recipient_phone: '+65 8123 4567',
      shipping_address: '新加坡乌节路 100 号',
      shipping_postal_code: '238840',
    },
  ],
];

const calls: [string, Record<string, unknown> | undefined][] = [
  ...reads.map((path): [string, undefined] => [path, undefined]),
  ...commands,
];

/** The statements that learner 77 sends with a call. */
function statementsOf(path: string, body?: Record<string, unknown>): Promise<SentStatement[]> {
  return recordStatements(async () => {
    const { statusCode, body: text } = await academy.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${tokenOfLearner(77)}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect({ statusCode, text }).toMatchObject({ statusCode: 200 });
  });
}

test.each(calls)('%s reads what it needs by an index', async (path, body) => {
  const growth: string[] = [];
  for (const statement of (await statementsOf(path, body)).filter(isExplained)) {
    const found = findGrowth(await explain(statement));
    growth.push(...found.map((what) => `${what}: ${statement.text.replace(/\s+/g, ' ')}`));
  }
  expect(growth).toEqual([]);
});

/** Executions after which a statement is prepared, and PostgreSQL has decided whether one plan serves all values. */
const EXECUTIONS = 12;

/** Whether PostgreSQL came to use a plan that it made once, instead of one for each execution. */
function sharesPlan({ text, values }: SentStatement): Promise<boolean> {
  return academy.db.connection().execute(async (connection) => {
    const repeated = { ...sql.raw(text).compile(connection), parameters: values };
    for (let run = 0; run < EXECUTIONS; run++) await connection.executeQuery(repeated);
    const { rows } = await sql<{ is_shared: boolean }>`
      select generic_plans > 0 as is_shared from pg_prepared_statements where statement = ${text}
    `.execute(connection);
    expect(rows, text).toHaveLength(1);
    return rows[0]?.is_shared === true;
  });
}

// The best plan of a search depends on its words, of a later page on its number, of a curve on its days.
const repeated = reads.filter((path) => !/[?&](search|q|page|level|days)=/.test(path));

/** Calls without a parameter of their own in SQL: such statements are sent as they are, or there is none. */
const withoutParameters = new Set([
  '/points/rules',
  '/banner/lists',
  '/faq/lists',
  '/glossary/lists',
]);

const isSessionLookup = ({ text }: SentStatement) => text.includes('"sessions"."session_id"');

test.each(repeated)('%s is not planned again at each request', async (path) => {
  const statements = (await statementsOf(path)).filter(
    (statement) =>
      isExplained(statement) &&
      !/\b(insert|update|delete)\b/i.test(statement.text) &&
      statement.values.length > 0,
  );
  const own = statements.filter((statement) => !isSessionLookup(statement));
  expect(own.length === 0, 'has no parameters of its own').toBe(withoutParameters.has(path));
  const planned: string[] = [];
  for (const statement of statements) {
    if (!(await sharesPlan(statement))) planned.push(statement.text.replace(/\s+/g, ' '));
  }
  expect(planned).toEqual([]);
});

test('sizes that clients choose make no statement of their own each', async () => {
  const textsOf = async (limit: number) =>
    (await statementsOf(`/course/lists?limit=${limit}`)).map(({ text }) => text);
  expect(await textsOf(7)).toEqual(await textsOf(8));
});
