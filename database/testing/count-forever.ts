/**
 * A program for the durability test to kill: it writes one row after another into the
 * embedded database of the folder it is given, and prints each number only once the
 * database has acknowledged it. Its first line is the largest number it found.
 */
import { sql } from 'kysely';
import { openEmbedded } from '../open.ts';

const database = await openEmbedded(process.argv[2] ?? '');
await database.runScript('create table if not exists numbers (number integer primary key)');
const found = await sql<{ last: number; count: number }>`
  select coalesce(max(number), 0) as last, count(*)::int as count from numbers
`.execute(database.db);
let { last = 0, count = 0 } = found.rows[0] ?? {};
process.stdout.write(`${last} ${count}\n`);
for (;;) {
  last++;
  count++;
  await sql`insert into numbers (number) values (${last})`.execute(database.db);
  process.stdout.write(`${last} ${count}\n`);
}
