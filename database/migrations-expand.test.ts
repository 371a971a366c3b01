import { describe, expect, test } from 'vitest';
import { readMigrations } from './migration.ts';

/**
 * While a new version starts, processes of the previous one still serve the migrated database. So a
 * migration only adds; what it makes superfluous is removed by a later version, when no running
 * process uses it any more (docs/decisions/0151).
 */

/** The migrations before the rule. */
const LAST_BEFORE = '0042_notices_by_email.sql';

/** Parts of migrations that break statements of the previous version. */
const breaking = {
  'drops what is in use': /\bdrop\s+(?:table|view|column|function|type|sequence)\b/,
  'renames what is in use': /\brename\s+(?:to|column)\b/,
  'changes the type of a column': /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/,
  'demands a value that older inserts lack': /\bset\s+not\s+null\b|\bdrop\s+default\b/,
  'adds a column that older inserts lack':
    /\badd\s+column\s+\w+\s+(?!.*\b(?:default|generated)\b)[^,;]*\bnot\s+null\b/,
} as const;

/** Where a migration breaks the version before on purpose, it says so and why. */
const EXEMPTION = /^-- Breaks the version before: \S/m;

/** What would break an older version. @param script a migration */
function breakingIn(script: string): string[] {
  if (EXEMPTION.test(script)) return [];
  const statements = script
    .replace(/--.*$/gm, '')
    // The bodies of functions run in the new schema only.
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' '))
    // A generated column is changed by dropping and adding it in one transaction.
    .map((statement) =>
      statement.replace(/drop column (\w+)/g, (drop, name) =>
        new RegExp(`add\\s+column\\s+${name}\\b`, 'i').test(script) ? '' : drop,
      ),
    );
  return Object.entries(breaking)
    .filter(([, pattern]) => statements.some((statement) => pattern.test(statement)))
    .map(([reason]) => reason);
}

describe('a migration', () => {
  const migrations = readMigrations().filter(({ name }) => name > LAST_BEFORE);

  test.each(migrations)('$name leaves the version before able to serve', ({ script }) => {
    expect(breakingIn(script)).toEqual([]);
  });
});

describe('what breaks the version before is found', () => {
  test.each([
    ['drop table a;', 'drops what is in use'],
    ['alter table a\n  drop column b;', 'drops what is in use'],
    ['alter table a rename column b to c;', 'renames what is in use'],
    ['alter table a rename to b;', 'renames what is in use'],
    ['alter table a alter column b type bigint;', 'changes the type of a column'],
    ['alter table a alter column b set not null;', 'demands a value that older inserts lack'],
    ['alter table a alter column b drop default;', 'demands a value that older inserts lack'],
    ['alter table a add column b integer not null;', 'adds a column that older inserts lack'],
  ])('%s', (script, reason) => {
    expect(breakingIn(script)).toEqual([reason]);
    expect(
      breakingIn(`-- Breaks the version before: nothing writes it since 1.2.\n${script}`),
    ).toEqual([]);
  });

  test.each([
    'create table a (b integer not null);',
    'alter table a add column b integer;',
    'alter table a add column b integer not null default 0;',
    'alter table a add column b boolean not null generated always as (c > 0) stored;',
    'alter table a drop constraint c; alter table a add constraint c check (b > 0);',
    'alter table a drop column b; alter table a add column b boolean generated always as (c > 0) stored;',
    "comment on column a.b is 'drop table users';",
    '-- drop table a\nselect 1;',
    'create function f() returns trigger as $$ begin drop table b; end $$ language plpgsql;',
  ])('%s', (script) => {
    expect(breakingIn(script)).toEqual([]);
  });
});
