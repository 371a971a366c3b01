import { bilingualEntities, siteBlockEntities } from '#domain/bilingual-entities.ts';

type Id = number | string;

/** The order belongs to all site blocks of a tab: their list shows it. */
const block = (tab: string) => (id: Id) =>
  id === 'order' ? `/admin/marketing?tab=${tab}` : `/admin/marketing?tab=${tab}&edit=${id}`;

/** How the page of a record is addressed, by the audit's name of its type. */
const paths: Readonly<Record<string, (id: Id) => string>> = {
  user: (id) => `/admin/users/${id}`,
  teacher: (id) => `/admin/teachers?edit=${id}`,
  course: (id) => `/admin/courses/${id}`,
  content: (id) => `/admin/content/${id}`,
  reward: (id) => `/admin/rewards?edit=${id}`,
  reward_category: (id) => `/admin/reward-categories?edit=${id}`,
  redemption: (id) => `/admin/redemptions?request=${id}`,
  invitation_code: (id) => `/admin/invitations?edit=${id}`,
  coupon: (id) => `/admin/coupons?edit=${id}`,
  learner_group: (id) => `/admin/groups/${id}`,
  point_rule: (id) => `/admin/points?rule=${id}`,
  point_entry: (id) => `/admin/points/entries?search=%23${id}`,
  order: (id) => `/admin/orders?order_id=${id}`,
  payment: (id) => `/admin/payments?state=all&payment_id=${id}`,
  submission: (id) => `/teach/submissions/${id}`,
  review: (id) => `/admin/reviews?review_id=${id}`,
  site_settings: () => '/admin/settings',
  email_text: (id) => `/admin/emails/${id}`,
  legal_document: (id) => `/admin/legal?kind=${id}`,
  ...Object.fromEntries(
    siteBlockEntities.map((entity) => [entity, block(bilingualEntities[entity].siteBlock.plural)]),
  ),
};

/** Where a record is viewed and edited; null where it has no page of its own. */
export function recordPath(entity: string, id: Id): string | null {
  return paths[entity]?.(id) ?? null;
}
