import type { ErrorCode } from '#contract/errors.ts';
import type { Db } from '#database/open.ts';
import type { Message } from '#i18n/message.ts';
import { AppError } from '#server/lib/app-error.ts';
import { mayDecideAbout } from './may-decide-about.rules.ts';

interface OwnDecision {
  /** Where another admin can decide. */
  msg: Message;
  /** The code of the refusal in an academy with one owner; absent: FORBIDDEN there too. */
  codeOfOnlyOwner?: ErrorCode;
}

/** What a user may have that others alone decide about. */
const ownDecisions = {
  attempts: { msg: 'messages.teaching.ownAttempts' },
  coupon: { msg: 'messages.coupons.own' },
  order: { msg: 'messages.orders.own' },
  payment: { msg: 'messages.payments.own' },
  points: { msg: 'messages.points.ownPoints' },
  request: { msg: 'messages.rewards.ownRequest' },
  role: { msg: 'messages.accounts.people.ownRole', codeOfOnlyOwner: 'LAST_ADMIN' },
  submission: { msg: 'messages.teaching.ownSubmission' },
} as const satisfies Record<string, OwnDecision>;

/** Whether a user is the academy's one active owner. */
async function isOnlyOwner(db: Db, userId: number): Promise<boolean> {
  const owners = await db
    .selectFrom('users')
    .select('user_id')
    .where('admin_role', '=', 'owner')
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .limit(2)
    .execute();
  return owners.length === 1 && owners[0]?.user_id === userId;
}

interface Decision {
  what: keyof typeof ownDecisions;
  /** Whom it is about; null: nobody with an account. */
  ownerUserId: number | null;
  /** Who decides; null: not a user (Stripe, the command line). */
  actorUserId: number | null;
}

/**
 * The one rule of decisions about oneself: no user decides about their own money, points, coupons,
 * requests, attempts or roles. An academy's only owner is told the command that adds another.
 * Opening a course is not among them: content staff may, and the audit has it.
 * @throws AppError FORBIDDEN; LAST_ADMIN for the role of the only owner
 */
export async function assertMayDecideAbout(
  db: Db,
  { what, ownerUserId, actorUserId }: Decision,
): Promise<void> {
  if (actorUserId === null || mayDecideAbout(ownerUserId, actorUserId)) return;
  const { msg, codeOfOnlyOwner = 'FORBIDDEN' }: OwnDecision = ownDecisions[what];
  if (!(await isOnlyOwner(db, actorUserId))) throw new AppError('FORBIDDEN', { msg });
  throw new AppError(codeOfOnlyOwner, { msg: 'messages.accounts.people.onlyOwner' });
}
