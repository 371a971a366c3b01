import { type RawBuilder, sql } from 'kysely';

/** Where the next page of a list by time begins: after this row. */
export interface TimeCursor {
  /** ISO 8601 UTC with microseconds, as the database holds it: a `Date` would lose them. */
  at: string;
  /** Tells rows of one moment apart. */
  id: string;
}

/** Reads what `writeCursor` made; the contract has checked its form. */
export function readCursor(cursor: string | undefined): TimeCursor | null {
  const [at, id] = cursor?.split('~') ?? [];
  return at === undefined || id === undefined ? null : { at, id };
}

export function writeCursor({ at, id }: TimeCursor): string {
  return `${at}~${id}`;
}

/** A moment as a cursor holds it. */
export function cursorTime(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
