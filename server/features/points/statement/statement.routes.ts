import type { FastifyInstance } from 'fastify';
import { pointCalls } from '#contract/points.ts';
import { getAcademyName, getSiteSettings } from '#server/features/academy/index.ts';
import { type CallRequest, defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { assertMaySeePoints } from '../ledger/assert-may-see-points.ts';
import { readStatement } from './read-statement.ts';
import type { StatementForm } from './statement.rules.ts';
import { writeStatementCsv } from './write-statement-csv.ts';
import { writeStatementPdf } from './write-statement-pdf.ts';

type StatementRequest = CallRequest<typeof pointCalls.statementCsv>;

async function read(
  { query, dependencies, currentUser, t }: StatementRequest,
  form: StatementForm,
) {
  assertMaySeePoints(currentUser, query.user_id);
  const { db } = dependencies.database;
  const { time_zone: timeZone } = await getSiteSettings(db);
  const period = { from: query.from ?? null, to: query.to ?? null };
  const input = { userId: query.user_id, period, form };
  const statement = await readStatement(db, input, { now: dependencies.now(), timeZone });
  const name = `${t('messages.points.statement.fileName', { day: statement.days.to })}.${form}`;
  return { statement, name };
}

export function registerStatementsRoutes(app: FastifyInstance): void {
  defineRoute(app, pointCalls.statementCsv, async (request) => {
    const { statement, name } = await read(request, 'csv');
    const stream = writeStatementCsv(statement, request);
    return new FileResponse({ stream, bytes: null, type: 'text/csv; charset=utf-8', name });
  });

  defineRoute(app, pointCalls.statementPdf, async (request) => {
    const { statement, name } = await read(request, 'pdf');
    const academy = await getAcademyName(request.dependencies.database.db, request.locale);
    const stream = await writeStatementPdf(statement, { ...request, academy });
    return new FileResponse({ stream, bytes: null, type: 'application/pdf', name });
  });
}
