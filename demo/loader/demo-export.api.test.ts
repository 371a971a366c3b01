import { strFromU8, unzipSync } from 'fflate';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { callPath } from '#contract/call-path.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { inTransaction } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import { buildApp } from '#server/app.ts';
import { hashPassword, insertOwnInvitation, insertUser } from '#server/features/accounts/index.ts';
import { createPointAccounts } from '#server/features/points/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { demoAccounts } from './demo-accounts.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { type DemoContext, seedRules, simulateLearner } from './load-history.ts';

/** The export of the demo's learner, beside what the database holds. */

const academy = openTestAcademy();
const account = demoAccounts[2];
let userId: number;
type Row = Readonly<Record<string, unknown>>;
/** The rows of each table in the export; secrets are left out of them. */
const exported = new Map<string, Row[]>();

async function rowsWhere(table: string, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${condition}`.execute(academy.db);
  return rows.map(({ row }) => row);
}

const isExported = (table: string, row: Row) =>
  (exported.get(table) ?? []).some((one) =>
    Object.entries(one).every(
      ([column, value]) => JSON.stringify(value) === JSON.stringify(row[column]),
    ),
  );

/** The demo's learner, with the weeks of learning that the demo gives them. */
async function addDemoLearner(): Promise<number> {
  const present = academy.now;
  const clock = { now: new Date(present.getTime() - 150 * DAY_MS) };
  const { dependencies } = academy.app;
  const admin = await academy.addAdmin();
  const userId = await inTransaction(academy.db, async (tx) => {
    const passwordHash = await hashPassword(account.password);
    const { email, name, role } = account;
    const person = { email, passwordHash, name, role, language: 'zh', now: clock.now } as const;
    const user = await insertUser(tx, { ...person, emailVerifiedAt: clock.now });
    await createPointAccounts(tx, user.user_id);
    await insertOwnInvitation(tx, user.user_id);
    return user.user_id;
  });
  const catalogue = await inTransaction(academy.db, (tx) => loadCatalogue(tx, present));
  const app = await buildApp({ ...dependencies, now: () => clock.now });
  const stage: DemoContext = {
    app,
    catalogue,
    present,
    setClock: (at) => {
      clock.now = at;
    },
    passTime: (minutes) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
  const demoAdmin = { ...admin, language: 'zh', joined: 155, diligence: 1 } as const;
  await seedRules(stage, demoAdmin, clock.now);
  await simulateLearner(
    stage,
    { userId, name: account.name, language: 'zh', joined: 40, diligence: 0.85 },
    1,
  );
  await app.close();
  return userId;
}

beforeAll(async () => {
  userId = await addDemoLearner();
  const token = await academy.logIn(account.email, account.password);
  const answer = await academy.app.inject({
    url: callPath(privacyCalls.export, {}),
    headers: { authorization: `Bearer ${token}` },
  });
  const files = unzipSync(answer.rawPayload);
  for (const [name, content] of Object.entries(files)) {
    const [, table] = /^tables\/(\w+)\.json$/.exec(name) ?? [];
    if (table !== undefined) exported.set(table, JSON.parse(strFromU8(content)));
  }
});

test('every row that names the learner by a foreign key is in the export', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(academy.db);
  const missing: string[] = [];
  const filled = new Set<string>();
  for (const { table, column } of rows) {
    const found = await rowsWhere(table, sql`${sql.ref(`t.${column}`)} = ${userId}`);
    if (found.length > 0) filled.add(table);
    const absent = found.filter((row) => !isExported(table, row));
    missing.push(...absent.map((row) => `${table}.${column}: ${JSON.stringify(row)}`));
  }
  expect(missing).toEqual([]);
  // The demo's learner does nearly everything that a learner can do.
  expect(filled.size).toBeGreaterThan(20);
});

test('wherever the learner’s name or address is written down, the export has that row', async () => {
  const { rows } = await sql<{ table: string }>`
    select relname::text as table from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(academy.db);
  const missing: string[] = [];
  for (const { table } of rows) {
    const text = sql`to_jsonb(t)::text`;
    const names = sql`${text} like ${`%${account.email}%`} or ${text} like ${`%"${account.name}"%`}`;
    const absent = (await rowsWhere(table, names)).filter((row) => !isExported(table, row));
    missing.push(...absent.map((row) => `${table}: ${JSON.stringify(row)}`));
  }
  expect(missing).toEqual([]);
});

test('nobody else’s account is in it', () => {
  expect(exported.get('users')).toMatchObject([{ user_id: userId, email: account.email }]);
});
