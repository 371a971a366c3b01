import pg from 'pg';

/** A statement as a connection was given it. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** Reads what `pg` takes in several forms: text and values, or an object of both. */
export function statementOf([first, second]: readonly unknown[]): SentStatement | undefined {
  if (typeof first === 'string')
    return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined;
  const { text, values } = first as { text: unknown; values?: unknown };
  return { text: String(text), values: Array.isArray(values) ? values : [] };
}

/**
 * Notes every statement that work sends to PostgreSQL, `begin` and `commit` included: each is a
 * round trip. Whatever else uses the driver meanwhile is noted as well.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const statements: SentStatement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): never {
    const statement = statementOf(args);
    if (statement !== undefined) statements.push(statement);
    return Reflect.apply(query, this, args) as never;
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
