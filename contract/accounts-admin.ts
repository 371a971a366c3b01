import { z } from 'zod';
import { redemptionStatus } from '#contract/redemptions.ts';
import { maxLengths, pageSizes } from '#domain/limits.ts';
import { listedSession, role } from './accounts.ts';
import { importReport } from './accounts-import-admin.ts';
import { defineCall } from './call.ts';
import {
  email,
  groupFilter,
  id,
  idParams,
  isoTime,
  locale,
  longListOf,
  newPassword,
  pageQuery,
  personName,
  seenVersion,
} from './fields.ts';
import { pointsBalance } from './points.ts';

const adminUserFields = {
  user_id: id,
  email: z.string(),
  email_verified: z.boolean().describe('They opened a link sent to the address.'),
  name: z.string(),
  avatar: z.string().nullable(),
  role,
  language_preference: locale,
  is_active: z.boolean(),
  is_archived: z.boolean().describe('Removed and made anonymous.'),
  has_password: z.boolean().describe('false: they have not set one by their email link yet.'),
  available_points: z.int(),
  created_at: isoTime,
  last_seen_at: isoTime.nullable(),
  version: z.int(),
};
export const adminUser = z.object(adminUserFields).meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUser>;

const person = z.object({ user_id: id, name: z.string() });

/** Everything about one person; long lists begin with the latest and are counted in full. */
export const adminUserDetail = z
  .object({
    ...adminUserFields,
    has_second_factor: z.boolean(),
    balance: pointsBalance,
    teacher: z.object({ teacher_id: id, name: z.string(), name_zh: z.string() }).nullable(),
    letter_waits: z.boolean().describe('An email with a link to set a password is queued.'),
    came_with: z
      .object({
        invitation_code_id: id,
        code: z.string(),
        used_at: isoTime,
        owner: person.nullable().describe('null: a code of the academy.'),
      })
      .nullable(),
    own_code: z.object({ invitation_code_id: id, code: z.string() }).nullable(),
    brought: z.object({
      count: z.int(),
      list: z.array(person.extend({ used_at: isoTime })),
    }),
    courses: z.object({
      count: z.int(),
      list: z.array(
        z.object({
          course_id: id,
          title: z.string(),
          title_zh: z.string(),
          progress: z.int().describe('Percent of its contents that are completed.'),
          points_spent: z.int().nullable().describe('null: not redeemed.'),
          completed_at: isoTime.nullable(),
          last_at: isoTime,
        }),
      ),
    }),
    redemptions: z.object({
      count: z.int(),
      list: z.array(
        z.object({
          redemption_id: id,
          reward_name: z.string(),
          reward_name_zh: z.string(),
          points_spent: z.int(),
          status: redemptionStatus,
          created_at: isoTime,
        }),
      ),
    }),
    reviews: z.object({
      count: z.int(),
      list: z.array(
        z.object({
          review_id: id,
          course_id: id,
          title: z.string(),
          title_zh: z.string(),
          rating: z.int(),
          comment: z.string(),
          is_hidden: z.boolean(),
          created_at: isoTime,
        }),
      ),
    }),
    submission_count: z.int(),
    ungraded_count: z.int(),
    sessions: z.array(listedSession),
    audit: z.array(
      z.object({ audit_id: id, at: isoTime, actor_name: z.string(), action: z.string() }),
    ),
  })
  .meta({ id: 'AdminUserDetail' });
export type AdminUserDetail = z.output<typeof adminUserDetail>;

const userFields = {
  email,
  name: personName(maxLengths.personName),
  role,
  language_preference: locale,
};
export const userCreateBody = z
  .object({
    ...userFields,
    role: role.default('student'),
    language_preference: locale.default('zh'),
    password: z
      .union([z.literal(''), newPassword], { error: '@password_short' })
      .default('')
      .describe('Required unless they set it by the link of an email (`send_letter`).'),
    send_letter: z.boolean().default(false).describe('Mails a link to set a password.'),
  })
  .refine(({ password, send_letter: isMailed }) => password !== '' || isMailed, {
    path: ['password'],
    error: '@password_required',
  });
/** What the form of an account holds. */
export const userEditBody = z.object(userFields);
export const userPatchBody = userEditBody
  .extend({ is_active: z.boolean() })
  .partial()
  .extend({ version: seenVersion.optional() });

export const setPasswordBody = z.object({ new_password: newPassword });

const listFilters = {
  search: z.string().max(maxLengths.search).optional(),
  role: role.optional(),
  active: z.boolean().optional(),
  group_id: groupFilter,
  archived: z.boolean().default(false).describe('The removed ones instead.'),
};

export const userAdminCalls = {
  list: defineCall({
    name: 'admin.users.list',
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: 'Everybody who has an account.',
    query: z.object({
      ...listFilters,
      sort: z.enum(['newest', 'last_seen', 'name', 'points']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: longListOf(adminUser),
  }),
  csv: defineCall({
    name: 'admin.users.csv',
    method: 'GET',
    path: '/admin/users.csv',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'The same people as a table for spreadsheets.',
    query: z.object(listFilters),
    data: z.object({}),
    sendsFile: 'text/csv',
  }),
  get: defineCall({
    name: 'admin.users.get',
    method: 'GET',
    path: '/admin/users/:id',
    access: 'admin',
    summary: 'Everything about one person.',
    params: idParams,
    data: adminUserDetail,
    failures: ['NOT_FOUND'],
  }),
  create: defineCall({
    name: 'admin.users.create',
    method: 'POST',
    path: '/admin/users',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'Makes an account of any role.',
    body: userCreateBody,
    data: adminUser,
    failures: ['EMAIL_TAKEN'],
  }),
  update: defineCall({
    name: 'admin.users.update',
    method: 'PATCH',
    path: '/admin/users/:id',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'Changes an account; deactivating it ends its sessions at once.',
    params: idParams,
    body: userPatchBody,
    data: adminUser,
    failures: ['NOT_FOUND', 'STALE_VERSION', 'EMAIL_TAKEN', 'LAST_ADMIN'],
  }),
  delete: defineCall({
    name: 'admin.users.delete',
    method: 'DELETE',
    path: '/admin/users/:id',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'Removes a person for good: anonymous, without access; the ledger keeps its rows.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND', 'LAST_ADMIN', 'INVALID_STATE'],
  }),
  setPassword: defineCall({
    name: 'admin.users.setPassword',
    method: 'POST',
    path: '/admin/users/:id/password',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'Sets a password and ends the person’s other sessions and links.',
    params: idParams,
    body: setPasswordBody,
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  sendLink: defineCall({
    name: 'admin.users.sendLink',
    method: 'POST',
    path: '/admin/users/:id/password-letter',
    access: 'admin',
    summary: 'Mails the person a link to set a password.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND', 'INVALID_STATE', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'],
  }),
  endSessions: defineCall({
    name: 'admin.users.endSessions',
    method: 'DELETE',
    path: '/admin/users/:id/sessions',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'Ends every session of a person but the one that asks.',
    params: idParams,
    data: z.object({ ended: z.int() }),
    failures: ['NOT_FOUND'],
  }),
  endSession: defineCall({
    name: 'admin.users.endSession',
    method: 'DELETE',
    path: '/admin/users/:id/sessions/:session_id',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'Ends one session of a person.',
    params: idParams.extend({ session_id: id }),
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  removeAvatar: defineCall({
    name: 'admin.users.removeAvatar',
    method: 'DELETE',
    path: '/admin/users/:id/avatar',
    access: 'admin',
    summary: 'Removes the picture of a person, who may choose another one.',
    params: idParams,
    data: adminUser,
    failures: ['NOT_FOUND'],
  }),
  import: defineCall({
    name: 'admin.users.import',
    method: 'POST',
    path: '/admin/users/import',
    access: 'admin',
    needsReauthentication: 'always',
    summary: 'Makes accounts of the lines of a CSV file; a dry run says what would happen.',
    body: z.object({
      dry_run: z.boolean().default(true),
      send_letters: z
        .boolean()
        .default(false)
        .describe('Mails each new person a link to set a password.'),
    }),
    data: importReport,
    takesFile: 'import',
    failures: ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
};
