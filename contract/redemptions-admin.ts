import { z } from 'zod';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { type RedemptionAction, redemptionActions } from '#domain/redemption-status.ts';
import { defineCall } from './call.ts';
import {
  groupFilter,
  id,
  idParams,
  isoTime,
  line,
  locale,
  nothing,
  optionalLine,
  optionalText,
  requiredText,
  seenVersion,
} from './fields.ts';
import { listOf, pageQuery } from './paging.ts';
import {
  delivery,
  parcelFields,
  recipientBody,
  redemptionEvent,
  redemptionItemFields,
  redemptionStatus,
} from './redemptions.ts';
import { foldText } from './text.ts';

/** How many requests one command decides at most. */
export const MAX_AT_ONCE = 200;

/** A request of another account that goes to the same phone or address. */
const sharedRedemption = z.object({
  redemption_id: id,
  redemption_date: isoTime,
  status: redemptionStatus,
  user_id: id,
  user_name: z.string(),
  recipient_name: z.string(),
  same_phone: z.boolean(),
  same_address: z.boolean(),
});

/** So many of them are counted and listed at most. */
export const MAX_SHARED_REDEMPTIONS = 20;

export const adminRedemption = z
  .object({
    ...redemptionItemFields,
    ...delivery,
    user_id: id,
    user_name: z.string(),
    user_email: z.string(),
    events: z.array(redemptionEvent),
    waiting_hours: z
      .int()
      .min(0)
      .describe('Since it was asked for; of a closed request, until it was closed.'),
    shared_with: z
      .array(sharedRedemption)
      .describe(
        `Requests of other accounts with the same phone or address, the newest first; at most ${MAX_SHARED_REDEMPTIONS}.`,
      ),
    version: z.int(),
  })
  .meta({ id: 'AdminRedemption' });
export type AdminRedemption = z.output<typeof adminRedemption>;

/** As carriers print it: A to Z, digits, spaces and dashes. Absent where there is none. */
export const trackingNumber = z
  .string()
  .overwrite(foldText)
  .trim()
  .regex(/^([A-Za-z0-9][A-Za-z0-9 -]{2,39})?$/, { error: '@tracking_number' });

/** Details of an admin's transition, by action. */
const redemptionActionFields = {
  note: optionalText(500).describe('Kept with the step; the learner does not see it.'),
  reason: optionalText(500).describe('For `reject`, required there: the learner reads it.'),
  carrier: optionalLine(80).describe('For `ship`, required there.'),
  tracking_number: trackingNumber.default('').describe('For `ship`, where the carrier gives one.'),
};
export const redemptionActionBody = z.object(redemptionActionFields);
export const rejectionBody = z.object({
  ...redemptionActionFields,
  reason: requiredText(500, '@reason_required').describe('Told to the learner.'),
});

export const shipmentBody = z.object({
  ...redemptionActionFields,
  carrier: line(80, '@carrier_required'),
});

/** A parcel that has left, corrected: as strict as sending it. */
export const parcelBody = shipmentBody
  .pick({ carrier: true, tracking_number: true })
  .extend({ version: seenVersion.optional() });

/** What of a request the correction of its address changes, and the state that it is made on. */
export const recipientState = adminRedemption.pick({
  status: true,
  recipient_name: true,
  recipient_phone: true,
  shipping_address: true,
  shipping_city: true,
  shipping_province: true,
  shipping_postal_code: true,
  shipping_country: true,
  version: true,
});

/** What of a request a correction changes, and the state that it is made on. */
export const parcelState = adminRedemption.pick({
  status: true,
  carrier: true,
  tracking_number: true,
  version: true,
});

const redemptionAction = z.enum(redemptionActions);
export const redemptionBatchBody = z
  .object({
    ...redemptionActionFields,
    ids: z.array(id).min(1).max(MAX_AT_ONCE),
    action: redemptionAction,
    tracking_numbers: z
      .record(z.string().regex(/^[1-9]\d{0,9}$/), trackingNumber)
      .default({})
      .describe('For `ship`: the number of each parcel, by the id of its request.'),
  })
  .refine((b) => b.action !== 'reject' || b.reason !== '', {
    error: '@reason_required',
    path: ['reason'],
  })
  .refine((b) => b.action !== 'ship' || b.carrier !== '', {
    error: '@carrier_required',
    path: ['carrier'],
  })
  // Two parcels never have one number.
  .refine((b) => b.ids.length === 1 || b.tracking_number === '', {
    error: '@tracking_number_each',
    path: ['tracking_number'],
  });

const adminRedemptionAction = <Body extends z.ZodObject>(
  action: RedemptionAction,
  summary: string,
  body: Body,
) =>
  defineCall({
    name: `admin.redemptions.${action}`,
    method: 'POST',
    takesIdempotencyKey: true,
    path: `/admin/redemptions/:id/${action}`,
    access: 'admin',
    permission: 'redemptions',
    summary,
    params: idParams,
    body,
    data: adminRedemption,
    failures: ['NOT_FOUND', 'INVALID_STATE'],
  });

const queueFilters = {
  status: redemptionStatus.optional(),
  search: z.string().max(maxLengths.search).optional(),
  user_id: id.optional(),
  reward_id: id.optional(),
  group_id: groupFilter,
};

/** Requests by their numbers, such as `12,15,40`. */
const someIds = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/, { error: '@ids' })
  .describe('Up to 200 numbers, separated by commas.');

/** What lies in the parcel with the goods. */
export const packingSlip = z.object({
  redemption_id: id,
  redemption_date: isoTime,
  status: redemptionStatus,
  language: locale.describe('The learner’s: the slip is written in it first.'),
  recipient_name: z.string(),
  ...parcelFields,
  reward_name: z.string(),
  reward_name_zh: z.string(),
  quantity: z.int(),
});
export type PackingSlip = z.output<typeof packingSlip>;

export const redemptionAdminCalls = {
  redemptions: defineCall({
    name: 'admin.redemptions.list',
    method: 'GET',
    path: '/admin/redemptions',
    access: 'admin',
    permission: 'redemptions',
    summary: 'The redemption queue.',
    query: z.object({
      ...queueFilters,
      sort: z.enum(['oldest', 'newest', 'points']).default('oldest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminRedemption).extend({ counts: z.record(redemptionStatus, z.int()) }),
  }),
  redemptionsCsv: defineCall({
    name: 'admin.redemptions.csv',
    method: 'GET',
    path: '/admin/redemptions.csv',
    access: 'admin',
    needsReauthentication: 'always',
    permission: 'redemptions',
    summary:
      'Requests that travel by post as a table for the courier, oldest first: the filters of the list, or chosen ones.',
    query: z.object({ ...queueFilters, ids: someIds.optional() }),
    data: nothing,
    sendsFile: 'text/csv',
  }),
  slips: defineCall({
    name: 'admin.redemptions.slips',
    method: 'GET',
    path: '/admin/redemptions/slips',
    access: 'admin',
    permission: 'redemptions',
    summary:
      'What is printed for the parcels of requests, in the order asked for; what is not shipped has none.',
    query: z.object({ ids: someIds }),
    data: z.object({ list: z.array(packingSlip) }),
    failures: ['NOT_FOUND'],
  }),
  redemption: defineCall({
    name: 'admin.redemptions.get',
    method: 'GET',
    path: '/admin/redemptions/:id',
    access: 'admin',
    permission: 'redemptions',
    summary: 'One redemption with its history.',
    params: idParams,
    data: adminRedemption,
    failures: ['NOT_FOUND'],
  }),
  approve: adminRedemptionAction('approve', 'Accepts a pending request.', redemptionActionBody),
  reject: adminRedemptionAction(
    'reject',
    'Declines a pending or approved request; points and stock return.',
    rejectionBody,
  ),
  ship: adminRedemptionAction(
    'ship',
    'Marks an approved request as on its way; its points are spent.',
    shipmentBody,
  ),
  complete: adminRedemptionAction(
    'complete',
    'Closes a shipped request, or an approved one that is not shipped.',
    redemptionActionBody,
  ),
  correctParcel: defineCall({
    name: 'admin.redemptions.update',
    method: 'PATCH',
    path: '/admin/redemptions/:id',
    access: 'admin',
    permission: 'redemptions',
    summary:
      'Corrects carrier and tracking number of a shipped parcel. Status and points stay; the learner is notified.',
    params: idParams,
    body: parcelBody,
    data: adminRedemption,
    failures: ['NOT_FOUND', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  correctAddress: defineCall({
    name: 'admin.redemptions.address',
    method: 'PATCH',
    path: '/admin/redemptions/:id/address',
    access: 'admin',
    permission: 'redemptions',
    summary:
      'Corrects the recipient and the address of a parcel not yet shipped. The learner sees it and is notified.',
    params: idParams,
    body: recipientBody,
    data: adminRedemption,
    failures: ['NOT_FOUND', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  batch: defineCall({
    name: 'admin.redemptions.batch',
    method: 'POST',
    naturalKey: 'The request and the action: each happens once.',
    path: '/admin/redemptions/batch',
    access: 'admin',
    permission: 'redemptions',
    summary: 'Moves many requests one step on; each succeeds or fails by itself.',
    body: redemptionBatchBody,
    data: z.object({
      done: z.array(id),
      failed: z.array(z.object({ id, error: z.string(), msg: z.string() })),
    }),
  }),
};
