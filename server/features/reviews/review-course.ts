import type { z } from 'zod';
import type { reviewBody } from '#contract/courses.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { canReview, getVisibleCourse } from '#server/features/courses/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { earnForSubject } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { presentReview } from './present-review.ts';
import { getReviewer } from './reviews.queries.ts';
import { upsertReview } from './reviews.store.ts';

/**
 * Writes a learner's one review of a course, or edits it; the first earns. The comment is stored as
 * it was typed: it is plain text, whatever it looks like.
 * @throws AppError NOT_FOUND
 * @throws AppError FORBIDDEN where they have neither read nor completed any of it
 */
export function reviewCourse(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { course_id: courseId, rating, comment }: z.output<typeof reviewBody>,
) {
  const { userId } = currentUser;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const course = await getVisibleCourse(tx, courseId, currentUser, at);
    if (!canReview(course, currentUser)) {
      throw new AppError('FORBIDDEN', { msg: 'messages.reviews.tooEarly' });
    }
    const earned = await earnForSubject(tx, {
      userId,
      kind: 'course_review',
      subject: { kind: 'course', id: courseId },
      now: at,
    });
    const reviewer = await getReviewer(tx, userId);
    // Last, since others who rate this course may wait for its counter until the commit.
    const review = await upsertReview(tx, { userId, courseId, rating, comment, now: at });
    if (review.version === 1) await notifyOfReview(tx, review, at);
    return { review: presentReview({ ...review, ...reviewer }, currentUser), ...earned };
  });
}

/** Notifies the teacher of the course, and the admins, of a new review. */
async function notifyOfReview(
  tx: Tx,
  review: { review_id: number; course_id: number; user_id: number; rating: number },
  now: Date,
): Promise<void> {
  const { review_id: cause, course_id, user_id, rating } = review;
  const notice = {
    params: { course_id, person_id: user_id, rating },
    cause,
    byUserId: user_id,
    now,
  };
  await notify(tx, { kind: 'review_received', to: { teacherOf: course_id }, ...notice });
  await notify(tx, { kind: 'review_posted', to: 'admins', ...notice });
}
