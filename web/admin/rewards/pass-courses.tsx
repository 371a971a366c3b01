import { difficultyLevel } from '#contract/courses.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { CourseChecklist } from './course-checklist.tsx';
import type { CourseOption } from './load-course-options.ts';
import type { RewardForm } from './reward-form.ts';

interface PassCoursesProps extends RewardForm {
  courses: readonly CourseOption[];
}

/** Which courses a pass opens: all of a level, and single ones. */
export function PassCourses({ form, values, errorOf, courses }: PassCoursesProps) {
  const { t } = useTranslation();
  const levels = values.course_levels ?? [];
  return (
    <section aria-labelledby="pass" className="grid gap-6">
      <div>
        <h2 id="pass" className="text-xl">
          {t('admin.rewards.form.pass')}
        </h2>
        <p className="measure mt-2 text-soft">{t('admin.rewards.form.passLead')}</p>
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{t('admin.rewards.form.levels')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {difficultyLevel.options.map((level) => (
            <Checkbox
              key={level}
              label={t(`courseCards.level.${level}`)}
              checked={levels.includes(level)}
              onChange={(event) =>
                form.setValue(
                  'course_levels',
                  difficultyLevel.options.filter((one) =>
                    one === level ? event.target.checked : levels.includes(one),
                  ),
                  { shouldDirty: true },
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <CourseChecklist
        label={t('admin.rewards.form.courses')}
        hint={t('admin.rewards.form.coursesHint')}
        courses={courses}
        value={values.course_ids ?? []}
        error={errorOf('course_ids')}
        onChange={(ids) => form.setValue('course_ids', ids, { shouldDirty: true })}
      />
    </section>
  );
}
