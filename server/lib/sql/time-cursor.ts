import { type RawBuilder, sql } from 'kysely';

/** The position after which the next page of a list by time begins. */
export interface TimeCursor {
  /** ISO 8601 UTC with microseconds, as in the database: a `Date` would lose them. */
  at: string;
  /** Orders rows of the same moment. */
  id: string;
}

/** Parses what `writeCursor` made; the contract has checked its form. */
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
