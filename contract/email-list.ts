import { z } from 'zod';
import { requiredString } from './fields.ts';

/** The most lines that one list of people takes. */
export const EMAIL_LINES = 2000;

/** The longest list, in characters: far below the bound of a request's body. */
const EMAIL_LIST_CHARACTERS = 300_000;

/** Lines in a report. */
export const EMAIL_LINES_SHOWN = 200;

/** A list of people by their emails, pasted or read from a CSV. */
export const emailListFields = {
  list: requiredString('@emails_required')
    .max(EMAIL_LIST_CHARACTERS)
    .refine((text) => text.trim() !== '', { error: '@emails_required' })
    .describe('One person a line, a pasted table or a CSV with a column of emails.'),
  dry_run: z.boolean().default(true).describe('Tells what would happen and changes nothing.'),
};

/** What became, or would become, of a line of a list of people. */
export const emailFate = z
  .enum(['added', 'already', 'duplicate', 'unknown', 'inactive', 'invalid'])
  .describe(
    '`added`: done, or would be; `already`: nothing to do; `unknown`: no account, a removed one, or for teachers one in none of their courses and no group; `inactive`: a deactivated account.',
  );
export type EmailFate = z.output<typeof emailFate>;

export const emailListReport = z
  .object({
    dry_run: z.boolean(),
    total: z.int(),
    counts: z.record(emailFate, z.int()),
    lines: z
      .array(
        z.object({
          line: z.int().describe('In the list, from 1.'),
          email: z.string(),
          fate: emailFate,
        }),
      )
      .describe(`Those that are not added before the others; at most ${EMAIL_LINES_SHOWN}.`),
  })
  .meta({ id: 'EmailListReport' });
export type EmailListReport = z.output<typeof emailListReport>;
