import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { adminRole, role } from './accounts.ts';
import { importReport } from './accounts-import-admin.ts';
import { adminUser, adminUserDetail } from './admin-user.ts';
import { defineCall } from './call.ts';
import { email, groupFilter, id, idParams, locale, personName, seenVersion } from './fields.ts';
import { newPassword } from './new-password.ts';
import { longListOf, pageQuery } from './paging.ts';

const userFields = {
  email,
  name: personName(maxLengths.personName),
  role,
  admin_role: adminRole
    .optional()
    .describe('Of an admin: what they answer for; a new admin without it is an owner.'),
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

export const setPasswordBody = z.object({
  new_password: newPassword,
  remove_logins: z
    .boolean()
    .default(false)
    .describe(
      'Removes passkeys, accounts at the login provider, the authenticator app and known devices as well; not of the caller.',
    ),
});

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
    permission: 'people',
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
    permission: 'accounts',
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
    permission: 'people',
    summary: 'Everything about one person.',
    params: idParams,
    data: adminUserDetail,
    failures: ['NOT_FOUND'],
  }),
  create: defineCall({
    name: 'admin.users.create',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/users',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'accounts',
    summary: 'Creates an account; only an owner creates an admin’s.',
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
    permission: 'accounts',
    summary:
      'Changes an account, an admin’s as an owner; deactivating it ends its sessions at once.',
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
    permission: 'accounts',
    summary: 'Anonymises a person for good and ends their access; the ledger keeps its rows.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND', 'LAST_ADMIN', 'INVALID_STATE'],
  }),
  setPassword: defineCall({
    name: 'admin.users.setPassword',
    method: 'POST',
    naturalKey: 'The user: their password is the one that was sent last.',
    path: '/admin/users/:id/password',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'accounts',
    summary: 'Sets a password and ends the person’s other sessions and links.',
    params: idParams,
    body: setPasswordBody,
    data: z.object({}),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  sendLink: defineCall({
    name: 'admin.users.sendLink',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/users/:id/password-letter',
    access: 'admin',
    permission: 'accounts',
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
    permission: 'accounts',
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
    permission: 'accounts',
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
    permission: 'accounts',
    summary: 'Removes the picture of a person, who may choose another one.',
    params: idParams,
    data: adminUser,
    failures: ['NOT_FOUND'],
  }),
  import: defineCall({
    name: 'admin.users.import',
    method: 'POST',
    naturalKey: 'The address: one that has an account already is left as it is.',
    path: '/admin/users/import',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'accounts',
    summary: 'Creates accounts from the lines of a CSV file; a dry run says what would happen.',
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
