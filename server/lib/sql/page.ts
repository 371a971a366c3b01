import { type SelectQueryBuilder, sql } from 'kysely';

/** A page of a list. */
export interface Page {
  /** From 1. */
  page: number;
  /** Rows of a page at most. */
  limit: number;
}

/**
 * One page of the rows of a query that learners wait for: `query.$call(inPage({ page, limit }))`.
 *
 * The limit is part of the statement's text, and the first page has no offset. As parameters they are unknown
 * when PostgreSQL makes the plan of a prepared statement: it expects a tenth of all rows, finds that plan too
 * expensive and makes a new one at each execution, which took longer than reading the page (docs/performance.md,
 * “Plans”).
 */
export const inPage =
  ({ page, limit }: Page) =>
  <Database, Tables extends keyof Database, Row>(
    query: SelectQueryBuilder<Database, Tables, Row>,
  ) => {
    const limited = query.limit(sql.lit(limit));
    return page > 1 ? limited.offset((page - 1) * limit) : limited;
  };
