import type { z } from 'zod';
import type { AdminReview, reviewPatchBody } from '#contract/reviews-admin.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { presentAdminReview } from './present-review.ts';
import { lockReview, updateReviewVisibility } from './reviews.store.ts';
import { getAdminReview } from './reviews-admin.queries.ts';

const reviewRecord: RecordKind<number, AdminReview> = {
  entity: 'review',
  lock: lockReview,
  get: async (tx, id) => presentAdminReview(await getAdminReview(tx, id)),
};

/**
 * Hides a review from the course's page and its rating, or shows it again; the reason for hiding
 * (`reviewPatchBody` requires one) is stored while it is hidden. The learner's text is never
 * changed.
 * @throws AppError NOT_FOUND; STALE_VERSION with the review as it is now in `data`
 */
export function moderateReview(
  dependencies: Dependencies,
  admin: CurrentUser,
  reviewId: number,
  { version, ...change }: z.output<typeof reviewPatchBody>,
): Promise<AdminReview> {
  return changeRecord(dependencies, admin, reviewRecord, reviewId, version, async (tx, review) => {
    const isHidden = change.is_hidden ?? review.is_hidden;
    const reason = change.hidden_reason ?? review.hidden_reason;
    const visibility = { isHidden, reason: isHidden ? reason : '' };
    await updateReviewVisibility(tx, reviewId, visibility);
  });
}
