import { z } from 'zod';
import { consultationMinutes } from '#domain/consultations.ts';
import { wholeNumber } from './amounts.ts';
import { defineCall } from './call.ts';
import { idParams, isoTime, line, seenVersion } from './fields.ts';
import { adminRedemption } from './redemptions-admin.ts';

/** The time of a consultation, as an admin agrees it. */
export const agreementBody = z.object({
  starts_at: isoTime,
  minutes: wholeNumber(consultationMinutes.least, consultationMinutes.most, {
    range: '@consultation_minutes',
  }),
  place: line(300, '@consultation_place_required').describe('An address or a link.'),
  version: seenVersion.optional(),
});

/** What of a request agreeing a time changes, and the state that it is made on. */
export const agreementState = adminRedemption.pick({ status: true, version: true }).extend({
  starts_at: isoTime.nullable(),
  ends_at: isoTime.nullable(),
  place: z.string(),
});

export const consultationAdminCalls = {
  agreeTime: defineCall({
    name: 'admin.redemptions.agreeTime',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/redemptions/:id/consultation',
    access: 'admin',
    permission: 'redemptions',
    summary:
      'Sets the time of a consultation, or changes it; this approves a pending request. The learner is notified.',
    params: idParams,
    body: agreementBody,
    data: adminRedemption,
    failures: ['NOT_FOUND', 'INVALID_STATE', 'STALE_VERSION'],
  }),
};
