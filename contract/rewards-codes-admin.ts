import { z } from 'zod';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

/** The most lines that one upload of codes takes. */
export const CODE_LINES = 5000;

/** The longest list, in characters: far below the bound of a request's body. */
const CODE_LIST_CHARACTERS = 500_000;

/** Lines in a report. */
export const CODE_LINES_SHOWN = 200;

/** What became, or would become, of a line of a list of codes. */
export const codeFate = z.enum(['added', 'duplicate', 'stored', 'invalid']);
export type CodeFate = z.output<typeof codeFate>;

const codeCounts = z.object({
  unused: z.int().min(0),
  awaited: z.int().min(0).describe('Of the unused ones, those that a pending request waits for.'),
  delivered: z.int().min(0),
});

export const codeReport = z
  .object({
    dry_run: z.boolean(),
    total: z.int(),
    counts: z.record(codeFate, z.int()),
    ignored_columns: z.boolean().describe('The list has further columns, which were left out.'),
    lines: z
      .array(z.object({ line: z.int(), code: z.string(), fate: codeFate }))
      .describe(`Those that are not added before the others; at most ${CODE_LINES_SHOWN}.`),
    stock: codeCounts,
  })
  .meta({ id: 'CodeReport' });
export type CodeReport = z.output<typeof codeReport>;

/** A stored code as admins see it: masked, and who has got it. */
export const storedCode = z.object({
  reward_code_id: id,
  masked: z.string().describe('The last characters alone.'),
  created_at: isoTime,
  delivered_at: isoTime.nullable(),
  redemption_id: id.nullable(),
  user_id: id.nullable(),
  user_name: z.string().nullable(),
});
export type StoredCode = z.output<typeof storedCode>;

const path = '/admin/rewards/:id/codes';

export const rewardCodeAdminCalls = {
  codes: defineCall({
    name: 'admin.rewardCodes.list',
    method: 'GET',
    path,
    access: 'admin',
    permission: 'rewards',
    summary: 'The codes of a reward, masked, the newest first, and how many there are.',
    params: idParams,
    query: z.object(pageQuery(pageSizes.admin)),
    data: listOf(storedCode).extend({ stock: codeCounts }),
    failures: ['NOT_FOUND'],
  }),
  addCodes: defineCall({
    name: 'admin.rewardCodes.add',
    method: 'POST',
    takesIdempotencyKey: true,
    path,
    access: 'admin',
    permission: 'rewards',
    summary:
      'Adds a list of codes, one a line or as the first column of a CSV. Codes that are stored already are left out, so that a repetition changes nothing.',
    params: idParams,
    body: z.object({
      codes: z.string().min(1, { error: '@codes_required' }).max(CODE_LIST_CHARACTERS),
      dry_run: z.boolean().default(false).describe('Tells what would happen and changes nothing.'),
    }),
    data: codeReport,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  removeCodes: defineCall({
    name: 'admin.rewardCodes.remove',
    method: 'DELETE',
    path,
    access: 'admin',
    permission: 'rewards',
    summary: 'Removes the unused codes except the oldest ones, one for each pending request.',
    params: idParams,
    data: z.object({ removed: z.int(), stock: codeCounts }),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
};
