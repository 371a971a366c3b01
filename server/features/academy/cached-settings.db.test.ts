import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AcademyDatabase, type Db, inTransaction } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { getSiteSettings } from './site-settings.queries.ts';

let database: AcademyDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await getSiteSettings(database.db);
  await vi.waitFor(() => expect(database.changes.isLive()).toBe(true));
});
afterAll(() => database.close());

const rename = (db: Db, name: string) => db.updateTable('site_settings').set({ name }).execute();
const nameOf = async (db: Db) => (await getSiteSettings(db)).name;

test('settings are read once, by requests and in transactions', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const settings = await getSiteSettings(database.db);
  expect(await getSiteSettings(database.db)).toBe(settings);
  await inTransaction(database.db, async (tx) => {
    expect(await getSiteSettings(tx)).toBe(settings);
  });
  vi.useRealTimers();
});

test('a change is seen with its commit', async () => {
  await rename(database.db, 'First');
  expect(await nameOf(database.db)).toBe('First');
  await inTransaction(database.db, (tx) => rename(tx, 'Second'));
  expect(await nameOf(database.db)).toBe('Second');
});

test('a change that is rolled back is never cached', async () => {
  // Renaming empties the cache: the transaction below has to read the row itself.
  await rename(database.db, 'Kept');
  const rolledBack = inTransaction(database.db, async (tx) => {
    await rename(tx, 'Lost');
    expect(await nameOf(tx)).toBe('Lost');
    throw new Error('taken back');
  });
  await expect(rolledBack).rejects.toThrow('taken back');
  expect(await nameOf(database.db)).toBe('Kept');
});

test('who holds a connection reads on it: the embedded engine has no other', async () => {
  await rename(database.db, 'Connected');
  expect(await database.db.connection().execute(nameOf)).toBe('Connected');
});
