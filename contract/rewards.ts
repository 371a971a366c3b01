import { z } from 'zod';
import { maxLengths, pageSizes } from '#domain/limits.ts';
import {
  type RedemptionAction,
  redemptionActions,
  redemptionStatuses,
} from '#domain/redemption-status.ts';
import { blankTexts, requireTexts, shownTexts, writtenTexts } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import {
  foldedLine,
  id,
  idParams,
  isoTime,
  line,
  listOf,
  locale,
  money,
  nothing,
  optionalLine,
  optionalText,
  pageQuery,
  personName,
  pointsAmount,
  pointsBound,
  requiredText,
  seenVersion,
} from './fields.ts';
import { canBeKind } from './files.ts';
import { foldText } from './text.ts';

export const rewardCategoryKind = z.enum([
  'merchandise',
  'course_access',
  'discount',
  'certificate',
  'consultation',
  'other',
]);
export type RewardCategoryKind = z.output<typeof rewardCategoryKind>;

export const rewardCategory = z
  .object({
    reward_category_id: id,
    kind: rewardCategoryKind,
    ...shownTexts('reward_category'),
    reward_count: z.int(),
  })
  .meta({ id: 'RewardCategory' });
export type RewardCategory = z.output<typeof rewardCategory>;

/** A category as an admin edits it. */
export const adminRewardCategory = z
  .object({
    reward_category_id: id,
    kind: rewardCategoryKind,
    ...shownTexts('reward_category'),
    position: z.int().describe('Categories stand in the order of these, lowest first.'),
    reward_count: z.int().describe('Rewards in it that are not archived.'),
    archived: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'AdminRewardCategory' });
export type AdminRewardCategory = z.output<typeof adminRewardCategory>;

/** What an admin writes of a category. At least one language of the name is needed. */
const categoryFields = {
  kind: rewardCategoryKind,
  ...writtenTexts('reward_category'),
  position: z.int().min(1).max(1000),
};
export const rewardCategoryCreateBody = z
  .object({
    ...categoryFields,
    ...blankTexts('reward_category'),
    position: categoryFields.position.default(1),
  })
  .superRefine(requireTexts('reward_category', '@name_required'));
export const rewardCategoryPatchBody = z
  .object(categoryFields)
  .partial()
  .extend({ version: seenVersion.optional() });

export const unavailableReason = z.enum([
  'login_needed',
  'insufficient_points',
  'max_redemptions_reached',
  'already_redeemed',
  'out_of_stock',
  'unavailable',
]);
export type UnavailableReason = z.output<typeof unavailableReason>;

export const rewardStatus = z.enum(['draft', 'active', 'inactive']);

export const reward = z
  .object({
    reward_id: id,
    reward_category_id: id,
    category: z.string(),
    category_zh: z.string(),
    category_kind: rewardCategoryKind,
    ...shownTexts('reward'),
    image: z.string().nullable(),
    points_required: z.int(),
    value: z.number().describe('US dollars.'),
    available_stock: z.int().nullable().describe('null: no limit.'),
    max_per_user: z.int().describe('0: no limit.'),
    expires_at: isoTime.nullable(),
    requires_shipping: z.boolean(),
    status: rewardStatus,
    redeemable: z.boolean(),
    unavailable_reason: unavailableReason.nullable(),
  })
  .meta({ id: 'Reward' });
export type Reward = z.output<typeof reward>;

export const redemptionStatus = z.enum(redemptionStatuses);

const redemptionItemFields = {
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

const delivery = {
  recipient_phone: z.string(),
  shipping_address: z.string(),
  shipping_city: z.string(),
  shipping_province: z.string(),
  shipping_postal_code: z.string(),
  additional_notes: z.string(),
  requires_shipping: z.boolean(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
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
    .describe('Carrier and number were corrected then; the request stayed where it was.'),
});

export const redemptionDetail = z
  .object({ ...redemptionItemFields, ...delivery, events: z.array(redemptionEvent) })
  .meta({ id: 'RedemptionDetail' });
export type RedemptionDetail = z.output<typeof redemptionDetail>;

/**
 * The redemption form. Which delivery fields must be filled depends on whether the
 * reward is shipped: the server decides that from the reward, a form passes it in.
 */
const redemptionFields = {
  reward_id: id,
  recipient_name: personName(100, '@recipient_name_required'),
  recipient_phone: foldedLine(40, '@recipient_phone_required'),
  shipping_city: optionalLine(100),
  shipping_province: optionalLine(100),
  shipping_postal_code: z
    .string()
    .overwrite(foldText)
    .trim()
    .regex(/^(\d{6})?$/, { error: '@postal_code' })
    .default(''),
  additional_notes: optionalText(500),
};
export const redemptionBody = z.object({
  ...redemptionFields,
  shipping_address: optionalText(300),
});
export const shippedRedemptionBody = z.object({
  ...redemptionFields,
  shipping_address: requiredText(300, '@shipping_address_required'),
});

const redemptionRef = z.object({ redemption_id: id });
const list = listOf(reward);

export const rewardCalls = {
  list: defineCall({
    name: 'rewards.list',
    method: 'GET',
    path: '/reward/list',
    access: 'guest',
    isShared: true,
    summary: 'The reward catalogue.',
    query: z.object({
      reward_category_id: id.optional(),
      min_points: pointsBound.optional(),
      max_points: pointsBound.optional(),
      sort: z.enum(['points_asc', 'points_desc', 'newest', 'popular']).default('points_asc'),
      ...pageQuery(pageSizes.rewards),
    }),
    data: list,
  }),
  get: defineCall({
    name: 'rewards.get',
    method: 'GET',
    path: '/reward/get',
    access: 'guest',
    isShared: true,
    summary: 'One reward.',
    query: z.object({ reward_id: id }),
    data: reward,
    failures: ['NOT_FOUND'],
  }),
  categories: defineCall({
    name: 'rewards.categories',
    method: 'GET',
    path: '/reward/categories',
    access: 'guest',
    isShared: true,
    summary: 'The categories that rewards are in.',
    data: z.object({ list: z.array(rewardCategory) }),
  }),
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
      'IDEMPOTENCY_CONFLICT',
    ],
    takesIdempotencyKey: true,
    withMessage: true,
  }),
  cancelRedemption: defineCall({
    name: 'rewards.cancelRedemption',
    method: 'POST',
    path: '/redemption/cancel',
    access: 'learner',
    summary: 'Takes a pending request back; points and stock return.',
    body: redemptionRef,
    data: z.object({ redemption_id: id, status: redemptionStatus, available_points: z.int() }),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    withMessage: true,
  }),
};

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

export const adminReward = z
  .object({
    reward_id: id,
    reward_category_id: id,
    category: z.string(),
    category_zh: z.string(),
    category_kind: rewardCategoryKind,
    ...shownTexts('reward'),
    image: z.string().nullable(),
    points_required: z.int(),
    value: z.number(),
    available_stock: z.int().nullable(),
    max_per_user: z.int(),
    expires_at: isoTime.nullable(),
    requires_shipping: z.boolean(),
    status: rewardStatus,
    redemption_count: z.int(),
    open_requests: z
      .int()
      .describe('They wait for a transition, and hold their unit of the stock.'),
    created_at: isoTime,
    archived: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'AdminReward' });
export type AdminReward = z.output<typeof adminReward>;

/** What an admin writes of a reward. At least one language of the name is needed. */
const rewardFields = {
  reward_category_id: id,
  ...writtenTexts('reward'),
  image: z
    .string()
    .trim()
    .max(300)
    .refine((path) => canBeKind(path, ['image']), { error: '@other_kind' })
    .nullable()
    .transform((path) => path || null),
  points_required: pointsAmount,
  value: money(1_000_000).describe('US dollars.'),
  available_stock: z.int().min(0).max(1_000_000).nullable(),
  max_per_user: z.int().min(0).max(1000),
  expires_at: isoTime.nullable(),
  status: rewardStatus,
};
export const rewardCreateBody = z
  .object({
    ...rewardFields,
    ...blankTexts('reward'),
    image: rewardFields.image.default(null),
    value: rewardFields.value.default(0),
    available_stock: rewardFields.available_stock.default(null),
    max_per_user: rewardFields.max_per_user.default(0),
    expires_at: rewardFields.expires_at.default(null),
    status: rewardFields.status.default('draft'),
  })
  .superRefine(requireTexts('reward', '@name_required'));
export const rewardPatchBody = z
  .object(rewardFields)
  .partial()
  .extend({ version: seenVersion.optional() });

/** As carriers print it: letters, digits, spaces and dashes. Absent where there is none. */
export const trackingNumber = z
  .string()
  .overwrite(foldText)
  .trim()
  .regex(/^([A-Za-z0-9][A-Za-z0-9 -]{2,39})?$/, { error: '@tracking_number' });

/** Details of an admin's step, by action. */
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
    ids: z.array(id).min(1).max(200),
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
    path: `/admin/redemptions/:id/${action}`,
    access: 'admin',
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
  recipient_phone: z.string(),
  shipping_address: z.string(),
  shipping_city: z.string(),
  shipping_province: z.string(),
  shipping_postal_code: z.string(),
  additional_notes: z.string(),
  reward_name: z.string(),
  reward_name_zh: z.string(),
  quantity: z.int(),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
});
export type PackingSlip = z.output<typeof packingSlip>;

const rewardCategoryRef = {
  params: idParams,
  access: 'admin',
  path: '/admin/reward-categories/:id',
} as const;

export const rewardAdminCalls = {
  categories: defineCall({
    name: 'admin.rewardCategories.list',
    method: 'GET',
    path: '/admin/reward-categories',
    access: 'admin',
    summary: 'The categories of rewards.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional(),
      kind: rewardCategoryKind.optional(),
      archived: z.boolean().default(false).describe('The archived ones instead.'),
      sort: z.enum(['position', 'name', 'rewards']).default('position'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminRewardCategory),
  }),
  category: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.get',
    method: 'GET',
    summary: 'One category of rewards.',
    data: adminRewardCategory,
    failures: ['NOT_FOUND'],
  }),
  createCategory: defineCall({
    name: 'admin.rewardCategories.create',
    method: 'POST',
    path: '/admin/reward-categories',
    access: 'admin',
    summary: 'Adds a category of rewards.',
    body: rewardCategoryCreateBody,
    data: adminRewardCategory,
  }),
  updateCategory: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.update',
    method: 'PATCH',
    summary: 'Changes a category of rewards.',
    body: rewardCategoryPatchBody,
    data: adminRewardCategory,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  deleteCategory: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.delete',
    method: 'DELETE',
    summary: 'Archives a category; its rewards stay as they are.',
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  restoreCategory: defineCall({
    ...rewardCategoryRef,
    name: 'admin.rewardCategories.restore',
    method: 'POST',
    path: '/admin/reward-categories/:id/restore',
    summary: 'Brings an archived category back.',
    data: adminRewardCategory,
    failures: ['NOT_FOUND'],
  }),
  redemptions: defineCall({
    name: 'admin.redemptions.list',
    method: 'GET',
    path: '/admin/redemptions',
    access: 'admin',
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
    summary:
      'Corrects carrier and tracking number of a parcel that has left. Status and points stay; the learner is written to.',
    params: idParams,
    body: parcelBody,
    data: adminRedemption,
    failures: ['NOT_FOUND', 'INVALID_STATE', 'STALE_VERSION'],
  }),
  batch: defineCall({
    name: 'admin.redemptions.batch',
    method: 'POST',
    path: '/admin/redemptions/batch',
    access: 'admin',
    summary: 'One step for many; each request succeeds or fails by itself.',
    body: redemptionBatchBody,
    data: z.object({
      done: z.array(id),
      failed: z.array(z.object({ id, error: z.string(), msg: z.string() })),
    }),
  }),
  rewards: defineCall({
    name: 'admin.rewards.list',
    method: 'GET',
    path: '/admin/rewards',
    access: 'admin',
    summary: 'Reward items, drafts and inactive ones included.',
    query: z.object({
      search: z.string().max(maxLengths.search).optional(),
      status: rewardStatus.optional(),
      reward_category_id: id.optional(),
      archived: z.boolean().default(false).describe('The archived ones instead.'),
      sort: z.enum(['newest', 'points_asc', 'points_desc', 'stock']).default('newest'),
      ...pageQuery(pageSizes.admin),
    }),
    data: listOf(adminReward),
  }),
  reward: defineCall({
    name: 'admin.rewards.get',
    method: 'GET',
    path: '/admin/rewards/:id',
    access: 'admin',
    summary: 'One reward item.',
    params: idParams,
    data: adminReward,
    failures: ['NOT_FOUND'],
  }),
  createReward: defineCall({
    name: 'admin.rewards.create',
    method: 'POST',
    path: '/admin/rewards',
    access: 'admin',
    summary: 'Adds a reward item.',
    body: rewardCreateBody,
    data: adminReward,
    failures: ['NOT_FOUND'],
  }),
  updateReward: defineCall({
    name: 'admin.rewards.update',
    method: 'PATCH',
    path: '/admin/rewards/:id',
    access: 'admin',
    summary: 'Changes a reward item.',
    params: idParams,
    body: rewardPatchBody,
    data: adminReward,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  deleteReward: defineCall({
    name: 'admin.rewards.delete',
    method: 'DELETE',
    path: '/admin/rewards/:id',
    access: 'admin',
    summary: 'Archives a reward item; past redemptions stay.',
    params: idParams,
    data: z.object({}),
    failures: ['NOT_FOUND'],
  }),
  restoreReward: defineCall({
    name: 'admin.rewards.restore',
    method: 'POST',
    path: '/admin/rewards/:id/restore',
    access: 'admin',
    summary: 'Brings an archived reward item back, as it was.',
    params: idParams,
    data: adminReward,
    failures: ['NOT_FOUND'],
  }),
};
