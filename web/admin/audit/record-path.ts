import { bilingualEntities, siteBlockEntities } from '#domain/bilingual-entities.ts';
import type { Permission } from '#domain/permissions.ts';

type Id = number | string;

/** The order belongs to all site blocks of a tab: their list shows it. */
const block = (tab: string) => (id: Id) =>
  id === 'order' ? `/admin/marketing?tab=${tab}` : `/admin/marketing?tab=${tab}&edit=${id}`;

interface RecordPage {
  /** What the page asks of an admin. */
  permission: Permission;
  pathOf: (id: Id) => string;
}

const page = (permission: Permission, pathOf: RecordPage['pathOf']): RecordPage => ({
  permission,
  pathOf,
});

/** How the page of a record is addressed, by the audit's name of its type. */
const pages: Readonly<Record<string, RecordPage>> = {
  user: page('people', (id) => `/admin/users/${id}`),
  teacher: page('courses', (id) => `/admin/teachers?edit=${id}`),
  course: page('courses', (id) => `/admin/courses/${id}`),
  content: page('courses', (id) => `/admin/content/${id}`),
  reward: page('rewards', (id) => `/admin/rewards?edit=${id}`),
  reward_category: page('rewards', (id) => `/admin/reward-categories?edit=${id}`),
  redemption: page('redemptions', (id) => `/admin/redemptions?request=${id}`),
  invitation_code: page('accounts', (id) => `/admin/invitations?edit=${id}`),
  coupon: page('coupons', (id) => `/admin/coupons?edit=${id}`),
  learner_group: page('accounts', (id) => `/admin/groups/${id}`),
  point_rule: page('points', (id) => `/admin/points?rule=${id}`),
  point_entry: page('points', (id) => `/admin/points/entries?search=%23${id}`),
  order: page('orders', (id) => `/admin/orders?order_id=${id}`),
  payment: page('payments', (id) => `/admin/payments?state=all&payment_id=${id}`),
  submission: page('courses', (id) => `/teach/submissions/${id}`),
  review: page('reviews', (id) => `/admin/reviews?review_id=${id}`),
  site_settings: page('settings', () => '/admin/settings'),
  email_text: page('emails', (id) => `/admin/emails/${id}`),
  legal_document: page('legal', (id) => `/admin/legal?kind=${id}`),
  ...Object.fromEntries(
    siteBlockEntities.map((entity) => [
      entity,
      page('marketing', block(bilingualEntities[entity].siteBlock.plural)),
    ]),
  ),
};

/**
 * Where a record is viewed and edited.
 * @param may what the reader may do
 * @returns null where it has no page of its own, or none for the reader
 */
export function recordPath(
  entity: string,
  id: Id,
  may: (permission: Permission) => boolean,
): string | null {
  const found = pages[entity];
  return found !== undefined && may(found.permission) ? found.pathOf(id) : null;
}
