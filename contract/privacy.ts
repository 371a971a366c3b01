import { z } from 'zod';
import { defineCall } from './call.ts';
import { isoTime, nothing, requiredString } from './fields.ts';

/** What has to be resolved before an account can be deleted. */
export const deletionBlockers = [
  'last_admin',
  'taught_courses',
  'open_requests',
  'open_orders',
] as const;
export type DeletionBlocker = (typeof deletionBlockers)[number];

const deletion = z
  .object({
    delete_at: isoTime.nullable().describe('When the account is deleted; null: it is not.'),
    blockers: z.array(z.object({ kind: z.enum(deletionBlockers), count: z.int() })),
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.output<typeof deletion>;

export const requestDeletionBody = z.object({
  password: requiredString('@current_password_required')
    .min(1, { error: '@current_password_required' })
    .max(1024),
});

export const privacyCalls = {
  export: defineCall({
    name: 'privacy.export',
    method: 'GET',
    path: '/users/export',
    access: 'learner',
    needsReauthentication: 'always',
    summary: 'All data stored about the caller, as a ZIP file: at most three within an hour.',
    data: nothing,
    sendsFile: 'application/zip',
    failures: ['RATE_LIMITED'],
  }),
  deletion: defineCall({
    name: 'privacy.deletion',
    method: 'GET',
    path: '/users/delete',
    access: 'learner',
    summary: 'Whether the caller’s account is going to be deleted, and what would prevent it.',
    data: deletion,
  }),
  requestDeletion: defineCall({
    name: 'privacy.requestDeletion',
    method: 'POST',
    naturalKey: 'The user: there is one deletion, on the day that was promised first.',
    path: '/users/delete',
    access: 'learner',
    needsReauthentication: 'with_second_factor',
    summary:
      'Deletes the caller’s account in 14 days, unless they cancel it; once more changes nothing.',
    body: requestDeletionBody,
    data: deletion,
    failures: ['INVALID_CREDENTIALS', 'INVALID_STATE', 'LAST_ADMIN', 'RATE_LIMITED'],
  }),
  cancelDeletion: defineCall({
    name: 'privacy.cancelDeletion',
    method: 'POST',
    naturalKey: 'The user: without a deletion nothing is cancelled.',
    path: '/users/delete/cancel',
    access: 'learner',
    summary: 'Cancels the deletion of the account; a repetition changes nothing.',
    data: deletion,
  }),
};
