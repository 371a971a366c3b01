// Generated from database/migrations by `npm run generate`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Written as a Date or ISO text, read as a Date. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** The database fills it in where an insert leaves it out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
/** Written as JSON text, read as what it holds; the reader checks it. */
type Json = ColumnType<unknown, string, string>;

export interface ActiveDaysTable {
  user_id: number;
  day: string;
}

export interface ActivitiesTable {
  activity_id: GeneratedAlways<number>;
  title: Generated<string>;
  title_zh: Generated<string>;
  name: Generated<string>;
  name_zh: Generated<string>;
  description: Generated<string>;
  description_zh: Generated<string>;
  tag: Generated<string>;
  tag_zh: Generated<string>;
  image: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface ArticlesTable {
  article_id: GeneratedAlways<number>;
  title: Generated<string>;
  title_zh: Generated<string>;
  summary: Generated<string>;
  summary_zh: Generated<string>;
  html: Generated<string>;
  html_zh: Generated<string>;
  image: string | null;
  published_on: string;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface AssignmentSubmissionsTable {
  submission_id: GeneratedAlways<number>;
  user_id: number;
  content_id: number;
  course_id: number;
  status: Generated<'submitted' | 'returned' | 'graded'>;
  text: Generated<string>;
  file_id: number | null;
  score: number | null;
  feedback: Generated<string>;
  graded_by: number | null;
  graded_at: Timestamp | null;
  submitted_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface AuditLogTable {
  audit_id: GeneratedAlways<number>;
  at: Generated<Timestamp>;
  actor_user_id: number | null;
  actor_name: string;
  action: string;
  entity: string;
  entity_id: string;
  before: Json | null;
  after: Json | null;
  search_text: GeneratedAlways<string>;
}

export interface BannersTable {
  banner_id: GeneratedAlways<number>;
  title: Generated<string>;
  title_zh: Generated<string>;
  description: Generated<string>;
  description_zh: Generated<string>;
  image_url: string | null;
  image_url_zh: string | null;
  link: string | null;
  position: Generated<number>;
  is_active: Generated<boolean>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface CharacterOrderTable {
  letter: string;
  place: number;
}

export interface ConsultationsTable {
  redemption_id: number;
  first_choice: Timestamp | null;
  second_choice: Timestamp | null;
  third_choice: Timestamp | null;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  place: Generated<string>;
  agreed_by: number | null;
  agreed_at: Timestamp | null;
  revision: Generated<number>;
}

export interface ContentOpeningsTable {
  user_id: number;
  content_id: number;
  opened_at: Timestamp;
}

export interface ContentProgressTable {
  user_id: number;
  content_id: number;
  progress: Generated<number>;
  position_seconds: Generated<number>;
  started_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  completed_at: Timestamp | null;
  not_paid_reason: string | null;
  time_counted_at: Timestamp | null;
}

export interface ContentVersionsTable {
  content_id: number;
  version: number;
  saved_at: Timestamp;
  actor_user_id: number | null;
  actor_name: string;
  state: Json;
  texts_changed_at: Timestamp | null;
  texts_zh_changed_at: Timestamp | null;
}

export interface ContentsTable {
  content_id: GeneratedAlways<number>;
  course_id: number;
  origin_content_id: number | null;
  position: number;
  type: 'text' | 'video' | 'audio' | 'pdf' | 'quiz' | 'assignment';
  title: Generated<string>;
  title_zh: Generated<string>;
  description: Generated<string>;
  description_zh: Generated<string>;
  duration: Generated<number>;
  content_data: Generated<Json>;
  rendered: Json | null;
  texts_changed_at: Generated<Timestamp>;
  texts_zh_changed_at: Generated<Timestamp>;
  lacks_en: GeneratedAlways<boolean>;
  lacks_zh: GeneratedAlways<boolean>;
  search_document: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
  measured_seconds: number | null;
  duration_reason: Generated<string>;
  unreviewed_since: Timestamp | null;
}

export interface CouponCoursesTable {
  coupon_id: number;
  course_id: number;
}

export interface CouponUsesTable {
  order_id: number;
  coupon_id: number;
  user_id: number;
  used_at: Timestamp;
  released_at: Timestamp | null;
}

export interface CouponsTable {
  coupon_id: GeneratedAlways<number>;
  code: string;
  note: Generated<string>;
  percent: number | null;
  amount: number | null;
  currency: 'USD' | 'CNY' | 'SGD' | 'MYR' | null;
  max_uses: number | null;
  max_per_user: number | null;
  used_count: Generated<number>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  owner_user_id: number | null;
  redemption_id: number | null;
  created_at: Timestamp;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface CourseCompletionsTable {
  user_id: number;
  course_id: number;
  completed_at: Generated<Timestamp>;
}

export interface CourseCountersTable {
  course_id: number;
  slot: number;
  likes_count: Generated<number>;
  ratings_count: Generated<number>;
  ratings_sum: Generated<number>;
}

export interface CourseGrantsTable {
  grant_id: GeneratedAlways<number>;
  user_id: number;
  course_id: number;
  source: 'free' | 'points' | 'payment' | 'reward' | 'coupon' | 'manual' | 'group';
  payment_id: number | null;
  redemption_id: number | null;
  reason: Generated<string>;
  granted_by: number | null;
  granted_at: Timestamp;
  until: Timestamp | null;
  revoked_at: Timestamp | null;
  revoked_by: number | null;
  revoke_reason: Generated<string>;
  group_id: number | null;
  order_id: number | null;
}

export interface CourseLearnersTable {
  course_id: number;
  user_id: number;
  completed_contents: Generated<number>;
  begun_at: Timestamp;
  last_activity_at: Timestamp;
}

export interface CourseLikesTable {
  user_id: number;
  course_id: number;
  created_at: Generated<Timestamp>;
}

export interface CourseRanksTable {
  course_id: number;
  likes_count: Generated<number>;
  ratings_count: Generated<number>;
  rating: number | null;
  created_at: Timestamp;
}

export interface CourseReadsTable {
  user_id: number;
  course_id: number;
  created_at: Generated<Timestamp>;
}

export interface CourseRedemptionsTable {
  user_id: number;
  course_id: number;
  points_spent: number;
  created_at: Generated<Timestamp>;
}

export interface CourseReviewsTable {
  review_id: GeneratedAlways<number>;
  user_id: number;
  course_id: number;
  rating: number;
  comment: Generated<string>;
  reply: string | null;
  replied_at: Timestamp | null;
  replied_by: number | null;
  is_hidden: Generated<boolean>;
  hidden_reason: Generated<string>;
  search_document: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface CoursesTable {
  course_id: GeneratedAlways<number>;
  teacher_id: number | null;
  origin_course_id: number | null;
  title: Generated<string>;
  title_zh: Generated<string>;
  short_description: Generated<string>;
  short_description_zh: Generated<string>;
  description: Generated<string>;
  description_zh: Generated<string>;
  texts_changed_at: Generated<Timestamp>;
  texts_zh_changed_at: Generated<Timestamp>;
  thumbnail: string | null;
  difficulty_level: Generated<'beginner' | 'intermediate' | 'advanced'>;
  points_reward: Generated<number>;
  points_required: Generated<number>;
  price_usd: Generated<number>;
  price_cny: Generated<number>;
  is_featured: Generated<boolean>;
  status: Generated<'draft' | 'active' | 'inactive'>;
  published_at: Timestamp | null;
  search_document: Generated<string>;
  search_text: GeneratedAlways<string | null>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
  price_sgd: Generated<number>;
  price_myr: Generated<number>;
}

export interface DailyFiguresTable {
  day: string;
  time_zone: string;
  registrations: number;
  enrollments: number;
  completions: number;
  redemptions: number;
  entries: number;
  points_earned: number;
  points_spent: number;
  points_inflow: number;
}

export interface DailyVisitorsTable {
  day: string;
  days_since: number;
  people: number;
}

export interface DataExportsTable {
  data_export_id: GeneratedAlways<number>;
  user_id: number;
  requested_at: Timestamp;
}

export interface DraftsTable {
  user_id: number;
  entity: string;
  key: string;
  name: GeneratedAlways<string>;
  body: Json;
  based_on_version: number | null;
  saved_at: Timestamp;
}

export interface EmailBouncesTable {
  user_id: number;
  email: string;
  bounced_at: Timestamp;
}

export interface EmailChangeLinksTable {
  token_hash: Uint8Array;
  user_id: number;
  side: 'current' | 'new';
}

export interface EmailChangesTable {
  user_id: number;
  email: string;
  requested_at: Timestamp;
  expires_at: Timestamp;
  current_confirmed_at: Timestamp | null;
  new_confirmed_at: Timestamp | null;
  completed_at: Timestamp | null;
  new_confirmed_elsewhere: Generated<boolean>;
}

export interface EmailTextsTable {
  kind: string;
  subject: string | null;
  subject_zh: string | null;
  heading: string | null;
  heading_zh: string | null;
  text: string | null;
  text_zh: string | null;
  action: string | null;
  action_zh: string | null;
  version: Generated<number>;
  updated_at: Timestamp;
}

export interface EmailVerificationsTable {
  token_hash: Uint8Array;
  user_id: number;
  email: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface EnrollmentsTable {
  user_id: number;
  course_id: number;
  enrolled_at: Timestamp;
}

export interface FaqsTable {
  faq_id: GeneratedAlways<number>;
  question: Generated<string>;
  question_zh: Generated<string>;
  answer: Generated<string>;
  answer_zh: Generated<string>;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface FileUsesTable {
  file_id: number;
  entity: string;
  entity_id: string;
}

export interface FilesTable {
  file_id: GeneratedAlways<number>;
  key: string;
  kind: 'image' | 'audio' | 'video' | 'pdf' | 'document' | 'captions';
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  original_name: string;
  owner_user_id: number | null;
  purpose: 'assignment' | 'avatar' | 'media' | 'receipt';
  state: Generated<'arriving' | 'kept' | 'leaving'>;
  created_at: Generated<Timestamp>;
  unused_since: Timestamp | null;
  seconds: number | null;
  sha256: string | null;
}

export interface GroupMembersTable {
  group_id: number;
  user_id: number;
  source: 'hand' | 'list' | 'invitation';
  added_by: number | null;
  added_at: Timestamp;
}

export interface GroupMessageRecipientsTable {
  message_id: number;
  user_id: number;
}

export interface GroupMessagesTable {
  message_id: GeneratedAlways<number>;
  group_id: number;
  subject: string;
  subject_zh: string;
  text: string;
  text_zh: string;
  recipient_count: number;
  sent_by: number;
  sent_at: Timestamp;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  call: string;
  request_hash: string;
  answer: Json | null;
  created_at: Generated<Timestamp>;
}

export interface InvitationCodesTable {
  invitation_code_id: GeneratedAlways<number>;
  code: string;
  note: Generated<string>;
  owner_user_id: number | null;
  max_uses: number | null;
  used_count: Generated<number>;
  expires_at: Timestamp | null;
  is_active: Generated<boolean>;
  search_text: GeneratedAlways<string | null>;
  created_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
  group_id: number | null;
}

export interface InvitationUsesTable {
  user_id: number;
  invitation_code_id: number;
  used_at: Generated<Timestamp>;
}

export interface JobsTable {
  job_id: GeneratedAlways<number>;
  kind: string;
  user_id: number | null;
  payload: Json;
  priority: number;
  created_at: Timestamp;
  run_at: Timestamp;
  give_up_at: Timestamp;
  attempts: Generated<number>;
  interruptions: Generated<number>;
  locked_until: Timestamp | null;
  last_error: string | null;
  finished_at: Timestamp | null;
  failed_at: Timestamp | null;
  lane: GeneratedAlways<string>;
  started_at: Timestamp | null;
}

export interface KnownDevicesTable {
  user_id: number;
  token_hash: Uint8Array;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

export interface LaneOutagesTable {
  lane: 'mail' | 'push' | 'work';
  since: Timestamp;
  last_error: string;
}

export interface LearnerGroupsTable {
  group_id: GeneratedAlways<number>;
  name: string;
  note: Generated<string>;
  archived_at: Timestamp | null;
  created_at: Timestamp;
  version: Generated<number>;
}

export interface LegalConsentsTable {
  user_id: number;
  kind: string;
  number: number;
  consented_at: Timestamp;
}

export interface LegalDocumentsTable {
  kind: 'privacy' | 'terms';
  html: string;
  html_zh: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface LegalVersionsTable {
  kind: string;
  number: number;
  html: string;
  html_zh: string;
  published_at: Timestamp;
  published_by: number | null;
}

export interface LoginChallengesTable {
  token_hash: Uint8Array;
  user_id: number;
  password_proof: Uint8Array;
  browser_hash: Uint8Array;
  remember_me: boolean;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface LoginCountersTable {
  kind: 'account' | 'device' | 'address' | 'reset_email' | 'factor' | 'taken_address' | 'address_notice';
  key_hash: Uint8Array;
  attempts: number;
  pending: number;
  failures: number;
  ends_at: Timestamp;
}

export interface MediaUploadsTable {
  upload_id: GeneratedAlways<number>;
  owner_user_id: number;
  folder: string;
  original_name: string;
  kinds: string[] | null;
  bytes: number;
  received_bytes: Generated<number>;
  file_id: number | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface NoticeDeliveriesTable {
  user_id: number;
  frequency: 'at_once' | 'daily' | 'weekly';
  quiet_from: number | null;
  quiet_to: number | null;
  digested_before: Timestamp | null;
  updated_at: Timestamp;
}

export interface NotificationSettingsTable {
  user_id: number;
  kind: string;
  channel: 'in_app' | 'email' | 'push';
  is_on: boolean;
  updated_at: Timestamp;
}

export interface NotificationsTable {
  notification_id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  dedupe_key: string;
  params: Json;
  link: string;
  created_at: Timestamp;
  read_at: Timestamp | null;
  in_list: Generated<boolean>;
  awaits_digest: Generated<boolean>;
}

export interface OidcRegistrationsTable {
  token_hash: Uint8Array;
  browser_hash: Uint8Array;
  issuer: string;
  subject: string;
  email: string;
  email_verified: boolean;
  name: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface OidcTransactionsTable {
  state_hash: Uint8Array;
  browser_hash: Uint8Array;
  session_id: number | null;
  redirect: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface OrdersTable {
  order_id: GeneratedAlways<number>;
  order_number: GeneratedAlways<string>;
  user_id: number;
  course_id: number;
  currency: 'USD' | 'CNY' | 'SGD' | 'MYR';
  list_price: number;
  amount: number;
  method: 'paynow' | 'duitnow' | 'bank_transfer' | 'stripe';
  reference: string;
  status: Generated<'pending' | 'paid' | 'partly_refunded' | 'refunded' | 'cancelled' | 'expired'>;
  created_at: Timestamp;
  expires_at: Timestamp;
  receipt_file_id: number | null;
  receipt_sent_at: Timestamp | null;
  paid_at: Timestamp | null;
  payment_id: number | null;
  cancelled_at: Timestamp | null;
  cancel_reason: Generated<string>;
  decided_by: number | null;
  version: Generated<number>;
}

export interface PassagesTable {
  passage_id: GeneratedAlways<number>;
  section: 'home_vision' | 'home_pillar' | 'home_goal' | 'home_program' | 'home_program_fact' | 'about_intro' | 'about_origin' | 'about_goal' | 'about_promise' | 'about_do' | 'about_dont' | 'about_ways' | 'about_way' | 'about_contact' | 'history_intro' | 'history_capabilities' | 'history_capability' | 'history_funds' | 'history_fund';
  title: Generated<string>;
  title_zh: Generated<string>;
  text: Generated<string>;
  text_zh: Generated<string>;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface PasskeyChallengesTable {
  challenge_hash: Uint8Array;
  purpose: 'login' | 'second_step' | 'proof' | 'add';
  session_id: number | null;
  login_hash: Uint8Array | null;
  browser_hash: Uint8Array;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface PasskeysTable {
  passkey_id: GeneratedAlways<number>;
  user_id: number;
  slot: number;
  credential_id: Uint8Array;
  user_handle: Uint8Array;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  is_synced: boolean;
  is_backed_up: boolean;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface PasswordResetsTable {
  token_hash: Uint8Array;
  user_id: number | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface PaymentReceiptsTable {
  receipt_id: GeneratedAlways<number>;
  kind: 'receipt' | 'credit_note';
  number: number;
  receipt_number: GeneratedAlways<string>;
  payment_id: number;
  refund_id: number | null;
  issued_on: string;
  issued_at: Timestamp;
  printed: Json;
}

export interface PaymentRefundsTable {
  refund_id: GeneratedAlways<number>;
  payment_id: number;
  amount: number;
  refunded_on: string;
  reason: string;
  ends_access: boolean;
  refunded_by: number | null;
  created_at: Timestamp;
}

export interface PaymentsTable {
  payment_id: GeneratedAlways<number>;
  user_id: number | null;
  course_id: number | null;
  amount: number;
  currency: 'USD' | 'CNY' | 'SGD' | 'MYR';
  paid_on: string;
  method: 'bank_transfer' | 'card' | 'wechat_pay' | 'alipay' | 'paynow' | 'duitnow' | 'cash' | 'other';
  note: Generated<string>;
  recorded_by: number | null;
  created_at: Generated<Timestamp>;
  voided_at: Timestamp | null;
  void_reason: Generated<string>;
  version: Generated<number>;
  refunded: Generated<number>;
  provider: Generated<'manual' | 'paynow' | 'duitnow' | 'bank_transfer' | 'stripe'>;
  list_price: number | null;
  coupon_code: string | null;
}

export interface PointAccountsTable {
  account_id: GeneratedAlways<number>;
  kind: 'available' | 'held' | 'issued' | 'spent' | 'expired' | 'adjusted';
  user_id: number | null;
  balance: number | null;
  last_point_id: number | null;
  updated_at: Generated<Timestamp>;
}

export interface PointEntriesTable {
  point_id: Generated<number>;
  kind: 'daily_sign_in' | 'sign_in_streak' | 'course_read' | 'course_like' | 'teacher_like' | 'course_review' | 'content_completion' | 'quiz_pass' | 'course_completion' | 'referral' | 'welcome' | 'course_redemption' | 'reward_redemption' | 'redemption_refund' | 'admin_adjustment' | 'reversal' | 'expiry';
  user_id: number;
  amount: number;
  from_account_id: number;
  to_account_id: number;
  idempotency_key: string;
  subject_kind: 'course' | 'content' | 'teacher' | 'reward' | 'user' | null;
  subject_id: number | null;
  reason: Generated<string>;
  resolves_point_id: number | null;
  reverses_point_id: number | null;
  actor_user_id: number | null;
  available_after: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface PointLotMovesTable {
  point_id: number;
  lot_id: number;
  amount: number;
  extended_to: Timestamp | null;
}

export interface PointLotsTable {
  lot_id: GeneratedAlways<number>;
  user_id: number;
  point_id: number;
  amount: number;
  remaining: number;
  expires_at: Timestamp | null;
  last_point_id: number;
}

export interface PointRulesTable {
  kind: 'daily_sign_in' | 'sign_in_streak' | 'course_read' | 'course_like' | 'teacher_like' | 'course_review' | 'content_completion' | 'quiz_pass' | 'course_completion' | 'referral' | 'welcome';
  amount: number | null;
  daily_cap: number | null;
  cap_group: string | null;
  is_active: Generated<boolean>;
  expires_after_days: number | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface PointTotalsTable {
  point_totals_id: number;
  daily_cap: number | null;
  weekly_cap: number | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface PushSubscriptionsTable {
  subscription_id: GeneratedAlways<number>;
  session_id: number;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Timestamp;
  last_success_at: Timestamp | null;
  failing_since: Timestamp | null;
}

export interface QuizAttemptGrantsTable {
  user_id: number;
  content_id: number;
  granted_by: number | null;
  granted_at: Timestamp;
  after_attempt: number;
}

export interface QuizAttemptsTable {
  quiz_attempt_id: GeneratedAlways<number>;
  user_id: number;
  content_id: number;
  attempt: number;
  answers: Json;
  score: number;
  correct_answers: number;
  total_questions: number;
  passed: boolean;
  submitted_at: Generated<Timestamp>;
  round_attempt: Generated<number>;
}

export interface ReceiptCountersTable {
  kind: 'receipt' | 'credit_note';
  last_number: number;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Uint8Array;
  used_at: Timestamp | null;
}

export interface RedemptionCouponCoursesTable {
  redemption_id: number;
  course_id: number;
}

export interface RedemptionEventsTable {
  redemption_event_id: GeneratedAlways<number>;
  redemption_id: number;
  status: string;
  is_correction: Generated<boolean>;
  at: Generated<Timestamp>;
  actor_user_id: number | null;
  note: Generated<string>;
}

export interface ReplacedOrderTermsTable {
  reference: string;
  order_id: number;
  method: 'paynow' | 'duitnow' | 'bank_transfer' | 'stripe';
  currency: 'USD' | 'CNY' | 'SGD' | 'MYR';
  list_price: number;
  amount: number;
  replaced_at: Timestamp;
}

export interface RewardCategoriesTable {
  reward_category_id: GeneratedAlways<number>;
  kind: 'merchandise' | 'course_access' | 'discount' | 'certificate' | 'consultation' | 'other';
  name: Generated<string>;
  name_zh: Generated<string>;
  position: Generated<number>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface RewardCodesTable {
  reward_code_id: GeneratedAlways<number>;
  reward_id: number;
  code: string;
  redemption_id: number | null;
  delivered_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface RewardCoursesTable {
  reward_id: number;
  course_id: number | null;
  level: 'beginner' | 'intermediate' | 'advanced' | null;
}

export interface RewardRedemptionsTable {
  redemption_id: GeneratedAlways<number>;
  user_id: number;
  reward_id: number;
  points_spent: number;
  hold_point_id: number;
  took_stock: boolean;
  requires_shipping: boolean;
  recipient_name: string;
  recipient_phone: string;
  phone_key: GeneratedAlways<string | null>;
  shipping_address: Generated<string>;
  shipping_city: Generated<string>;
  shipping_province: Generated<string>;
  shipping_postal_code: Generated<string>;
  address_key: GeneratedAlways<string | null>;
  additional_notes: Generated<string>;
  status: Generated<'pending' | 'approved' | 'shipped' | 'completed' | 'rejected' | 'cancelled'>;
  carrier: string | null;
  tracking_number: string | null;
  rejection_reason: string | null;
  search_text: GeneratedAlways<string | null>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  shipping_country: 'SG' | 'MY' | 'CN' | 'other' | null;
  delivers_code: Generated<boolean>;
  course_id: number | null;
  coupon_percent: number | null;
  coupon_amount: number | null;
  coupon_currency: 'USD' | 'CNY' | 'SGD' | 'MYR' | null;
  coupon_days: number | null;
  fulfils_itself: GeneratedAlways<boolean>;
}

export interface RewardsTable {
  reward_id: GeneratedAlways<number>;
  reward_category_id: number;
  name: Generated<string>;
  name_zh: Generated<string>;
  description: Generated<string>;
  description_zh: Generated<string>;
  image: string | null;
  points_required: number;
  value: Generated<number>;
  available_stock: number | null;
  max_per_user: Generated<number>;
  expires_at: Timestamp | null;
  status: Generated<'draft' | 'active' | 'inactive'>;
  search_text: GeneratedAlways<string | null>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
  redemption_count: Generated<number>;
  value_cny: Generated<number>;
  delivers_code: Generated<boolean>;
  coupon_percent: number | null;
  coupon_amount: number | null;
  coupon_currency: 'USD' | 'CNY' | 'SGD' | 'MYR' | null;
  coupon_days: number | null;
}

export interface RoutinesTable {
  name: string;
  succeeded_at: Timestamp | null;
  failing_since: Timestamp | null;
}

export interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
  is_required: Generated<boolean>;
}

export interface SecondFactorsTable {
  user_id: number;
  secret: Uint8Array;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
}

export interface SeenDaysTable {
  day: string;
  user_id: number;
}

export interface ServerSecretTable {
  secret_id: Generated<number>;
  secret: Uint8Array;
  created_at: Generated<Timestamp>;
}

export interface SessionsTable {
  session_id: GeneratedAlways<number>;
  user_id: number;
  token_hash: Uint8Array;
  cookie_key: Uint8Array;
  cookie_hash: Uint8Array | null;
  remember_me: Generated<boolean>;
  user_agent: Generated<string>;
  created_at: Generated<Timestamp>;
  last_used_at: Generated<Timestamp>;
  expires_at: Timestamp;
  proved_at: Timestamp | null;
}

export interface SignInsTable {
  user_id: number;
  day: string;
  streak: number;
  signed_in_at: Generated<Timestamp>;
}

export interface SiteSettingsTable {
  site_settings_id: number;
  name: string;
  name_zh: string;
  tagline: Generated<string>;
  tagline_zh: Generated<string>;
  address: Generated<string>;
  address_zh: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  announcement: Generated<string>;
  announcement_zh: Generated<string>;
  social_links: Generated<Json>;
  partners: Generated<Json>;
  time_zone: Generated<string>;
  holds_demo_data: Generated<boolean>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  program_starts_on: Generated<string | null>;
  program_ends_on: Generated<string | null>;
  payment_methods: Generated<Json>;
  payee_name: Generated<string>;
  paynow_proxy: Generated<string>;
  duitnow_acquirer: Generated<string>;
  duitnow_merchant: Generated<string>;
  bank_details: Generated<string>;
  bank_details_zh: Generated<string>;
  legal_name: Generated<string>;
  legal_name_zh: Generated<string>;
  legal_address: Generated<string>;
  legal_address_zh: Generated<string>;
  registration_number: Generated<string>;
  tax_number: Generated<string>;
  second_factor_for: Generated<'none' | 'admins' | 'staff'>;
  second_factor_chosen_at: Timestamp | null;
  second_factor_default_at: Timestamp | null;
}

export interface StripeCheckoutsTable {
  order_id: number;
  session_id: string;
  url: string;
  attempt: Generated<number>;
  state: Generated<'open' | 'settling' | 'ended'>;
  expires_at: Timestamp;
  created_at: Timestamp;
  failed_at: Timestamp | null;
}

export interface StripeDisputesTable {
  dispute_id: GeneratedAlways<number>;
  stripe_dispute: string;
  payment_id: number;
  amount: number;
  reason: string;
  state: 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';
  due_at: Timestamp | null;
  opened_at: Timestamp;
  withdrawn_on: string | null;
  returned_on: string | null;
  access_decision: 'ended' | 'kept' | null;
  updated_at: Timestamp;
}

export interface StripeEventsTable {
  event_id: string;
  type: string;
  payment_intent: string | null;
  received_at: Timestamp;
}

export interface StripePaymentsTable {
  payment_id: number;
  payment_intent: string;
}

export interface StripeRefundsTable {
  refund_id: number;
  stripe_refund: string | null;
  state: 'requested' | 'pending' | 'succeeded' | 'failed';
  updated_at: Timestamp;
}

export interface SuccessCasesTable {
  case_id: GeneratedAlways<number>;
  name: Generated<string>;
  name_zh: Generated<string>;
  profile: Generated<string>;
  profile_zh: Generated<string>;
  title: Generated<string>;
  title_zh: Generated<string>;
  story: Generated<string>;
  story_zh: Generated<string>;
  quote: Generated<string>;
  quote_zh: Generated<string>;
  image: string | null;
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface SurnameOrderTable {
  surname: string;
  beside: string;
}

export interface TeacherCountersTable {
  teacher_id: number;
  slot: number;
  likes_count: Generated<number>;
}

export interface TeacherLikesTable {
  user_id: number;
  teacher_id: number;
  created_at: Generated<Timestamp>;
}

export interface TeachersTable {
  teacher_id: GeneratedAlways<number>;
  user_id: number | null;
  name: Generated<string>;
  name_zh: Generated<string>;
  bio: Generated<string>;
  bio_zh: Generated<string>;
  specialization: Generated<string>;
  specialization_zh: Generated<string>;
  profile_image: string | null;
  is_assistant: Generated<boolean>;
  experience_years: Generated<number>;
  created_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  search_document: Generated<string>;
  version: Generated<number>;
  name_order: Generated<string>;
}

export interface TermsTable {
  term_id: GeneratedAlways<number>;
  en: string;
  zh: string;
  aliases: Generated<string[]>;
  meaning: Generated<string>;
  meaning_zh: Generated<string>;
  search_document: Generated<string>;
  archived_at: Timestamp | null;
  version: Generated<number>;
}

export interface UnpaidEarningsTable {
  unpaid_earning_id: GeneratedAlways<number>;
  user_id: number;
  kind: 'daily_sign_in' | 'sign_in_streak' | 'course_read' | 'course_like' | 'teacher_like' | 'course_review' | 'content_completion' | 'quiz_pass' | 'course_completion' | 'referral' | 'welcome';
  subject_kind: 'course' | 'content' | 'teacher' | 'user' | null;
  subject_id: number | null;
  idempotency_key: string;
  amount: number;
  paid_amount: Generated<number>;
  reason: 'cap' | 'too_fast' | 'lessons_before' | 'unreviewed' | 'too_new' | 'own_work';
  missing_seconds: number | null;
  counted_at: Timestamp | null;
  happened_at: Timestamp;
  resolved_at: Timestamp | null;
}

export interface UserIdentitiesTable {
  identity_id: GeneratedAlways<number>;
  user_id: number;
  issuer: string;
  subject: string;
  email: string | null;
  created_at: Timestamp;
  last_used_at: Timestamp;
}

export interface UsersTable {
  user_id: GeneratedAlways<number>;
  email: string;
  email_verified_at: Timestamp | null;
  password_hash: string | null;
  name: string;
  name_order: Generated<string>;
  search_text: GeneratedAlways<string | null>;
  avatar: string | null;
  language_preference: Generated<'zh' | 'en'>;
  role: Generated<'student' | 'teacher' | 'admin'>;
  is_active: Generated<boolean>;
  created_at: Generated<Timestamp>;
  last_seen_at: Timestamp | null;
  archived_at: Timestamp | null;
  version: Generated<number>;
  delete_at: Timestamp | null;
  admin_role: 'owner' | 'content' | 'support' | 'finance' | null;
}

export interface PointAccountBalancesTable {
  account_id: number | null;
  kind: string | null;
  user_id: number | null;
  stored_balance: number | null;
  entry_balance: number | null;
}

export interface DB {
  active_days: ActiveDaysTable;
  activities: ActivitiesTable;
  articles: ArticlesTable;
  assignment_submissions: AssignmentSubmissionsTable;
  audit_log: AuditLogTable;
  banners: BannersTable;
  character_order: CharacterOrderTable;
  consultations: ConsultationsTable;
  content_openings: ContentOpeningsTable;
  content_progress: ContentProgressTable;
  content_versions: ContentVersionsTable;
  contents: ContentsTable;
  coupon_courses: CouponCoursesTable;
  coupon_uses: CouponUsesTable;
  coupons: CouponsTable;
  course_completions: CourseCompletionsTable;
  course_counters: CourseCountersTable;
  course_grants: CourseGrantsTable;
  course_learners: CourseLearnersTable;
  course_likes: CourseLikesTable;
  course_ranks: CourseRanksTable;
  course_reads: CourseReadsTable;
  course_redemptions: CourseRedemptionsTable;
  course_reviews: CourseReviewsTable;
  courses: CoursesTable;
  daily_figures: DailyFiguresTable;
  daily_visitors: DailyVisitorsTable;
  data_exports: DataExportsTable;
  drafts: DraftsTable;
  email_bounces: EmailBouncesTable;
  email_change_links: EmailChangeLinksTable;
  email_changes: EmailChangesTable;
  email_texts: EmailTextsTable;
  email_verifications: EmailVerificationsTable;
  enrollments: EnrollmentsTable;
  faqs: FaqsTable;
  file_uses: FileUsesTable;
  files: FilesTable;
  group_members: GroupMembersTable;
  group_message_recipients: GroupMessageRecipientsTable;
  group_messages: GroupMessagesTable;
  idempotency_keys: IdempotencyKeysTable;
  invitation_codes: InvitationCodesTable;
  invitation_uses: InvitationUsesTable;
  jobs: JobsTable;
  known_devices: KnownDevicesTable;
  lane_outages: LaneOutagesTable;
  learner_groups: LearnerGroupsTable;
  legal_consents: LegalConsentsTable;
  legal_documents: LegalDocumentsTable;
  legal_versions: LegalVersionsTable;
  login_challenges: LoginChallengesTable;
  login_counters: LoginCountersTable;
  media_uploads: MediaUploadsTable;
  notice_deliveries: NoticeDeliveriesTable;
  notification_settings: NotificationSettingsTable;
  notifications: NotificationsTable;
  oidc_registrations: OidcRegistrationsTable;
  oidc_transactions: OidcTransactionsTable;
  orders: OrdersTable;
  passages: PassagesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  password_resets: PasswordResetsTable;
  payment_receipts: PaymentReceiptsTable;
  payment_refunds: PaymentRefundsTable;
  payments: PaymentsTable;
  point_accounts: PointAccountsTable;
  point_entries: PointEntriesTable;
  point_lot_moves: PointLotMovesTable;
  point_lots: PointLotsTable;
  point_rules: PointRulesTable;
  point_totals: PointTotalsTable;
  push_subscriptions: PushSubscriptionsTable;
  quiz_attempt_grants: QuizAttemptGrantsTable;
  quiz_attempts: QuizAttemptsTable;
  receipt_counters: ReceiptCountersTable;
  recovery_codes: RecoveryCodesTable;
  redemption_coupon_courses: RedemptionCouponCoursesTable;
  redemption_events: RedemptionEventsTable;
  replaced_order_terms: ReplacedOrderTermsTable;
  reward_categories: RewardCategoriesTable;
  reward_codes: RewardCodesTable;
  reward_courses: RewardCoursesTable;
  reward_redemptions: RewardRedemptionsTable;
  rewards: RewardsTable;
  routines: RoutinesTable;
  schema_migrations: SchemaMigrationsTable;
  second_factors: SecondFactorsTable;
  seen_days: SeenDaysTable;
  server_secret: ServerSecretTable;
  sessions: SessionsTable;
  sign_ins: SignInsTable;
  site_settings: SiteSettingsTable;
  stripe_checkouts: StripeCheckoutsTable;
  stripe_disputes: StripeDisputesTable;
  stripe_events: StripeEventsTable;
  stripe_payments: StripePaymentsTable;
  stripe_refunds: StripeRefundsTable;
  success_cases: SuccessCasesTable;
  surname_order: SurnameOrderTable;
  teacher_counters: TeacherCountersTable;
  teacher_likes: TeacherLikesTable;
  teachers: TeachersTable;
  terms: TermsTable;
  unpaid_earnings: UnpaidEarningsTable;
  user_identities: UserIdentitiesTable;
  users: UsersTable;
  point_account_balances: PointAccountBalancesTable;
}
