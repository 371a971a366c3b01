import type { ComponentProps } from 'react';
import type { CoveredCourse } from '#contract/rewards.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select } from '#web/ui/field.tsx';

interface CoveredCourseFieldProps extends ComponentProps<typeof Select> {
  courses: readonly CoveredCourse[];
  error: string | undefined;
}

/** Which course a pass is to open, by level; what is open already cannot be chosen. */
export function CoveredCourseField({ courses, error, ...field }: CoveredCourseFieldProps) {
  const { t } = useTranslation();
  const text = usePick();
  const levels = [...new Set(courses.map((course) => course.difficulty_level))];
  return (
    <Field
      label={t('rewards.form.course')}
      hint={t('rewards.form.courseHint')}
      error={error}
      required
    >
      <Select {...field} defaultValue="">
        <option value="">{t('rewards.form.chooseCourse')}</option>
        {levels.map((level) => (
          <optgroup key={level} label={t(`courseCards.level.${level}`)}>
            {courses
              .filter((course) => course.difficulty_level === level)
              .map(({ course_id, title, title_zh, is_open: isOpen, is_requested: isAsked }) => {
                const name = text(title, title_zh);
                return (
                  <option key={course_id} value={course_id} disabled={isOpen || isAsked}>
                    {isOpen || isAsked
                      ? t(isOpen ? 'rewards.form.courseOpen' : 'rewards.form.courseAsked', {
                          course: name.text,
                        })
                      : name.text}
                  </option>
                );
              })}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
