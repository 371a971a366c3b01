import type { CourseDetail, CourseListItem } from '#contract/courses.ts';
import { isFreeCourse } from '#domain/course-access.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type LearnerStanding,
  presentAccess,
  presentEndedAccess,
} from './course-grants.queries.ts';
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

interface ShownFor {
  /** Absent where the learner has none; null for guests. */
  progress: ProgressCount | null;
  /** How the learner stands to the course; null for guests and in a preview. */
  standing: LearnerStanding | null;
  locale: Locale;
}

/** A course on its own page. */
export function presentCourseDetail(
  row: CourseRow,
  { course, viewer, preview }: ShownCourse,
  { progress, standing, locale }: ShownFor,
): CourseDetail {
  // A free course is open to everybody, whatever grants there were.
  const closed = isFreeCourse(row) ? null : standing;
  const ended = closed && presentEndedAccess(closed);
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
    access: closed && presentAccess(closed),
    access_ended: ended && { ...ended, can_redeem: !course.has_paid_points },
    can_review: canReview(course, viewer),
    preview,
  };
}
