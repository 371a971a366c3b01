import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const readme = fs.readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');

test('README.md has every table, view and trigger once, and nothing else', async () => {
  const documented = [...readme.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort();
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    union all
    select tgname from pg_trigger where not tgisinternal`.execute(database.db);
  expect(documented).toEqual(rows.map(({ name }) => name).sort());
});

test('README.md names functions that there are', () => {
  const named = new Set([...readme.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name]) => name));
  const folders = ['.', '../server'].map((folder) => path.join(import.meta.dirname, folder));
  const exported = folders
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .flatMap((source) => [...source.matchAll(/export (?:const|(?:async )?function) (\w+)/g)])
    .map(([, name]) => name);
  expect([...named].filter((name) => !exported.includes(name))).toEqual([]);
});
