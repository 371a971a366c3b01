import type { TaughtReview } from '#contract/teaching.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { presentTaughtReview } from './present-review.ts';
import { updateReviewReply } from './reviews.store.ts';
import { getTaughtReview, lockTaughtReview } from './reviews-teaching.queries.ts';

/**
 * Replies to a review publicly, or changes the reply; an empty one removes it. The learner's text
 * is never changed.
 * @param taughtBy the teacher to whose courses the caller is limited; null: all courses
 * @throws AppError NOT_FOUND, also where another teaches the course
 * @throws AppError STALE_VERSION, with the review as it is now in `data`
 */
export function replyToReview(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  { reviewId, reply, version }: { reviewId: number; reply: string; version: number | undefined },
  taughtBy: number | null,
): Promise<TaughtReview> {
  const review: RecordKind<number, TaughtReview> = {
    entity: 'review',
    lock: (tx, id) => lockTaughtReview(tx, taughtBy, id),
    get: async (tx, id) => presentTaughtReview(await getTaughtReview(tx, taughtBy, id)),
  };
  return changeRecord(
    dependencies,
    currentUser,
    review,
    reviewId,
    version,
    async (tx, before, at) => {
      const answer = { reply, repliedBy: currentUser.userId, now: at };
      const {
        user_id: userId,
        course_id,
        version: of,
      } = await updateReviewReply(tx, reviewId, answer);
      // Changing or removing a reply notifies nobody.
      if (before.reply !== null || reply === '') return;
      const notice = { params: { course_id }, cause: `${reviewId}.${of}`, now: at };
      await notify(tx, { kind: 'review_replied', to: { userId }, ...notice });
    },
    'reply',
  );
}
