/**
 * Loaded into the processes of a test run (`node --import`): notes every statement that they send to
 * PostgreSQL, each once, in a file of `STATEMENTS_DIR` for each process.
 */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { statementOf } from './sent-statements.ts';

const folder = process.env.STATEMENTS_DIR;
if (folder !== undefined) {
  const file = path.join(folder, `${process.pid}.jsonl`);
  const noted = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): never {
    const text = statementOf(args)?.text;
    if (text !== undefined && !noted.has(text)) {
      noted.add(text);
      // At once: the processes of a test run are not told when they end.
      fs.appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return Reflect.apply(query, this, args) as never;
  };
}
