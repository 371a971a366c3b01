import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction, type Tx } from './open.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

let made = 0;
const nextName = () => `category ${++made}`;

/** Writes one row. */
async function write(tx: Tx, name: string): Promise<void> {
  await tx.insertInto('reward_categories').values({ kind: 'other', name }).execute();
}

/** Which of some rows are there. */
async function written(...names: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('reward_categories')
    .select('name')
    .where('name', 'in', names)
    .orderBy('reward_category_id')
    .execute();
  return rows.map((row) => row.name);
}

class Refused extends Error {}

/** A part of a transaction that writes a row and then fails. */
const refusedPart = (tx: Tx, name: string) =>
  inTransaction(tx, async (part) => {
    await write(part, name);
    throw new Refused();
  });

describe('a part of a larger transaction', () => {
  test('that fails leaves nothing behind, and the rest of the transaction stays', async () => {
    const [before, refused, after] = [nextName(), nextName(), nextName()];
    await inTransaction(db, async (tx) => {
      await write(tx, before);
      await expect(refusedPart(tx, refused)).rejects.toBeInstanceOf(Refused);
      await write(tx, after);
    });
    expect(await written(before, refused, after)).toEqual([before, after]);
  });

  test('that the database itself refuses does not end the transaction around it', async () => {
    const [before, after] = [nextName(), nextName()];
    await inTransaction(db, async (tx) => {
      await write(tx, before);
      await expect(inTransaction(tx, (part) => write(part, ''))).rejects.toThrow(
        'reward_categories_named',
      );
      await write(tx, after);
    });
    expect(await written(before, after)).toEqual([before, after]);
  });

  test('that succeeds is gone when the whole fails', async () => {
    const [inner, outer] = [nextName(), nextName()];
    const whole = inTransaction(db, async (tx) => {
      await inTransaction(tx, (part) => write(part, inner));
      await write(tx, outer);
      throw new Refused();
    });
    await expect(whole).rejects.toBeInstanceOf(Refused);
    expect(await written(inner, outer)).toEqual([]);
  });

  test('may have parts itself, each undone alone', async () => {
    const [outer, lost, kept] = [nextName(), nextName(), nextName()];
    const answer = await inTransaction(db, (tx) =>
      inTransaction(tx, async (part) => {
        await write(part, outer);
        await refusedPart(part, lost).catch(() => {});
        await inTransaction(part, (inner) => write(inner, kept));
        return 'done';
      }),
    );
    expect(answer).toBe('done');
    expect(await written(outer, lost, kept)).toEqual([outer, kept]);
  });

  test('begun together with others takes its turn: each fails or stays by itself', async () => {
    const names = Array.from({ length: 20 }, nextName);
    await inTransaction(db, (tx) =>
      Promise.allSettled(
        names.map((name, index) =>
          index % 2 === 0 ? inTransaction(tx, (part) => write(part, name)) : refusedPart(tx, name),
        ),
      ),
    );
    expect(await written(...names)).toEqual(names.filter((_, index) => index % 2 === 0));
  });
});
