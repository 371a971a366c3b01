/**
 * Every table that names people, and what becomes of it in the export of a person's own data. A new
 * table with a reference to `users`, or to a table that is exported, belongs in one of the lists
 * below: a test walks all foreign keys and fails until it does.
 *
 * - The rows belong to the person: a line in `exportedTables`, and a title in
 *   `i18n/{en,zh}/privacy-messages.ts` (`tables`).
 * - The column names who did something for somebody else, or what belongs to everybody: a line in
 *   `namedElsewhere`.
 *
 * A listed table that the database does not have is skipped.
 */

/** Which rows of a table are a person's. */
export interface OwnRows {
  /** The column that names the person. */
  by: string;
  /** The table whose rows name the person, where this one does not itself: joined by `by`. */
  through?: OwnRows & { table: string };
}

export interface ExportedTable extends OwnRows {
  /** Columns that are left out: secrets, and columns made for searching. */
  without?: readonly string[];
}

const byUser = { by: 'user_id' } as const;
const ofRequest = { by: 'redemption_id', through: { table: 'reward_redemptions', by: 'user_id' } };
const ofPayment = { by: 'payment_id', through: { table: 'payments', by: 'user_id' } };
const ofRefund = { by: 'refund_id', through: { table: 'payment_refunds', ...ofPayment } };
const ofOrder = { by: 'order_id', through: { table: 'orders', by: 'user_id' } };

export const exportedTables = {
  users: { by: 'user_id', without: ['password_hash', 'search_text', 'name_order'] },
  legal_consents: byUser,
  sessions: { by: 'user_id', without: ['token_hash', 'cookie_key', 'cookie_hash'] },
  known_devices: { by: 'user_id', without: ['token_hash'] },
  passkeys: { by: 'user_id', without: ['credential_id', 'user_handle', 'public_key', 'counter'] },
  user_identities: byUser,
  email_verifications: { by: 'user_id', without: ['token_hash'] },
  email_changes: byUser,
  email_bounces: byUser,
  data_exports: byUser,
  notifications: byUser,
  notification_settings: byUser,
  notice_deliveries: byUser,
  push_subscriptions: { by: 'user_id', without: ['endpoint', 'p256dh', 'auth'] },
  invitation_codes: { by: 'owner_user_id', without: ['search_text'] },
  invitation_uses: byUser,
  active_days: byUser,
  seen_days: byUser,
  enrollments: byUser,
  course_learners: byUser,
  course_grants: byUser,
  course_redemptions: byUser,
  content_openings: byUser,
  content_progress: byUser,
  course_completions: byUser,
  quiz_attempts: byUser,
  quiz_attempt_grants: byUser,
  assignment_submissions: byUser,
  course_reads: byUser,
  course_likes: byUser,
  teacher_likes: byUser,
  course_reviews: { by: 'user_id', without: ['search_text'] },
  point_accounts: byUser,
  point_entries: { by: 'user_id', without: ['search_text'] },
  point_lots: byUser,
  point_lot_moves: { by: 'lot_id', through: { table: 'point_lots', by: 'user_id' } },
  unpaid_earnings: byUser,
  sign_ins: byUser,
  reward_redemptions: { by: 'user_id', without: ['search_text'] },
  redemption_events: ofRequest,
  redemption_coupon_courses: ofRequest,
  consultations: ofRequest,
  reward_codes: ofRequest,
  orders: byUser,
  replaced_order_terms: ofOrder,
  stripe_checkouts: { ...ofOrder, without: ['session_id', 'url'] },
  coupons: { by: 'owner_user_id' },
  coupon_courses: { by: 'coupon_id', through: { table: 'coupons', by: 'owner_user_id' } },
  coupon_uses: byUser,
  group_members: byUser,
  group_messages: {
    by: 'message_id',
    through: { table: 'group_message_recipients', by: 'user_id' },
    without: ['sent_by', 'recipient_count'],
  },
  payments: { by: 'user_id', without: ['search_text'] },
  payment_refunds: ofPayment,
  payment_receipts: ofPayment,
  stripe_payments: ofPayment,
  stripe_refunds: ofRefund,
  stripe_disputes: ofPayment,
  files: { by: 'owner_user_id', without: ['key'] },
  media_uploads: { by: 'owner_user_id', without: ['key'] },
  drafts: byUser,
  teachers: { by: 'user_id', without: ['search_text', 'name_order'] },
  // The changes are about others; that this person made them is about the person.
  audit_log: { by: 'actor_user_id', without: ['before', 'after', 'search_text'] },
} as const satisfies Record<string, ExportedTable>;
export type ExportedTableName = keyof typeof exportedTables;

const STAFF = 'names who acted for the academy; the row is about somebody else or a text of ours';

/**
 * Columns with a reference to `users`, or to a table that is exported, that the export leaves out, each
 * with the reason.
 */
export const namedElsewhere: Readonly<Record<string, string>> = {
  'password_resets.user_id': 'holds nothing but the hash of a mailed secret, for an hour',
  'idempotency_keys.user_id': 'repeats for a week what the other tables hold',
  'content_versions.actor_user_id': STAFF,
  'course_reviews.replied_by': STAFF,
  'assignment_submissions.graded_by': STAFF,
  'course_grants.granted_by': STAFF,
  'course_grants.revoked_by': STAFF,
  'quiz_attempt_grants.granted_by': STAFF,
  'point_entries.actor_user_id': STAFF,
  'redemption_events.actor_user_id': STAFF,
  'consultations.agreed_by': STAFF,
  'payments.recorded_by': STAFF,
  'jobs.user_id': 'a queue: the row is gone some time after its work is done',
  'second_factors.user_id': 'holds a secret and when it was set',
  'recovery_codes.user_id': 'holds nothing but hashes of secrets',
  'login_challenges.user_id': 'holds nothing but the hash of a secret, for minutes',
  'orders.decided_by': STAFF,
  'group_members.added_by': STAFF,
  'group_messages.sent_by': STAFF,
  'group_message_recipients.user_id': 'says whose the rows of `group_messages` are',
  'group_message_recipients.message_id': 'the same',
  'payment_refunds.refunded_by': STAFF,
  'legal_versions.published_by': STAFF,
  'courses.teacher_id': 'a course is the academy’s, and public',
  'teacher_counters.teacher_id': 'counts what other people did',
  'email_change_links.user_id': 'holds nothing but hashes of mailed secrets',
  'file_uses.file_id': 'says what of ours shows a file',
  'oidc_transactions.session_id': 'holds secrets of a login, for minutes',
  'passkey_challenges.session_id': 'holds a secret, for minutes',
};

/**
 * Tables with a reference to `users` whose rows open no account: neither by themselves nor by a
 * secret that they hold. Every other one belongs to `accessTables`, so that `endAllAccess` ends it; a
 * test fails until a new table is in one of both lists.
 */
export const opensNoAccount: readonly string[] = [
  'active_days',
  'assignment_submissions',
  'audit_log',
  'consultations',
  'content_openings',
  'content_progress',
  'content_versions',
  'coupon_uses',
  'coupons',
  'course_completions',
  'course_grants',
  'course_learners',
  'course_likes',
  'course_reads',
  'course_redemptions',
  'course_reviews',
  'data_exports',
  'drafts',
  'email_bounces',
  'enrollments',
  'files',
  'group_members',
  'group_message_recipients',
  'group_messages',
  'idempotency_keys',
  'invitation_codes',
  'invitation_uses',
  'jobs',
  'legal_consents',
  'legal_versions',
  'media_uploads',
  'notice_deliveries',
  'notification_settings',
  'notifications',
  'orders',
  'payment_refunds',
  'payments',
  'point_accounts',
  'point_entries',
  'point_lots',
  'quiz_attempt_grants',
  'quiz_attempts',
  'redemption_events',
  'reward_redemptions',
  'seen_days',
  'sign_ins',
  'teacher_likes',
  'teachers',
  'unpaid_earnings',
];
