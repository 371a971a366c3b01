import type { CourseListItem } from '#contract/courses.ts';
import type { Locale } from '#domain/locale.ts';
import { onlyShownTexts, type ShownTexts } from '#web/lib/shown-texts.ts';

/** The fields of a course that its card needs. */
export type CardCourse = ShownTexts<
  Pick<
    CourseListItem,
    | 'course_id'
    | 'title'
    | 'title_zh'
    | 'short_description'
    | 'short_description_zh'
    | 'thumbnail'
    | 'difficulty_level'
    | 'points_reward'
    | 'points_required'
    | 'is_free'
    | 'rating'
    | 'duration'
    | 'is_read_by_user'
    | 'is_redeemed_by_user'
    | 'is_begun_by_user'
    | 'is_liked_by_user'
    | 'teacher_name'
    | 'teacher_name_zh'
    | 'teacher_avatar'
  >
>;

/** A course with the fields of its card: the long text, which no card shows, is not sent. */
export function courseForCard(course: CourseListItem, locale: Locale): CardCourse {
  return onlyShownTexts(
    {
      course_id: course.course_id,
      title: course.title,
      title_zh: course.title_zh,
      // Without a short text the card shows the beginning of the long one.
      short_description: course.short_description || course.description,
      short_description_zh: course.short_description_zh || course.description_zh,
      thumbnail: course.thumbnail,
      difficulty_level: course.difficulty_level,
      points_reward: course.points_reward,
      points_required: course.points_required,
      is_free: course.is_free,
      rating: course.rating,
      duration: course.duration,
      is_read_by_user: course.is_read_by_user,
      is_redeemed_by_user: course.is_redeemed_by_user,
      is_begun_by_user: course.is_begun_by_user,
      is_liked_by_user: course.is_liked_by_user,
      teacher_name: course.teacher_name,
      teacher_name_zh: course.teacher_name_zh,
      teacher_avatar: course.teacher_avatar,
    },
    locale,
  );
}
