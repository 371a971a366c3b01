import type { CourseDetail, CourseListItem } from '#contract/courses.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import { type Currency, pricesOf } from '#domain/currencies.ts';
import type { Locale } from '#domain/locale.ts';
import { shownPrice } from '#domain/shown-price.ts';
import {
  type LearnerStanding,
  presentAccess,
  presentEndedAccess,
} from './course-grants.queries.ts';
import { type ProgressCount, progressOf } from './course-progress.rules.ts';
import type { CourseRow, ShownCourse } from './courses.queries.ts';
import { canReview } from './who-may-review.rules.ts';

/** One decimal: what stars can show. */
export function presentRating(average: number | null): number | null {
  return average === null ? null : Math.round(average * 10) / 10;
}

/** In what currency a price is shown. */
interface ShownIn {
  locale: Locale;
  /** Absent: nobody chose one. */
  currency?: Currency | undefined;
}

function presentFacts(row: CourseRow, { locale, currency: choice }: ShownIn) {
  const isFree = isFreeCourse(row);
  const { amount, currency } = shownPrice(row, choice ?? null, locale);
  return {
    ...row,
    rating: presentRating(row.rating),
    price: amount,
    currency,
    is_free: isFree,
    is_premium: !isFree,
    created_at: row.created_at.toISOString(),
  };
}

/** A course on a card. */
export function presentCourse(row: CourseRow, shownIn: ShownIn): CourseListItem {
  return {
    ...presentFacts(row, shownIn),
    teacher_name: row.teacher_name ?? '',
    teacher_name_zh: row.teacher_name_zh ?? '',
  };
}

interface ShownFor extends ShownIn {
  /** Absent where the learner has none; null for guests. */
  progress: ProgressCount | null;
  /** The learner's access to the course; null for guests and in a preview. */
  standing: LearnerStanding | null;
}

/** A course on its own page. */
export function presentCourseDetail(
  row: CourseRow,
  { course, viewer, preview }: ShownCourse,
  { progress, standing, ...shownIn }: ShownFor,
): CourseDetail {
  // A free course is open to everybody, whatever grants there were.
  const closed = isFreeCourse(row) ? null : standing;
  const ended = closed && presentEndedAccess(closed);
  return {
    basic_info: presentFacts(row, shownIn),
    prices: pricesOf(row),
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
    access: closed && presentAccess(closed),
    access_ended: ended && { ...ended, can_redeem: !course.has_paid_points },
    can_review: canReview(course, viewer),
    preview,
  };
}
