import { z } from 'zod';
import { MAX_PROPOSED_TIMES } from '#domain/consultations.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { redemptionStatuses } from '#domain/redemption-status.ts';
import {
  isPostalCode,
  isShippingCountry,
  type ShippingCountry,
  shippingCountries,
} from '#domain/shipping-country.ts';
import { defineCall } from './call.ts';
import {
  foldedLine,
  id,
  isoTime,
  MAX_INTEGER,
  nothing,
  optionalLine,
  optionalText,
  personName,
  requiredText,
  seenVersion,
} from './fields.ts';
import { pageQuery } from './paging.ts';
import { redemptionCoupon } from './reward-coupons.ts';
import { foldText } from './text.ts';

export const redemptionStatus = z.enum(redemptionStatuses);

export const redemptionItemFields = {
  redemption_id: id,
  redemption_date: isoTime,
  recipient_name: z.string(),
  points_spent: z.int(),
  status: redemptionStatus,
  reward_id: id,
  reward_name: z.string(),
  reward_name_zh: z.string(),
  image: z.string().nullable(),
};

export const redemptionItem = z.object(redemptionItemFields).meta({ id: 'RedemptionItem' });
export type RedemptionItem = z.output<typeof redemptionItem>;

/** Where a parcel goes, and by whom it travels. */
export const parcelFields = {
  recipient_phone: z.string(),
  shipping_address: z.string(),
  shipping_city: z.string(),
  shipping_province: z.string(),
  shipping_postal_code: z.string(),
  shipping_country: z
    .enum(shippingCountries)
    .nullable()
    .describe('Null where the request was sent without one.'),
  additional_notes: z.string(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
};

export const delivery = {
  ...parcelFields,
  requires_shipping: z.boolean(),
  delivers_code: z
    .boolean()
    .describe('Approving it delivers a code, which only `GET /redemption/code` returns.'),
  fulfils_itself: z.boolean().describe('Approving it fulfils it: nothing is left to do.'),
  course: z
    .object({ course_id: id, title: z.string(), title_zh: z.string() })
    .nullable()
    .describe('The course that its approval opens.'),
  consultation: z
    .object({
      proposed_times: z.array(isoTime).describe('What the learner proposed, the best first.'),
      agreed: z
        .object({
          starts_at: isoTime,
          ends_at: isoTime,
          place: z.string().describe('An address or a link.'),
        })
        .nullable()
        .describe('The agreed time; null: none yet, or the request was declined.'),
    })
    .nullable()
    .describe('null: the request is for no consultation.'),
  coupon: redemptionCoupon,
  rejection_reason: z.string().nullable(),
};

export const redemptionEvent = z.object({
  status: redemptionStatus,
  at: isoTime,
  by: z
    .string()
    .describe('Who did it. A learner sees their own name and, for admins, the academy’s.'),
  note: z
    .string()
    .describe(
      'The academy’s own note; a learner sees the reason of a rejection here, else nothing.',
    ),
  is_correction: z
    .boolean()
    .describe(
      'Corrected then, while the status stayed: the address before the parcel left, its carrier and number afterwards.',
    ),
});

export const redemptionDetail = z
  .object({ ...redemptionItemFields, ...delivery, events: z.array(redemptionEvent) })
  .meta({ id: 'RedemptionDetail' });
export type RedemptionDetail = z.output<typeof redemptionDetail>;

/**
 * The redemption form. Which delivery fields must be filled depends on whether the
 * reward is shipped: the server decides that from the reward, a form passes it in.
 */
const recipientFields = {
  recipient_name: personName(100, '@recipient_name_required'),
  recipient_phone: foldedLine(40, '@recipient_phone_required'),
  shipping_city: optionalLine(100),
  shipping_province: optionalLine(100),
  shipping_postal_code: z
    .string()
    .overwrite(foldText)
    .trim()
    .max(20)
    .default('')
    .describe('SG and CN 6 digits, MY 5, others 3 to 10 of A to Z, digits, spaces and dashes.'),
  shipping_country: z
    .enum(shippingCountries)
    .optional()
    .describe('Without one the postal code has 6 digits.'),
};
const redemptionFields = {
  reward_id: id,
  course_id: id
    .optional()
    .describe('Where the reward opens a course, required: which of those that it covers.'),
  proposed_times: z
    .array(isoTime)
    .max(MAX_PROPOSED_TIMES, { error: '@proposed_times_most' })
    .optional()
    .describe('Where the reward is a consultation, required: when it suits, the best time first.'),
  ...recipientFields,
  additional_notes: optionalText(500),
};

const postalCodeErrors = {
  SG: '@postal_code_sg',
  MY: '@postal_code_my',
  CN: '@postal_code_cn',
  other: '@postal_code_elsewhere',
} as const satisfies Record<ShippingCountry, string>;

/** The fields as they came, of which others may be wrong. */
type Unchecked = Record<string, unknown>;

function hasPostalCodeOfCountry({ shipping_postal_code: code, shipping_country: to }: Unchecked) {
  return typeof code !== 'string' || isPostalCode(code, isShippingCountry(to) ? to : undefined);
}

/** Checked together with all other fields, so that every error is reported at once. */
const postalCodeCheck = {
  path: ['shipping_postal_code'],
  when: () => true,
  error: ({ input }: { input?: unknown }) => {
    const to = (input as Unchecked).shipping_country;
    return isShippingCountry(to) ? postalCodeErrors[to] : '@postal_code';
  },
};

export const redemptionBody = z
  .object({ ...redemptionFields, shipping_address: optionalText(300) })
  .refine(hasPostalCodeOfCountry, postalCodeCheck);
export const shippedRedemptionBody = z
  .object({
    ...redemptionFields,
    shipping_address: requiredText(300, '@shipping_address_required'),
  })
  .refine(hasPostalCodeOfCountry, postalCodeCheck);

export const courseRedemptionBody = z
  .object({
    ...redemptionFields,
    course_id: z
      .int({ error: '@course_required' })
      .min(1, { error: '@course_required' })
      .max(MAX_INTEGER),
    shipping_address: optionalText(300),
  })
  .refine(hasPostalCodeOfCountry, postalCodeCheck);

export const consultationRedemptionBody = z
  .object({
    ...redemptionFields,
    proposed_times: z
      .array(isoTime, { error: '@proposed_times_required' })
      .min(1, { error: '@proposed_times_required' })
      .max(MAX_PROPOSED_TIMES, { error: '@proposed_times_most' }),
    shipping_address: optionalText(300),
  })
  .refine(hasPostalCodeOfCountry, postalCodeCheck);

/** Where a parcel goes, corrected by an admin: checked like the learner's own form. */
export const recipientBody = z
  .object({
    ...recipientFields,
    shipping_address: requiredText(300, '@shipping_address_required'),
    version: seenVersion.optional(),
  })
  .refine(hasPostalCodeOfCountry, postalCodeCheck);

const redemptionRef = z.object({ redemption_id: id });

export const redemptionCalls = {
  redemptions: defineCall({
    name: 'rewards.redemptions',
    method: 'GET',
    path: '/redemption/list',
    access: 'learner',
    summary: 'The caller’s redemptions, newest first.',
    query: z.object(pageQuery(pageSizes.ownRedemptions)),
    data: z.object({
      redemptions: z.array(redemptionItem),
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), total_pages: z.int() }),
    }),
    withMessage: true,
  }),
  redemption: defineCall({
    name: 'rewards.redemption',
    method: 'GET',
    path: '/redemption/get',
    access: 'learner',
    summary: 'One of the caller’s redemptions with its history.',
    query: redemptionRef,
    data: redemptionDetail,
    failures: ['NOT_FOUND'],
    withMessage: true,
  }),
  redemptionCode: defineCall({
    name: 'rewards.redemptionCode',
    method: 'GET',
    path: '/redemption/code',
    access: 'learner',
    summary: 'The code that one of the caller’s redemptions delivered; nobody else can read it.',
    query: redemptionRef,
    data: z.object({ redemption_id: id, code: z.string() }),
    failures: ['NOT_FOUND'],
    withMessage: true,
  }),
  calendar: defineCall({
    name: 'rewards.calendar',
    method: 'GET',
    path: '/redemption/calendar',
    access: 'learner',
    summary: 'The agreed time of one of the caller’s consultations as a calendar file.',
    query: redemptionRef,
    data: nothing,
    sendsFile: 'text/calendar',
    failures: ['NOT_FOUND'],
  }),
  createRedemption: defineCall({
    name: 'rewards.createRedemption',
    method: 'POST',
    path: '/redemption/create',
    access: 'learner',
    summary: 'Asks for a reward: points and stock are held until an admin decides.',
    body: redemptionBody,
    data: z.object({ redemption_id: id, new_stock: z.int().nullable(), available_points: z.int() }),
    failures: [
      'NOT_FOUND',
      'EMAIL_NOT_VERIFIED',
      'INSUFFICIENT_POINTS',
      'OUT_OF_STOCK',
      'MAX_REDEMPTIONS_REACHED',
      'ALREADY_REDEEMED',
      'UNAVAILABLE',
    ],
    takesIdempotencyKey: true,
    withMessage: true,
  }),
  cancelRedemption: defineCall({
    name: 'rewards.cancelRedemption',
    method: 'POST',
    naturalKey: 'The request: once cancelled it stays cancelled.',
    path: '/redemption/cancel',
    access: 'learner',
    summary:
      'Cancels a pending request; points and stock are released, once: a repetition changes nothing.',
    body: redemptionRef,
    data: z.object({ redemption_id: id, status: redemptionStatus, available_points: z.int() }),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    withMessage: true,
  }),
};
