import { type SelectQueryBuilder, sql } from 'kysely';
import { pageSizes } from '#domain/page-sizes.ts';

/** A page of a list. */
export interface Page {
  /** From 1. */
  page: number;
  /** Rows of a page at most. */
  limit: number;
}

/** The sizes that the academy's own pages ask for. */
const writtenLimits: ReadonlySet<number> = new Set(Object.values(pageSizes));

/**
 * One page of the rows of a query: `query.$call(inPage({ page, limit }))`, for statements whose plan
 * `plans.parallel.test.ts` found to be made at each execution.
 *
 * A usual limit is part of the statement's text, and the first page has no offset. As parameters they are unknown
 * when PostgreSQL makes the plan of a prepared statement: it expects a tenth of all rows, finds that plan too
 * expensive and makes a new one at each execution, which took longer than reading the page (docs/performance.md,
 * “Plans”). Any other limit stays a parameter: clients choose it, and each text is a statement to prepare.
 */
export const inPage =
  ({ page, limit }: Page) =>
  <Database, Tables extends keyof Database, Row>(
    query: SelectQueryBuilder<Database, Tables, Row>,
  ) => {
    const limited = query.limit(writtenLimits.has(limit) ? sql.lit(limit) : limit);
    return page > 1 ? limited.offset((page - 1) * limit) : limited;
  };
