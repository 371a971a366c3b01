import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { openPostgres } from '#database/open.ts';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { TestAcademy } from '#server/testing/test-academy.ts';
import { buildApp } from './app.ts';

/** The statements of the manual, as an owner types them. */
function statementsOfManual(role: string): string {
  const manual = fs.readFileSync(path.join(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const part = manual.slice(manual.indexOf('## A lesser role for serving'));
  const script = /```sql\n([\s\S]*?)```/.exec(part)?.[1] ?? '';
  return script.replaceAll('academy_web', role);
}

const academy = openTestAcademy();
const role = `lesser_${process.pid}`;

test('the academy serves as a role that can drop no trigger and change no table', async () => {
  await academy.database.runScript(`${statementsOfManual(role)}
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};`);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    academy.db,
  );
  const url = (process.env[CLUSTER_VARIABLE] ?? '')
    .replace('/postgres?', `/${rows[0]?.name}?`)
    .replace(/\/\/[^@/]*@/, `//${role}@`);
  const database = openPostgres(url, { poolSize: 5 });
  const who = await sql<{ name: string }>`select current_user as name`.execute(database.db);
  expect(who.rows[0]?.name).toBe(role);
  const app = await buildApp({ ...academy.app.dependencies, database });
  await app.ready();
  const clock = { now: academy.now };
  const served = new TestAcademy(app, database, [], clock);

  const admin = await served.addAdmin();
  await served.addAdmin();
  const learner = await served.addLearner({ points: 20 });
  expect(await served.logIn(learner.email)).toBeDefined();
  await served.call(accountCalls.updateProfile, { body: { name: 'Renamed' } }, { as: learner });
  const adjusted = await served.call(
    pointAdminCalls.adjust,
    { params: { id: learner.userId }, body: { amount: -5, reason: 'by a lesser role' } },
    { as: admin },
  );
  expect(adjusted.status).toBe(200);
  const removed = await served.call(
    userAdminCalls.delete,
    { params: { id: learner.userId } },
    { as: admin },
  );
  expect(removed.status).toBe(200);
  await served.assertLedgerIsSound();

  for (const attack of [
    'drop trigger audit_log_append_only on audit_log',
    'alter table point_entries disable trigger all',
    'truncate audit_log',
    'drop table sessions',
    "set session_replication_role = 'replica'",
    'create or replace function keep_audit() returns trigger language plpgsql as $$ begin end $$',
  ]) {
    await expect(sql.raw(attack).execute(database.db), attack).rejects.toBeInstanceOf(
      pg.DatabaseError,
    );
  }
  await app.close();
  await database.close();
  await academy.database.runScript(`drop owned by ${role}; drop role ${role};`);
});
