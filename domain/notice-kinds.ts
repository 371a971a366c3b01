import type { Currency } from './currencies.ts';
import { isPermitted, type Permission, type Permitted } from './permissions.ts';

/** Whom a notice is for. */
export type NoticeAudience = 'learner' | 'teacher' | 'admin';

/** How a notice reaches its reader: as a row of their list, as an email, or pushed to their devices. */
export const noticeChannels = ['in_app', 'email', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

interface NoticeKindRule<Params extends object> {
  audience: NoticeAudience;
  /** The permission that an admin needs to get it; null: it is for no admin. */
  permission: Permission | null;
  /** Whether an email goes out where the reader has chosen nothing; the list always has it then. */
  emails: boolean;
  /** The page that the notice leads to. */
  link: (params: Params) => string;
}

/** Keeps what a kind needs to know together with its page. */
const kind = <Params extends object>(
  audience: Exclude<NoticeAudience, 'admin'>,
  emails: boolean,
  link: NoticeKindRule<Params>['link'],
): NoticeKindRule<Params> => ({ audience, permission: null, emails, link });

/** The same for admins who have a permission: those who can do something about it. */
const adminKind = <Params extends object>(
  permission: Permission,
  emails: boolean,
  link: NoticeKindRule<Params>['link'],
): NoticeKindRule<Params> => ({ audience: 'admin', permission, emails, link });

interface OfCourse {
  course_id: number;
}
interface OfLesson extends OfCourse {
  content_id: number;
}
interface OfOrder extends OfCourse {
  order_id: number;
}
interface OfRequest {
  redemption_id: number;
  reward_id: number;
}
interface OfMoney {
  amount: number;
  currency: Currency;
  /** null: the payment is for no course. */
  course_id: number | null;
}
/** Somebody other than the reader. */
interface ByPerson {
  /** null: somebody without an account. */
  person_id: number | null;
}

const coursePage = ({ course_id: id }: OfCourse) => `/courses/${id}`;
const lessonPage = ({ course_id, content_id }: OfLesson) =>
  `/courses/${course_id}/content/${content_id}`;
const requestPage = ({ redemption_id: id }: OfRequest) =>
  `/profile?tab=redemptions&redemption=${id}`;
/** One new lesson has its own page; several have their course's. */
const newLessonPage = ({ course_id, content_id }: OfCourse & { content_id: number | null }) =>
  content_id === null ? coursePage({ course_id }) : lessonPage({ course_id, content_id });
const pointsPage = () => '/profile?tab=points';
const paidPage = ({ course_id: id }: OfMoney) => (id === null ? '/orders' : `/courses/${id}`);

/**
 * Every kind of notice. It holds ids rather than names: a notice says what is true when it is read.
 * A kind without texts in both languages does not compile.
 */
export const noticeKinds = {
  submission_graded: kind<OfLesson & { score: number }>('learner', true, lessonPage),
  submission_returned: kind<OfLesson>('learner', true, lessonPage),
  redemption_approved: kind<OfRequest>('learner', true, requestPage),
  redemption_rejected: kind<OfRequest>('learner', true, requestPage),
  redemption_shipped: kind<OfRequest>('learner', true, requestPage),
  consultation_agreed: kind<OfRequest>('learner', true, requestPage),
  course_opened: kind<OfCourse>('learner', false, coursePage),
  /** Opened by an admin or with a group: without a payment or request no other email reports it. */
  course_granted: kind<OfCourse>('learner', true, coursePage),
  course_completed: kind<OfCourse>('learner', false, coursePage),
  payment_received: kind<OfMoney>('learner', true, paidPage),
  payment_failed: kind<OfOrder>('learner', true, ({ order_id: id }) => `/orders/${id}`),
  payment_refunded: kind<OfMoney>('learner', true, () => '/orders'),
  review_replied: kind<OfCourse>('learner', false, coursePage),
  /** What an admin writes to a group; learners know of no groups. */
  group_message: kind<{ message_id: number }>(
    'learner',
    true,
    ({ message_id: id }) => `/notifications/messages/${id}`,
  ),
  lesson_added: kind<OfCourse & { content_id: number | null }>('learner', true, newLessonPage),
  points_expiring: kind<{ points: number; day: string }>('learner', true, pointsPage),
  streak_at_risk: kind<{ streak: number }>('learner', true, pointsPage),
  submission_received: kind<OfCourse & ByPerson & { submission_id: number }>(
    'teacher',
    false,
    ({ submission_id: id }) => `/teach/submissions/${id}`,
  ),
  review_received: kind<OfCourse & ByPerson & { rating: number }>(
    'teacher',
    false,
    () => '/teach/reviews',
  ),
  review_posted: adminKind<OfCourse & ByPerson & { rating: number }>(
    'reviews',
    false,
    () => '/admin/reviews',
  ),
  redemption_requested: adminKind<OfRequest & ByPerson>(
    'redemptions',
    false,
    () => '/admin/redemptions',
  ),
  receipt_sent: adminKind<OfCourse & ByPerson>('payments', false, () => '/admin/orders'),
  receipt_overdue: adminKind<OfOrder & ByPerson>(
    'payments',
    true,
    ({ order_id: id }) => `/admin/orders?order_id=${id}`,
  ),
  payment_unusable: adminKind<OfOrder & ByPerson>(
    'payments',
    true,
    ({ order_id: id }) => `/admin/orders?order_id=${id}`,
  ),
  payment_unexpected: adminKind<OfMoney & ByPerson & { payment_id: number }>(
    'payments',
    true,
    ({ payment_id: id }) => `/admin/payments?payment_id=${id}`,
  ),
  refund_failed: adminKind<OfMoney & ByPerson & { payment_id: number }>(
    'payments',
    true,
    ({ payment_id: id }) => `/admin/payments?payment_id=${id}`,
  ),
  payment_questioned: adminKind<OfMoney & ByPerson & { payment_id: number }>(
    'payments',
    true,
    ({ payment_id: id }) => `/admin/payments?state=all&payment_id=${id}`,
  ),
  payment_disputed: adminKind<OfMoney & ByPerson & { payment_id: number }>(
    'payments',
    true,
    ({ payment_id: id }) => `/admin/payments?state=all&payment_id=${id}`,
  ),
  dispute_won: adminKind<OfMoney & ByPerson & { payment_id: number }>(
    'payments',
    true,
    ({ payment_id: id }) => `/admin/payments?state=all&payment_id=${id}`,
  ),
  dispute_lost: adminKind<OfMoney & ByPerson & { payment_id: number }>(
    'payments',
    true,
    ({ payment_id: id }) => `/admin/payments?state=all&payment_id=${id}`,
  ),
  stock_low: adminKind<{ reward_id: number; stock: number }>(
    'rewards',
    true,
    () => '/admin/rewards?low_stock=1',
  ),
  job_failed: adminKind<object>('jobs', true, () => '/admin/jobs'),
  maintenance_failed: adminKind<{ step: string }>('jobs', true, () => '/admin/jobs'),
  ledger_unsound: adminKind<{ day: string }>('points', true, () => '/admin/points'),
} as const;
export type NoticeKind = keyof typeof noticeKinds;

/** What a notice of a kind says, as ids and figures. */
export type NoticeParams<Kind extends NoticeKind> = Parameters<
  (typeof noticeKinds)[Kind]['link']
>[0];

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

const readers: Readonly<Record<'student' | 'teacher' | 'admin', readonly NoticeAudience[]>> = {
  student: ['learner'],
  teacher: ['learner', 'teacher'],
  admin: ['learner', 'teacher', 'admin'],
};

/** The kinds that somebody can receive. */
export function noticeKindsFor(reader: Permitted): NoticeKind[] {
  return noticeKindNames.filter((name) => {
    const { audience, permission } = noticeKinds[name];
    if (!readers[reader.role].includes(audience)) return false;
    return permission === null || isPermitted(reader, permission);
  });
}

/**
 * Whether a kind reaches those who have chosen nothing, by a channel. Pushes go to devices alone on
 * which somebody has asked for them.
 */
export function isOnByDefault(name: NoticeKind, channel: NoticeChannel): boolean {
  return channel !== 'email' || noticeKinds[name].emails;
}
