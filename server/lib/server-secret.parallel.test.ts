import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { deriveKey } from './server-secret.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('fifty processes that start together share one secret, and a purpose has a key of its own', async () => {
  // A handle of its own stands for a process: what one has read another has not.
  const processes = Array.from({ length: 50 }, () => database.db.withoutPlugins());
  const keys = await Promise.all(processes.map((db) => deriveKey(db, 'uploads')));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await deriveKey(database.db, 'log-subjects')).not.toEqual(keys[0]);
  const rows = await database.db.selectFrom('server_secret').selectAll().execute();
  expect(rows).toHaveLength(1);
});
