import { auditFields } from './audit-fields.ts';

/**
 * Fields that nobody changes: they identify the record, repeat the verb of the line, or
 * follow from other fields. They are stored and not shown.
 */
export const hiddenAuditFields: ReadonlySet<string> = new Set([
  'id',
  'activity_id',
  'article_id',
  'banner_id',
  'case_id',
  'coupon_id',
  'faq_id',
  'passage_id',
  'file_id',
  'invitation_code_id',
  'payment_id',
  'refund_id',
  'dispute_id',
  'opened_at',
  'refunds_by_stripe',
  'stripe_state',
  'redemption_id',
  'order_id',
  'receipt_url',
  'course_is_open',
  'earlier_terms',
  'review_id',
  'version',
  'created_at',
  'updated_at',
  'archived',
  'archived_at',
  'is_archived',
  'replied_at',
  'last_seen_at',
  'texts_changed_at',
  'texts_zh_changed_at',
  'missing',
  'missing_for_publishing',
  'missing_languages',
  'outdated',
  'available_points',
  'can_reply',
  'category_kind',
  'content_count',
  'course_count',
  'course_status',
  'has_password',
  'is_published',
  'learner_count',
  'likes_count',
  'enrollments',
  'redemption_count',
  'open_requests',
  'reward_count',
  'state',
  'student_count',
  'today',
  'used_count',
  'user_avatar',
]);

/** Whether a field of a line has a label, or is known to need none. */
export function isKnownAuditField(name: string): boolean {
  const english = name.endsWith('_zh') ? name.slice(0, -3) : name;
  return hiddenAuditFields.has(name) || auditFields.some((field) => field === english);
}
