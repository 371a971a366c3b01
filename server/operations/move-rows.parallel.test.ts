import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { pgliteParsers } from '#database/durable-pglite.ts';
import { migrate } from '#database/migrate.ts';
import { type AcademyDatabase, fromPglite } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { inSnapshot, sumAcademy } from '#database/transfer.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { moveRows } from './index.ts';

const opened: AcademyDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

test('an embedded academy moves to PostgreSQL with every row as it was', async () => {
  const embedded = fromPglite(await PGlite.create({ parsers: pgliteParsers }));
  const server = await createTestDatabase();
  opened.push(embedded, server);
  await migrate(embedded);
  for (let course = 0; course < 5; course++)
    await addCourse(embedded.db, { title: `Risk ${course}` });
  const moved = await moveRows(embedded, server);
  expect(moved.courses).toBe(5);
  const sumsOf = (database: AcademyDatabase) => inSnapshot(database, sumAcademy);
  expect(await sumsOf(server)).toEqual(await sumsOf(embedded));
  const added = await addCourse(server.db, { title: 'The next one' });
  expect(added).toBe(6);
}, 180_000);
