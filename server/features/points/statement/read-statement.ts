import { statementLimits } from '#contract/points.ts';
import type { Db } from '#database/open.ts';
import { fieldError } from '#server/lib/app-error.ts';
import {
  type EntryPeriod,
  getLearner,
  type HistoryRow,
  type HistorySummary,
  streamHistory,
  summarizeHistory,
} from '../ledger/history.queries.ts';
import { isTooLong, type StatementForm, shownPeriod } from './statement.rules.ts';

/** The person, days and format of a statement. */
export interface StatementInput {
  userId: number;
  period: EntryPeriod;
  form: StatementForm;
}

/** What every format of a statement is written from. */
export interface Statement {
  learner: { name: string; email: string };
  summary: HistorySummary;
  /** The days in its heading. */
  days: { from: string; to: string };
  now: Date;
  timeZone: string;
  /** The entries, oldest first; can be read once. */
  batches: AsyncGenerator<HistoryRow[]>;
}

/**
 * Reads a learner's statement; the entries are streamed as the file is written.
 * @throws AppError NOT_FOUND where there is no such learner; VALIDATION_FAILED where the format
 *   cannot hold so many entries
 */
export async function readStatement(
  db: Db,
  { userId, period, form }: StatementInput,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Statement> {
  const learner = await getLearner(db, userId);
  const summary = await summarizeHistory(db, userId, period, timeZone);
  if (isTooLong(form, summary.count)) {
    const params = { count: summary.count, limit: statementLimits[form] };
    const key =
      form === 'csv'
        ? 'messages.points.statement.tooLong'
        : 'messages.points.statement.tooLongForPdf';
    throw fieldError('VALIDATION_FAILED', 'from', { key, params });
  }
  return {
    learner,
    summary,
    days: shownPeriod(period, summary, { now, timeZone }),
    now,
    timeZone,
    batches: streamHistory(db, userId, { period, timeZone, lastId: summary.last_id }),
  };
}
