import './in-pages.ts';
import { z } from 'zod';
import { MAX_INTEGER } from './fields.ts';

/** A requested number of rows; more than `max` gives `max`. */
export const rowLimit = (max: number) =>
  z
    .int()
    .min(1)
    .max(MAX_INTEGER)
    .transform((n) => Math.min(n, max));

/** `page` from 1; `limit` and `page_size` are one parameter under two names. */
export function pageQuery(defaultLimit: number, maxLimit = 100) {
  const size = rowLimit(maxLimit).optional();
  return {
    page: z.int().min(1).max(1_000_000).default(1),
    limit: size.describe(`Rows a page; ${defaultLimit} without it, ${maxLimit} at most.`),
    page_size: size.describe('Another name of `limit`.'),
  };
}

/** The page size, under either name. */
export function pageSize(
  query: { limit?: number | undefined; page_size?: number | undefined },
  fallback: number,
) {
  return query.limit ?? query.page_size ?? fallback;
}

/** `data` of a list. `count` is that of all rows, not of this page. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    count: z.int().min(0),
    page: z.int().min(1),
    limit: z.int().min(1),
  });
}

/** Rows of a long list that are counted at most. */
export const MAX_COUNTED = 10_000;

/** `data` of a list of the administration that grows with the learners. */
export function longListOf<T extends z.ZodType>(item: T) {
  return listOf(item).extend({
    count: z
      .int()
      .min(0)
      .describe(`Of all rows; ${MAX_COUNTED} where there are more than that and a filter is set.`),
    has_more: z.boolean().describe('Whether there are more rows than `count`.'),
  });
}
