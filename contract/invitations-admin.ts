import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { role } from './accounts.ts';
import { wholeNumber } from './amounts.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, plainLine, seenVersion } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import { foldText } from './text.ts';

/** Whether a code lets somebody in, and if not, why. Only codes of the academy are archived. */
export const invitationState = z.enum(['active', 'expired', 'used_up', 'off', 'archived']);
export type InvitationState = z.output<typeof invitationState>;

export const adminInvitation = z
  .object({
    invitation_code_id: id,
    code: z.string(),
    note: z.string(),
    max_uses: z.int().nullable().describe('null: no limit.'),
    used_count: z.int(),
    expires_at: isoTime.nullable(),
    is_active: z.boolean(),
    state: invitationState,
    owner: z
      .object({ user_id: id, name: z.string() })
      .nullable()
      .describe('The learner whose own code it is; null: the academy’s.'),
    group_id: id.nullable().describe('Whoever registers with the code joins this group.'),
    group_name: z.string().nullable(),
    created_at: isoTime,
    version: z.int(),
  })
  .meta({ id: 'AdminInvitation' });
export type AdminInvitation = z.output<typeof adminInvitation>;

export const invitationUse = z
  .object({
    user_id: id,
    name: z.string(),
    email: z.string(),
    role,
    used_at: isoTime,
  })
  .meta({ id: 'InvitationUse' });
export type InvitationUse = z.output<typeof invitationUse>;

/** A code as it is typed: full width, lower case and spaces are accepted. */
const code = z
  .string()
  .max(maxLengths.invitationCode)
  .overwrite(foldText)
  .transform((typed) => typed.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().regex(/^([A-Z0-9_-]{4,64})?$/, { error: '@invitation_form' }));

const invitationFields = {
  note: plainLine(maxLengths.invitationNote),
  max_uses: wholeNumber(1, 1_000_000).nullable(),
  expires_at: isoTime.nullable(),
  is_active: z.boolean(),
  group_id: id.nullable().describe('A group in use; null: none.'),
};
export const invitationCreateBody = z.object({
  code: code.default('').describe('Empty: the academy makes one up.'),
  note: invitationFields.note.default(''),
  max_uses: invitationFields.max_uses.prefault(null),
  expires_at: invitationFields.expires_at.default(null),
  is_active: invitationFields.is_active.default(true),
  group_id: invitationFields.group_id.default(null),
});
export const invitationPatchBody = z
  .object(invitationFields)
  .partial()
  .extend({ version: seenVersion.optional() });

export const invitationAdminCalls = {
  list: defineCall({
    name: 'admin.invitations.list',
    method: 'GET',
    path: '/admin/invitation-codes',
    access: 'admin',
    permission: 'accounts',
    summary: 'Invitation codes: the academy’s, and learners’ own.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional(),
      state: invitationState
        .optional()
        .describe('Absent: all but the archived ones, which can be brought back.'),
      owner: z.enum(['academy', 'learner', 'all']).default('academy'),
      sort: z.enum(['newest', 'most_used', 'ending']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminInvitation),
  }),
  get: defineCall({
    name: 'admin.invitations.get',
    method: 'GET',
    path: '/admin/invitation-codes/:id',
    access: 'admin',
    permission: 'accounts',
    summary: 'One invitation code.',
    params: idParams,
    data: adminInvitation,
    failures: ['NOT_FOUND'],
  }),
  uses: defineCall({
    name: 'admin.invitations.uses',
    method: 'GET',
    path: '/admin/invitation-codes/:id/uses',
    access: 'admin',
    permission: 'accounts',
    summary: 'Who came with a code, the latest first.',
    params: idParams,
    query: z.object(pageQuery(pageSizes.admin)),
    data: listOf(invitationUse),
    failures: ['NOT_FOUND'],
  }),
  create: defineCall({
    name: 'admin.invitations.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/invitation-codes',
    access: 'admin',
    permission: 'accounts',
    summary: 'Adds an invitation code.',
    body: invitationCreateBody,
    data: adminInvitation,
    failures: ['ALREADY_EXISTS'],
  }),
  update: defineCall({
    name: 'admin.invitations.update',
    method: 'PATCH',
    path: '/admin/invitation-codes/:id',
    access: 'admin',
    permission: 'accounts',
    summary: 'Changes the limits and the group of a code, or switches it off and on.',
    params: idParams,
    body: invitationPatchBody,
    data: adminInvitation,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  delete: defineCall({
    name: 'admin.invitations.delete',
    method: 'DELETE',
    path: '/admin/invitation-codes/:id',
    access: 'admin',
    permission: 'accounts',
    summary: 'Archives a code of the academy: it lets nobody in any more; who came with it stays.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  restore: defineCall({
    name: 'admin.invitations.restore',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/invitation-codes/:id/restore',
    access: 'admin',
    permission: 'accounts',
    summary: 'Restores an archived code.',
    params: idParams,
    data: adminInvitation,
    failures: ['NOT_FOUND'],
  }),
};
