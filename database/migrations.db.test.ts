import { afterAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('migrating twice changes nothing', async () => {
  expect(await migrate(database)).toEqual([]);
});

test('a migration that was rewritten after it was applied is refused', async () => {
  await database.db
    .updateTable('schema_migrations')
    .set({ checksum: 'another' })
    .where('name', '=', '0001_accounts.sql')
    .execute();
  await expect(migrate(database)).rejects.toThrow('0001_accounts.sql was changed');
});
