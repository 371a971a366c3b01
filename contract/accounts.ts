import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { adminRoles, permissions } from '#domain/permissions.ts';
import { defineCall } from './call.ts';
import {
  email,
  id,
  idParams,
  isoTime,
  line,
  locale,
  nothing,
  optionalPersonName,
  personName,
  requiredString,
} from './fields.ts';
import { isSamePassword, newPassword } from './new-password.ts';
import { remainingLogins } from './remaining-logins.ts';

export const role = z.enum(['student', 'teacher', 'admin']);
export type Role = z.output<typeof role>;
/** What an admin answers for, and may do by it (`#domain/permissions.ts`). */
export const adminRole = z.enum(adminRoles);

export const user = z
  .object({
    user_id: id,
    email: z.string(),
    email_verified: z.boolean().describe('The person opened a link sent to the address.'),
    name: z.string(),
    full_name: z.string(),
    avatar: z.string().nullable(),
    language_preference: locale,
    role,
    admin_role: adminRole.nullable().describe('What an admin answers for; null: not an admin.'),
    permissions: z.array(z.enum(permissions)).describe('What an admin may do; none for others.'),
    created_at: isoTime,
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

const session = z.object({ user, token: z.string() });
const verified = z.object({ valid: z.literal(true), user });

export const registerBody = z
  .object({
    email,
    password: newPassword,
    confirm_password: requiredString('@confirm_required'),
    invitation_code: line(64, '@invitation_required'),
    name: optionalPersonName(maxLengths.personName).optional(),
    language_preference: locale.optional(),
    accept_terms: z
      .boolean()
      .optional()
      .describe('Agrees to the privacy notice and the terms; needed once they are published.'),
  })
  .refine((b) => isSamePassword(b.password, b.confirm_password), {
    error: '@passwords_differ',
    path: ['confirm_password'],
  });

export const loginBody = z.object({
  email,
  password: requiredString('@password_required').min(1, { error: '@password_required' }).max(1024),
  remember_me: z.boolean().optional(),
});

export const changePasswordBody = z
  .object({
    user_id: id.describe('The caller’s own id.'),
    current_password: requiredString('@current_password_required')
      .min(1, { error: '@current_password_required' })
      .max(1024),
    new_password: newPassword,
    confirm_password: requiredString('@confirm_required'),
  })
  .refine((b) => isSamePassword(b.new_password, b.confirm_password), {
    error: '@passwords_differ',
    path: ['confirm_password'],
  });

export const forgotPasswordBody = z.object({ email });

const mailedToken = line(200);

export const resetPasswordBody = z
  .object({
    token: mailedToken,
    new_password: newPassword,
    confirm_password: requiredString('@confirm_required'),
  })
  .refine((b) => isSamePassword(b.new_password, b.confirm_password), {
    error: '@passwords_differ',
    path: ['confirm_password'],
  });

export const profileBody = z.object({
  name: personName(maxLengths.personName).optional(),
  language_preference: locale.optional(),
});

/** The figures of the profile page, besides the user. */
export const profileStatistics = z.object({
  courses_completed: z.int(),
  courses_redeemed: z.int(),
  days_active: z.int().describe('Academy days with at least one recorded action.'),
});

const invitation = z.object({
  code: z.string(),
  used_count: z.int(),
  rewarded_count: z.int().describe('People whom the caller has earned points for.'),
  url: z.string().describe('The registration page with the code filled in.'),
});

/** A session of a person, as lists of them show it. */
export const listedSession = z.object({
  session_id: id,
  user_agent: z.string(),
  created_at: isoTime,
  last_used_at: isoTime,
  is_current: z.boolean().describe('The one that asks.'),
});

export const accountCalls = {
  register: defineCall({
    name: 'accounts.register',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/users/register',
    access: 'guest',
    summary: 'Creates a learner with an invitation code and opens a session.',
    body: registerBody,
    data: session,
    failures: ['EMAIL_TAKEN', 'INVITATION_INVALID'],
  }),
  login: defineCall({
    name: 'accounts.login',
    method: 'POST',
    naturalKey: 'None: each login opens a new session, and an unused one expires.',
    path: '/users/login',
    access: 'guest',
    summary: 'Opens a session: 12 hours since last use, 30 days with remember_me, 90 days in all.',
    body: loginBody,
    data: session,
    failures: ['INVALID_CREDENTIALS', 'CODE_REQUIRED', 'RATE_LIMITED'],
  }),
  logout: defineCall({
    name: 'accounts.logout',
    method: 'POST',
    naturalKey: 'The session: once ended it stays ended.',
    path: '/users/logout',
    access: 'guest',
    summary: 'Ends the session of the token that is sent, if there is one.',
    data: nothing,
  }),
  verify: defineCall({
    name: 'accounts.verify',
    method: 'GET',
    path: '/users/verify',
    access: 'guest',
    summary: 'Says whether a token belongs to a valid session; the site itself asks by POST.',
    query: z.object({ token: requiredString('@required').min(1).max(200) }),
    data: verified,
    failures: ['SESSION_EXPIRED'],
  }),
  restoreSession: defineCall({
    name: 'accounts.restoreSession',
    method: 'POST',
    path: '/users/verify',
    access: 'learner',
    summary: 'The same for the bearer token; also sets its cookie in the browser.',
    data: verified,
    readsOnly: true,
  }),
  profile: defineCall({
    name: 'accounts.profile',
    method: 'GET',
    path: '/users/profile',
    access: 'learner',
    summary: 'The caller’s own user, statistics and invitation code.',
    data: z.object({ user, statistics: profileStatistics, invitation }),
  }),
  updateProfile: defineCall({
    name: 'accounts.updateProfile',
    method: 'POST',
    naturalKey: 'The user: fields have the values that were sent last.',
    path: '/users/profile',
    access: 'learner',
    summary: 'Changes the caller’s name or language.',
    body: profileBody,
    changesFields: true,
    data: z.object({ user }),
  }),
  changePassword: defineCall({
    name: 'accounts.changePassword',
    method: 'POST',
    naturalKey: 'The user: a repetition needs the new password as the current one.',
    path: '/users/changePassword',
    access: 'learner',
    needsReauthentication: 'with_second_factor',
    summary: 'Changes the caller’s password and ends their other sessions.',
    body: changePasswordBody,
    data: nothing,
    failures: ['INVALID_CREDENTIALS'],
  }),
  forgotPassword: defineCall({
    name: 'accounts.forgotPassword',
    method: 'POST',
    naturalKey: 'The address: the number of links within an hour is limited.',
    path: '/users/forgotPassword',
    access: 'guest',
    summary: 'Mails a reset link; answers the same whether or not the address is known.',
    body: forgotPasswordBody,
    data: nothing,
  }),
  checkResetLink: defineCall({
    name: 'accounts.checkResetLink',
    method: 'POST',
    path: '/users/checkResetLink',
    access: 'guest',
    summary: 'Says whether a mailed token can still set a password, and nothing else about it.',
    body: z.object({ token: mailedToken }),
    data: z.object({ valid: z.boolean() }),
    readsOnly: true,
  }),
  resetPassword: defineCall({
    name: 'accounts.resetPassword',
    method: 'POST',
    naturalKey: 'The mailed token, which works once.',
    path: '/users/resetPassword',
    access: 'guest',
    summary:
      'Sets a new password with a mailed token, which lives 60 minutes and works once. Says what else still logs in to a verified account; of one that was not verified everything else has ended.',
    body: resetPasswordBody,
    data: remainingLogins,
    failures: ['SESSION_EXPIRED'],
  }),
  sendVerification: defineCall({
    name: 'accounts.sendVerification',
    method: 'POST',
    naturalKey: 'The address: the number of links within an hour is limited.',
    path: '/users/sendVerification',
    access: 'learner',
    summary: 'Mails the caller a link that verifies their address: three within an hour at most.',
    data: nothing,
    failures: ['INVALID_STATE', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'],
  }),
  verifyEmail: defineCall({
    name: 'accounts.verifyEmail',
    method: 'POST',
    naturalKey: 'The mailed token, which works once.',
    path: '/users/verifyEmail',
    access: 'guest',
    summary: 'Verifies an address with a mailed token, which lives 24 hours and works once.',
    body: z.object({ token: mailedToken }),
    data: z.object({
      already_verified: z.boolean().describe('true: the address was verified before.'),
      password_token: z
        .string()
        .nullable()
        .describe(
          'Sets a new password: outside a session of the account the link ends all that opened it.',
        ),
    }),
    failures: ['SESSION_EXPIRED'],
  }),
  sessions: defineCall({
    name: 'accounts.sessions',
    method: 'GET',
    path: '/users/sessions',
    access: 'learner',
    summary: 'The caller’s open sessions.',
    data: z.object({
      list: z.array(listedSession),
    }),
  }),
  endSession: defineCall({
    name: 'accounts.endSession',
    method: 'DELETE',
    path: '/users/sessions/:id',
    access: 'learner',
    needsReauthentication: 'always',
    summary: 'Ends one session of the caller.',
    params: idParams,
    data: nothing,
    failures: ['NOT_FOUND'],
  }),
  endOtherSessions: defineCall({
    name: 'accounts.endOtherSessions',
    method: 'POST',
    naturalKey: 'The sessions: once ended they stay ended.',
    path: '/users/sessions/endOthers',
    access: 'learner',
    needsReauthentication: 'always',
    summary: 'Ends every session of the caller but the one in use.',
    data: z.object({ ended: z.int() }),
  }),
};
