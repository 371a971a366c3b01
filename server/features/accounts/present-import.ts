import { type ImportReport, importFate } from '#contract/accounts-import-admin.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { CSV_START, csvRow } from '#server/lib/csv.ts';
import { countFates, countRoles, type DecidedLine, linesToShow } from './import-people.rules.ts';
import type { ImportOutcome } from './import-users.ts';

/** Lines in the response itself; the CSV has them all. */
const LINES_SHOWN = 500;

/** The outcome of each line, in the admin's language: the first ones, and all as CSV. */
export function presentImport(
  { lines, file, dryRun, sendEmails }: ImportOutcome,
  t: Translator['t'],
): ImportReport {
  const sentences = Object.fromEntries(
    importFate.options.map((fate) => [
      fate,
      fate === 'create' && !dryRun
        ? t('admin.accounts.import.created')
        : t(`admin.accounts.import.outcomes.${fate}`),
    ]),
  );
  const sentenceOf = ({ fate }: DecidedLine) => sentences[fate] ?? '';
  const header = ['line', 'email', 'name', 'result'] as const;
  const table = lines.map((line) => csvRow([line.line, line.email, line.name, sentenceOf(line)]));
  const counts = countFates(lines);
  return {
    dry_run: dryRun,
    encoding: file.encoding,
    total: lines.length,
    counts,
    roles: countRoles(lines),
    ignored_columns: file.columns.ignored,
    lines: linesToShow(lines, LINES_SHOWN).map((line) => ({
      line: line.line,
      email: line.email,
      name: line.name,
      fate: line.fate,
      sentence: sentenceOf(line),
    })),
    csv:
      CSV_START +
      csvRow(header.map((column) => t(`admin.accounts.import.columns.${column}`))) +
      table.join(''),
    letters: dryRun || !sendEmails ? 0 : counts.create,
  };
}
