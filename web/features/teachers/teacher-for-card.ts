import type { TeacherListItem } from '#contract/teachers.ts';
import type { Locale } from '#domain/locale.ts';
import { shorten } from '#web/lib/shorten.ts';
import { onlyShownTexts, type ShownTexts } from '#web/lib/shown-texts.ts';

/** What the card of a teacher shows; what is false is left out. */
export type CardTeacher = Partial<Pick<TeacherListItem, 'is_liked_by_user' | 'is_assistant'>> &
  ShownTexts<
    Pick<
      TeacherListItem,
      | 'teacher_id'
      | 'full_name'
      | 'full_name_zh'
      | 'bio'
      | 'bio_zh'
      | 'specialization'
      | 'specialization_zh'
      | 'profile_image'
      | 'likes_count'
      | 'course_count'
    >
  >;

/** Characters of a biography on a card. */
const BIOGRAPHY_LENGTH = 60;

/** A teacher as a card with the beginning of the biography needs them. */
export function teacherForCard(teacher: TeacherListItem, locale: Locale): CardTeacher {
  const shown = onlyShownTexts(
    {
      teacher_id: teacher.teacher_id,
      full_name: teacher.full_name,
      full_name_zh: teacher.full_name_zh,
      bio: shorten(teacher.bio.trim(), BIOGRAPHY_LENGTH),
      bio_zh: shorten(teacher.bio_zh.trim(), BIOGRAPHY_LENGTH),
      specialization: teacher.specialization,
      specialization_zh: teacher.specialization_zh,
      profile_image: teacher.profile_image,
      likes_count: teacher.likes_count,
      course_count: teacher.course_count,
    },
    locale,
  );
  return {
    ...shown,
    ...(teacher.is_liked_by_user && { is_liked_by_user: true }),
    ...(teacher.is_assistant && { is_assistant: true }),
  };
}
