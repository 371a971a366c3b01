import { courseLevels } from '#web/features/courses/course-list-query.ts';
import { useTextLabels } from '#web/forms/text-labels.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { CourseFormField } from './course-form-values.ts';
import type { TeacherOption } from './load-teachers.ts';

/** The labels of a course's fields and their values, for comparing two states of it. */
export function useCourseTexts(teachers: readonly TeacherOption[]) {
  const { t } = useTranslation();
  const text = usePick();
  const labelsOf = useTextLabels();
  const labels: Record<CourseFormField, string> = {
    ...labelsOf('course'),
    difficulty_level: t('admin.courses.form.level'),
    teacher_id: t('admin.courses.form.teacher'),
    points_reward: t('admin.courses.form.pointsReward'),
    points_required: t('admin.courses.form.pointsRequired'),
    price_usd: t('admin.courses.form.price.USD'),
    price_cny: t('admin.courses.form.price.CNY'),
    price_sgd: t('admin.courses.form.price.SGD'),
    price_myr: t('admin.courses.form.price.MYR'),
    is_featured: t('admin.courses.form.featured'),
    thumbnail: t('admin.courses.form.thumbnail'),
  };

  function wordOf(field: CourseFormField, value: unknown): string {
    if (field === 'is_featured') {
      return t(value === true ? 'admin.courses.form.yes' : 'admin.courses.form.no');
    }
    if (value === null || value === undefined) return '';
    if (field === 'difficulty_level') {
      const level = courseLevels.find((one) => one === value);
      return level ? t(`courseCards.level.${level}`) : '';
    }
    if (field === 'teacher_id') {
      const teacher = teachers.find((one) => one.teacher_id === value);
      return teacher ? text(teacher.name, teacher.name_zh).text : String(value);
    }
    return String(value);
  }

  return { labels, wordOf };
}
