import type { CourseListItem } from '#contract/courses.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import type { Price } from '#domain/currencies.ts';
import type { Locale } from '#domain/locale.ts';
import type { CourseMotif } from '#domain/motif-names.ts';
import { onlyShownTexts, type ShownTexts } from '#web/lib/shown-texts.ts';

/** The fields that are false for guests. */
type OfPerson = 'is_read_by_user' | 'is_redeemed_by_user' | 'is_begun_by_user' | 'is_liked_by_user';
type Pictures = 'thumbnail' | 'teacher_avatar';
type Texts =
  | 'title'
  | 'title_zh'
  | 'short_description'
  | 'short_description_zh'
  | 'teacher_name'
  | 'teacher_name_zh';
type Facts =
  | 'course_id'
  | 'difficulty_level'
  | 'points_reward'
  | 'points_required'
  | 'is_free'
  | 'rating'
  | 'duration';

/** The fields of a course that its card needs; those that are false or null are left out. */
export type CardCourse = Pick<CourseListItem, Facts> & {
  motif: CourseMotif;
  /** Of a course that points do not open. */
  price?: Price;
} & Partial<Pick<CourseListItem, OfPerson | Pictures>> &
  ShownTexts<Pick<CourseListItem, Texts>>;

/** A course with the fields of its card: the long text, which no card shows, is not sent. */
export function courseForCard(course: CourseListItem, locale: Locale): CardCourse {
  const { title, title_zh, teacher_name, teacher_name_zh, thumbnail, teacher_avatar } = course;
  const texts: Pick<CourseListItem, Texts> = {
    title,
    title_zh,
    // Without a short text the card shows the beginning of the long one.
    short_description: course.short_description || course.description,
    short_description_zh: course.short_description_zh || course.description_zh,
    teacher_name,
    teacher_name_zh,
  };
  return {
    course_id: course.course_id,
    difficulty_level: course.difficulty_level,
    points_reward: course.points_reward,
    points_required: course.points_required,
    is_free: course.is_free,
    rating: course.rating,
    duration: course.duration,
    motif: courseMotif(course),
    ...onlyShownTexts(texts, locale),
    ...(course.is_read_by_user && { is_read_by_user: true }),
    ...(course.is_redeemed_by_user && { is_redeemed_by_user: true }),
    ...(course.is_begun_by_user && { is_begun_by_user: true }),
    ...(course.is_liked_by_user && { is_liked_by_user: true }),
    ...(thumbnail !== null && { thumbnail }),
    ...(teacher_avatar !== null && { teacher_avatar }),
    ...(course.points_required === 0 &&
      course.price > 0 && { price: { amount: course.price, currency: course.currency } }),
  };
}
