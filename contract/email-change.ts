import { z } from 'zod';
import { defineCall } from './call.ts';
import { email, isoTime, line, nothing, requiredString } from './fields.ts';

/** The change of address that a person has asked for and not completed. */
export const pendingEmailChange = z
  .object({
    email: z.string().describe('The new address.'),
    expires_at: isoTime,
    current_confirmed: z.boolean().describe('The present address agreed, or was never verified.'),
    new_confirmed: z.boolean().describe('The new address proved to be the caller’s.'),
  })
  .meta({ id: 'PendingEmailChange' });
export type PendingEmailChange = z.output<typeof pendingEmailChange>;

export const requestEmailChangeBody = z.object({
  email,
  current_password: requiredString('@current_password_required')
    .min(1, { error: '@current_password_required' })
    .max(1024),
});

/** What a mailed link has brought about. */
export const emailChangeOutcome = z.enum(['changed', 'waiting_for_current', 'waiting_for_new']);
export type EmailChangeOutcome = z.output<typeof emailChangeOutcome>;

export const emailChangeCalls = {
  pending: defineCall({
    name: 'accounts.emailChange',
    method: 'GET',
    path: '/users/email',
    access: 'learner',
    summary: 'The caller’s pending change of address.',
    data: z.object({ pending: pendingEmailChange.nullable() }),
  }),
  request: defineCall({
    name: 'accounts.requestEmailChange',
    method: 'POST',
    naturalKey: 'The user: there is one open change, the one that was sent last.',
    path: '/users/email',
    access: 'learner',
    needsReauthentication: 'with_second_factor',
    summary:
      'Mails links to the new address, and to the present one where it is verified; the address changes once each is confirmed. Replaces a pending change; at most three within an hour.',
    body: requestEmailChangeBody,
    data: z.object({ pending: pendingEmailChange }),
    failures: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
  }),
  cancel: defineCall({
    name: 'accounts.cancelEmailChange',
    method: 'DELETE',
    path: '/users/email',
    access: 'learner',
    summary: 'Withdraws the open change of address and its links.',
    data: nothing,
  }),
  confirm: defineCall({
    name: 'accounts.confirmEmailChange',
    method: 'POST',
    naturalKey: 'The mailed token, which works once.',
    path: '/users/confirmEmail',
    access: 'guest',
    summary: 'Confirms a change of address with a mailed token, which lives 24 hours.',
    body: z.object({ token: line(200) }),
    data: z.object({
      outcome: emailChangeOutcome,
      ended_access: z
        .boolean()
        .describe(
          'The link to the new address was opened outside a session of the account: all that opened it has ended, and that address is mailed a link to set a password.',
        ),
    }),
    failures: ['SESSION_EXPIRED', 'EMAIL_TAKEN'],
  }),
};
