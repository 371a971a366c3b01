import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { pointsAmount } from './amounts.ts';
import { defineCall } from './call.ts';
import { emailListFields, emailListReport } from './email-list.ts';
import { email, id, idParams, isoTime, line, requiredText, seenVersion } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

export const adminGroup = z
  .object({
    group_id: id,
    name: z.string(),
    note: z.string(),
    member_count: z.int().describe('Removed people are not counted.'),
    is_archived: z.boolean(),
    created_at: isoTime,
    version: z.int(),
  })
  .meta({ id: 'AdminGroup' });
export type AdminGroup = z.output<typeof adminGroup>;

/** A group that a list can be narrowed to: its name and no more. */
export const groupChoice = adminGroup
  .pick({ group_id: true, name: true })
  .meta({ id: 'GroupChoice' });
export type GroupChoice = z.output<typeof groupChoice>;

export const groupMember = z
  .object({
    user_id: id,
    name: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    is_active: z.boolean(),
    source: z.enum(['hand', 'list', 'invitation']),
    added_by: z.string().nullable().describe('null: they came with an invitation code.'),
    added_at: isoTime,
  })
  .meta({ id: 'GroupMember' });
export type GroupMember = z.output<typeof groupMember>;

export const groupBody = z.object({
  name: line(80, '@group_name_required'),
  note: z.string().trim().max(500).default(''),
});

/** How many people one call names at most, apart from a list. */
const MAX_NAMED = 200;

export const addMembersBody = z
  .object({
    user_ids: z.array(id).max(MAX_NAMED).default([]),
    emails: z.array(email).max(MAX_NAMED).default([]),
    list: emailListFields.list.optional(),
    dry_run: emailListFields.dry_run.default(false),
  })
  .refine(
    ({ user_ids, emails, list }) => user_ids.length + emails.length > 0 || list !== undefined,
    {
      error: '@learner_required',
      path: ['list'],
    },
  );

export const awardGroupBody = z.object({
  amount: pointsAmount,
  reason: requiredText(300, '@reason_required'),
});

export const groupAdminCalls = {
  list: defineCall({
    name: 'admin.groups.list',
    method: 'GET',
    path: '/admin/groups',
    access: 'admin',
    permission: 'accounts',
    summary: 'Groups of learners.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional().describe('In names and notes.'),
      archived: z.boolean().default(false).describe('The archived ones instead.'),
      sort: z.enum(['newest', 'name', 'largest']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminGroup),
  }),
  get: defineCall({
    name: 'admin.groups.get',
    method: 'GET',
    path: '/admin/groups/:id',
    access: 'admin',
    permission: 'accounts',
    summary: 'One group.',
    params: idParams,
    data: adminGroup,
    failures: ['NOT_FOUND'],
  }),
  choices: defineCall({
    name: 'admin.groups.choices',
    method: 'GET',
    path: '/admin/groups/choices',
    access: 'admin',
    permission: 'people',
    summary: 'The groups that a list of people, orders or payments can be narrowed to.',
    query: z.object({
      chosen: id.optional().describe('Always in the list, even beyond its limit.'),
    }),
    data: z.object({ list: z.array(groupChoice) }),
  }),
  create: defineCall({
    name: 'admin.groups.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/groups',
    access: 'admin',
    permission: 'accounts',
    summary: 'Adds a group.',
    body: groupBody,
    data: adminGroup,
    failures: ['ALREADY_EXISTS'],
  }),
  update: defineCall({
    name: 'admin.groups.update',
    method: 'PATCH',
    path: '/admin/groups/:id',
    access: 'admin',
    permission: 'accounts',
    summary: 'Changes the name or the note of a group.',
    params: idParams,
    body: z.object({
      name: groupBody.shape.name.optional(),
      note: z.string().trim().max(500).optional(),
      version: seenVersion.optional(),
    }),
    data: adminGroup,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'ALREADY_EXISTS'],
  }),
  delete: defineCall({
    name: 'admin.groups.delete',
    method: 'DELETE',
    path: '/admin/groups/:id',
    access: 'admin',
    permission: 'accounts',
    summary: 'Archives a group: nobody joins it any more; what it opened stays open.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  restore: defineCall({
    name: 'admin.groups.restore',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/groups/:id/restore',
    access: 'admin',
    permission: 'accounts',
    summary: 'Restores an archived group with its members.',
    params: idParams,
    data: adminGroup,
    failures: ['NOT_FOUND', 'ALREADY_EXISTS'],
  }),
  members: defineCall({
    name: 'admin.groups.members',
    method: 'GET',
    path: '/admin/groups/:id/members',
    access: 'admin',
    permission: 'accounts',
    summary: 'The members of a group.',
    params: idParams,
    query: z.object({
      search: z.string().max(maxLengths.search).optional().describe('In names and emails.'),
      sort: z.enum(['newest', 'name']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(groupMember),
    failures: ['NOT_FOUND'],
  }),
  addMembers: defineCall({
    name: 'admin.groups.addMembers',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/groups/:id/members',
    access: 'admin',
    permission: 'accounts',
    summary:
      'Adds people to a group: by ids, by emails, or everybody on a list who has an account. The report has the emails alone; a repetition adds nobody.',
    params: idParams,
    body: addMembersBody,
    data: emailListReport,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  removeMember: defineCall({
    name: 'admin.groups.removeMember',
    method: 'DELETE',
    path: '/admin/groups/:id/members/:user_id',
    access: 'admin',
    permission: 'accounts',
    summary: 'Removes somebody from a group; what it opened to them stays open.',
    params: idParams.extend({ user_id: id }),
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  award: defineCall({
    name: 'admin.groups.award',
    method: 'POST',
    path: '/admin/groups/:id/points',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'points',
    summary:
      'Adds points to every member but the caller and deactivated accounts, all or none. Without an `Idempotency-Key` every call is a new award.',
    params: idParams,
    body: awardGroupBody,
    data: z.object({ members: z.int().describe('Members who got the points.') }),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    takesIdempotencyKey: true,
  }),
};
