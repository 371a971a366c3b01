import './in-pages.ts';
import { z } from 'zod';
import { currencies } from '#domain/currencies.ts';
import { locales } from '#domain/locale.ts';
import { foldText } from './text.ts';

/**
 * The fields that many calls share. An `error` text that starts with `@` is a key
 * of `validation` in i18n; it is turned into the caller's language where the
 * person reads it.
 */

/** Largest number that an `integer` column of PostgreSQL holds: one more ends the query. */
export const MAX_INTEGER = 2_147_483_647;

/** No single movement of points is larger than this. */
export const MAX_POINTS = 100_000_000;

export const id = z.int().min(1).max(MAX_INTEGER);

/** The version of a record that somebody has read, and changes or requests. */
export const seenVersion = z.int().min(1).max(MAX_INTEGER);

/** The currency of a price or a payment. */
export const currency = z.enum(currencies);

/** ISO has a year 0, the calendar of the database has none. */
const hasYear = (text: string) => !text.startsWith('0000');

/** ISO 8601 UTC. */
export const isoTime = z.iso.datetime().refine(hasYear, { error: '@bad_format' });

/** An academy day, `YYYY-MM-DD`. */
export const day = z.iso.date().refine(hasYear, { error: '@bad_format' });

export const locale = z.enum(locales);

/**
 * What would break a line or write it backwards: control characters, line and paragraph
 * separators, and the marks that override the direction of text.
 */
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line that reads as it is stored. */
export const isOneLine = (text: string) => !NOT_ON_ONE_LINE.test(text);

const oneLine = { error: '@one_line' };

/** A line of text that may be empty: white space around it does not count. */
export const plainLine = (max: number) => z.string().trim().max(max).refine(isOneLine, oneLine);

/**
 * A text that has to be there. Zod says the error of a schema for whatever is wrong with the value,
 * one that is too long, too; this one is for a missing text alone.
 */
export const requiredString = (missing = '@required') =>
  z.string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) });

/** A required line of text. */
export const line = (max: number, missing = '@required') =>
  requiredString(missing).trim().min(1, { error: missing }).max(max).refine(isOneLine, oneLine);

/** A required line whose full-width digits, as Chinese keyboards type them, become plain ones. */
export const foldedLine = (max: number, missing = '@required') =>
  requiredString(missing)
    .overwrite(foldText)
    .trim()
    .min(1, { error: missing })
    .max(max)
    .refine(isOneLine, oneLine);

/** An optional line; absent and blank are the same. */
export const optionalLine = (max: number) => plainLine(max).default('');

const WEB_ADDRESS = /:\/\/|www\./i;
const noWebAddress = (text: string) => !WEB_ADDRESS.test(text);

/**
 * Whether a text can be somebody's name. Names appear in emails to other people, where a web
 * address would be the sender's advertisement, or a trap.
 */
export const isPersonName = (text: string) => isOneLine(text) && noWebAddress(text);

const withoutAddress = { error: '@person_name_address' };

/** A person's name, required. */
export const personName = (max: number, missing = '@person_name_required') =>
  line(max, missing).refine(noWebAddress, withoutAddress);

/** A person's name where the academy finds one itself if it is empty. */
export const optionalPersonName = (max: number) =>
  plainLine(max).refine(noWebAddress, withoutAddress);

/** A required text of any number of lines: white space around it does not count. */
export const requiredText = (max: number, missing = '@required') =>
  requiredString(missing).trim().min(1, { error: missing }).max(max);

/** An optional text of any number of lines; absent and blank are the same. */
export const optionalText = (max: number) => z.string().trim().max(max).default('');

/**
 * What a text of several lines may not hold: control characters, and marks that write it backwards.
 */
const NOT_IN_TEXT = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/** A plain text of any number of lines that may be empty; line breaks of any system count. */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(max)
    .refine((text) => !NOT_IN_TEXT.test(text), { error: '@bad_characters' });

export const email = requiredString('@email_required')
  .trim()
  .min(1, { error: '@email_required' })
  .max(254)
  .pipe(z.email({ error: '@email_invalid' }));

/** The data of a response that contains nothing but its envelope. */
export const nothing = z.object({});

export const idParams = z.object({ id });

/** The filter of a list by a group of learners; only admins have it. */
export const groupFilter = id.optional().describe('Only members of this group.');
