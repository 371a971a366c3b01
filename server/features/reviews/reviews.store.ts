import type { Tx } from '#database/open.ts';
import { searchDocument } from '#server/lib/search/index.ts';

const documentOf = (comment: string) => searchDocument({ title: [], body: [comment] });

/** Rebuilds the search text of a review. */
export async function reindexReview(tx: Tx, reviewId: number): Promise<void> {
  const { comment } = await tx
    .selectFrom('course_reviews')
    .select('comment')
    .where('review_id', '=', reviewId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('course_reviews')
    .set({ search_document: documentOf(comment) })
    .where('review_id', '=', reviewId)
    .execute();
}

interface NewReview {
  userId: number;
  courseId: number;
  rating: number;
  comment: string;
  now: Date;
}

/** Writes a learner's one review of a course, or edits it. */
export function upsertReview(tx: Tx, review: NewReview) {
  const { userId, courseId, rating, comment, now } = review;
  const written = { rating, comment, search_document: documentOf(comment), updated_at: now };
  return tx
    .insertInto('course_reviews')
    .values({ user_id: userId, course_id: courseId, created_at: now, ...written })
    .onConflict((oc) =>
      oc.constraint('course_reviews_user_course_key').doUpdateSet((eb) => ({
        ...written,
        version: eb('course_reviews.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a review until the transaction ends. @returns whether there is one */
export async function lockReview(tx: Tx, reviewId: number): Promise<boolean> {
  const review = await tx
    .selectFrom('course_reviews')
    .select('review_id')
    .where('review_id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  return review !== undefined;
}

/**
 * Writes the public reply to a review; an empty one removes it.
 * @returns whose review it is, of which course, and which version of it has the reply
 */
export async function updateReviewReply(
  tx: Tx,
  reviewId: number,
  { reply, repliedBy, now }: { reply: string; repliedBy: number; now: Date },
) {
  const answer =
    reply === ''
      ? { reply: null, replied_at: null, replied_by: null }
      : { reply, replied_at: now, replied_by: repliedBy };
  return tx
    .updateTable('course_reviews')
    .set((eb) => ({ ...answer, version: eb('version', '+', 1) }))
    .where('review_id', '=', reviewId)
    .returning(['user_id', 'course_id', 'version'])
    .executeTakeFirstOrThrow();
}

/** `updated_at` stays: it is when the learner last wrote. */
export async function updateReviewVisibility(
  tx: Tx,
  reviewId: number,
  { isHidden, reason }: { isHidden: boolean; reason: string },
): Promise<void> {
  await tx
    .updateTable('course_reviews')
    .set((eb) => ({
      is_hidden: isHidden,
      hidden_reason: reason,
      version: eb('version', '+', 1),
    }))
    .where('review_id', '=', reviewId)
    .execute();
}
