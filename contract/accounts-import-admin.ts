import { z } from 'zod';
import { role } from './accounts.ts';

/** What became, or would become, of a line of an import. */
export const importFate = z.enum([
  'create',
  'exists',
  'duplicate',
  'no_email',
  'bad_email',
  'bad_role',
  'bad_language',
  'bad_name',
  'formula',
]);
export type ImportFate = z.output<typeof importFate>;

/** The most lines that one import takes. */
export const IMPORT_LINES = 100_000;

export const importReport = z
  .object({
    dry_run: z.boolean(),
    encoding: z.enum(['utf-8', 'utf-16le', 'gb18030']).describe('How the file was read.'),
    total: z.int(),
    counts: z.record(importFate, z.int()),
    roles: z.record(role, z.int()).describe('Of those that are created.'),
    ignored_columns: z.array(z.string()),
    lines: z
      .array(
        z.object({
          line: z.int().describe('In the file, from 1.'),
          email: z.string(),
          name: z.string(),
          fate: importFate,
          sentence: z.string(),
        }),
      )
      .describe('The first of them, those that are not created before the others.'),
    csv: z.string().describe('All lines with their outcomes, as a file for spreadsheets.'),
    letters: z.int().describe('Emails that are sent now.'),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.output<typeof importReport>;
