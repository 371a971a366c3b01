import type { CourseDetail, CourseListItem, CourseReview } from '#contract/courses.ts';
import type { AdminReview } from '#contract/reviews-admin.ts';
import { isFreeCourse, type Viewer } from '#domain/course-access.ts';
import type { Locale } from '#domain/locale.ts';
import type { AdminReviewRow } from './admin-reviews.queries.ts';
import type { CourseRow, ShownCourse } from './courses.queries.ts';
import { canReview, type ProgressCount, progressOf } from './courses.rules.ts';

/** One decimal: what stars can show. */
export function presentRating(average: number | null): number | null {
  return average === null ? null : Math.round(average * 10) / 10;
}

function presentFacts(row: CourseRow, locale: Locale) {
  const isFree = isFreeCourse(row);
  return {
    ...row,
    rating: presentRating(row.rating),
    price: locale === 'zh' ? row.price_cny : row.price_usd,
    currency: locale === 'zh' ? ('CNY' as const) : ('USD' as const),
    is_free: isFree,
    is_premium: !isFree,
    created_at: row.created_at.toISOString(),
  };
}

/** A course on a card; the price in the currency of the language. */
export function presentCourse(row: CourseRow, locale: Locale): CourseListItem {
  return {
    ...presentFacts(row, locale),
    teacher_name: row.teacher_name ?? '',
    teacher_name_zh: row.teacher_name_zh ?? '',
  };
}

/** A course on its own page. @param progress absent where the learner has none; null for guests */
export function presentCourseDetail(
  row: CourseRow,
  { course, viewer, preview }: ShownCourse,
  progress: ProgressCount | null,
  locale: Locale,
): CourseDetail {
  return {
    basic_info: presentFacts(row, locale),
    teacher:
      row.teacher_id === null
        ? null
        : {
            teacher_id: row.teacher_id,
            name: row.teacher_name ?? '',
            name_zh: row.teacher_name_zh ?? '',
            avatar: row.teacher_avatar,
            specialization: row.teacher_specialization ?? '',
            specialization_zh: row.teacher_specialization_zh ?? '',
          },
    progress: progress && progressOf(progress),
    can_review: canReview(course, viewer),
    preview,
  };
}

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

/** What all reviews of a course come to. @param byStars in any order, without the empty ones */
export function presentReviewSummary(byStars: readonly { rating: number; count: number }[]) {
  const by_stars = [1, 2, 3, 4, 5].map(
    (stars) => byStars.find((row) => row.rating === stars)?.count ?? 0,
  );
  const total = by_stars.reduce((sum, count) => sum + count, 0);
  const stars = by_stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { average: presentRating(total === 0 ? null : stars / total), total, by_stars };
}

/** A review as admins see it, whoever may read it on the page. */
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
