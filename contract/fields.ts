import './in-pages.ts';
import { z } from 'zod';
import { foldText } from './text.ts';

/**
 * The fields that many calls share. An `error` text that starts with `@` is a key
 * of `validation` in i18n; it is turned into the caller's language where the
 * person reads it.
 */

/** Largest id a table can hold (PostgreSQL integer). */
const MAX_ID = 2_147_483_647;

/** No single movement of points is larger than this. */
export const MAX_POINTS = 100_000_000;

export const id = z.int().min(1).max(MAX_ID);

/** A positive whole number of points. */
export const pointsAmount = z.int().min(1).max(MAX_POINTS);

/**
 * An amount of money from 0. Cents are its smallest coin; a third digit is a slip of the
 * hand and not rounded away.
 */
export const money = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine((amount) => Number(amount.toFixed(2)) === amount, { error: '@two_decimals' });

/** ISO has a year 0, the calendar of the database has none. */
const hasYear = (text: string) => !text.startsWith('0000');

/** ISO 8601 UTC. */
export const isoTime = z.iso.datetime().refine(hasYear, { error: '@bad_format' });

/** An academy day, `YYYY-MM-DD`. */
export const day = z.iso.date().refine(hasYear, { error: '@bad_format' });

export const locale = z.enum(['zh', 'en']);
export type Locale = z.output<typeof locale>;

/** A required line of text: white space around it does not count. */
export const line = (max: number, missing = '@required') =>
  z.string({ error: missing }).trim().min(1, { error: missing }).max(max);

/** A required line whose full-width digits, as Chinese keyboards type them, become plain ones. */
export const foldedLine = (max: number, missing = '@required') =>
  z.string({ error: missing }).overwrite(foldText).trim().min(1, { error: missing }).max(max);

/** An optional text; absent and blank are the same. */
export const optionalText = (max: number) => z.string().trim().max(max).default('');

export const email = z
  .string({ error: '@email_required' })
  .trim()
  .min(1, { error: '@email_required' })
  .max(254)
  .pipe(z.email({ error: '@email_invalid' }));

export const newPassword = z
  .string({ error: '@password_required' })
  .min(1, { error: '@password_required' })
  .min(8, { error: '@password_short' })
  .max(128, { error: '@password_long' });

/** `page` from 1; `limit` and `page_size` are one parameter under two names. */
export function pageQuery(defaultLimit: number, maxLimit = 100) {
  const size = z
    .int()
    .min(1)
    .transform((n) => Math.min(n, maxLimit))
    .optional();
  return {
    page: z.int().min(1).max(1_000_000).default(1),
    limit: size.describe(`Rows a page; ${defaultLimit} without it, ${maxLimit} at most.`),
    page_size: size.describe('Another name of `limit`.'),
  };
}

/** The size asked for under either name. */
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

/** Where an answer carries nothing but its envelope. */
export const nothing = z.object({});

export const idParams = z.object({ id });
