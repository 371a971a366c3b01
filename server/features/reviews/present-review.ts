import type { CourseReview } from '#contract/courses.ts';
import type { AdminReview } from '#contract/reviews-admin.ts';
import type { TaughtReview } from '#contract/teaching.ts';
import type { Viewer } from '#domain/course-access.ts';
import { presentRating } from '#server/features/courses/index.ts';
import type { AdminReviewRow } from './reviews-admin.queries.ts';
import type { TaughtReviewRow } from './reviews-teaching.queries.ts';

interface ReviewRow {
  review_id: number;
  user_id: number;
  name: string;
  avatar: string | null;
  rating: number;
  comment: string;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export function presentReview(row: ReviewRow, viewer: Viewer): CourseReview {
  return {
    review_id: row.review_id,
    user_name: row.name,
    user_avatar: row.avatar,
    rating: row.rating,
    comment: row.comment,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    is_own: row.user_id === viewer?.userId,
    reply: row.reply,
    replied_at: row.replied_at?.toISOString() ?? null,
  };
}

/** The summary of all reviews of a course. @param byStars in any order, without the empty ones */
export function presentReviewSummary(byStars: readonly { rating: number; count: number }[]) {
  const by_stars = [1, 2, 3, 4, 5].map(
    (stars) => byStars.find((row) => row.rating === stars)?.count ?? 0,
  );
  const total = by_stars.reduce((sum, count) => sum + count, 0);
  const stars = by_stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { average: presentRating(total === 0 ? null : stars / total), total, by_stars };
}

/** A review as admins see it, hidden or not. */
export function presentAdminReview({
  course_archived_at: archivedAt,
  ...row
}: AdminReviewRow): AdminReview {
  return {
    ...row,
    can_reply: archivedAt === null,
    replied_at: row.replied_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A review as those see it who may reply. */
export function presentTaughtReview(row: TaughtReviewRow): TaughtReview {
  return {
    ...row,
    replied_at: row.replied_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
