import { expect, test } from 'vitest';
import { summaryOf } from './tracing.ts';

test.each([
  ['select "user_id" from "users" where "email" = $1', 'SELECT users'],
  ['insert into "audit_log" ("action") values ($1)', 'INSERT audit_log'],
  ['update "users" set "name" = $1', 'UPDATE users'],
  ['delete from sessions where token = $1', 'DELETE sessions'],
  ['  with recent as (select 1) select * from recent', 'WITH recent'],
  ['select 1', 'SELECT'],
  ["select 'mei.lin@example.com'", 'SELECT'],
  ['', 'SQL'],
])('%j is “%s”', (sql, summary) => {
  expect(summaryOf(sql)).toBe(summary);
});
