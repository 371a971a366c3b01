import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, id, isoTime, nothing } from './fields.ts';

/** One change: who, what, when, and what was before and after. */
export const auditLine = z
  .object({
    audit_id: id,
    at: isoTime,
    actor_user_id: id.nullable(),
    actor_name: z.string(),
    action: z.string().describe('`reward.update`, `redemption.approve` …'),
    entity: z.string(),
    entity_id: z.string(),
    before: z.unknown().describe('The record before; null where it was made.'),
    after: z.unknown().describe('The record after; null where it was archived.'),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.output<typeof auditLine>;

/** The maximum number of lines in a file of the audit; for more a shorter period is needed. */
export const AUDIT_FILE_LIMIT = 50_000;

const filters = {
  actor_user_id: id.optional(),
  action: z.string().max(100).optional(),
  entity: z.string().max(100).optional(),
  entity_id: z.string().max(100).optional().describe('With `entity`: the history of one thing.'),
  from: day.optional().describe('First academy day.'),
  to: day.optional().describe('Last academy day, included.'),
  search: z
    .string()
    .max(200)
    .optional()
    .describe('In the names of who changed it and of what was changed, and in its number.'),
};
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || from <= to;
const outOfOrder = { error: '@period', path: ['to'] };

/** Where the next page of a list by time begins: a moment and a row; made by the server. */
export const cursor = (row: RegExp) =>
  z
    .string()
    .max(120)
    .refine(
      (text) => {
        const [at = '', id = '', ...more] = text.split('~');
        const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(at);
        return isTime && isoTime.safeParse(at).success && row.test(id) && more.length === 0;
      },
      { error: '@bad_format' },
    );

export const auditCalls = {
  list: defineCall({
    name: 'admin.audit.list',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    permission: 'audit',
    mayLag: true,
    summary: 'Who changed what, newest first.',
    query: z
      .object({
        ...filters,
        before: cursor(/^\d{1,9}$/)
          .optional()
          .describe('`next` of the page before.'),
        limit: z.int().min(1).max(100).default(30),
      })
      .refine(inOrder, outOfOrder),
    data: z.object({
      list: z.array(auditLine),
      next: z.string().nullable().describe('null: this is the last page.'),
    }),
  }),
  filters: defineCall({
    name: 'admin.audit.filters',
    method: 'GET',
    path: '/admin/audit/filters',
    access: 'admin',
    permission: 'audit',
    mayLag: true,
    summary: 'The actors and targets that occur in the audit log.',
    data: z.object({
      actors: z.array(z.object({ user_id: id, name: z.string() })),
      entities: z.array(z.string()),
      actions: z.array(z.string()),
    }),
  }),
  csv: defineCall({
    name: 'admin.audit.csv',
    method: 'GET',
    path: '/admin/audit.csv',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'audit',
    summary: `The audit as a table, newest first; at most ${AUDIT_FILE_LIMIT} lines.`,
    query: z.object(filters).refine(inOrder, outOfOrder),
    data: nothing,
    sendsFile: 'text/csv',
  }),
};
