import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { CourseChoices } from './load-course-choices.ts';

interface CourseChoiceProps {
  choices: CourseChoices;
  /** The parameter of the course in the address. */
  name: string;
  value: number | null;
}

/**
 * Selects one course or all, within a filter form; where there are many, they are searched first.
 */
export function CourseChoice({ choices, name, value }: CourseChoiceProps) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <>
      {choices.areMany && (
        <SearchField
          name="find"
          label={t('teaching.work.findCourse')}
          placeholder={t('teaching.work.findCourse')}
          submitLabel={t('controls.search')}
          defaultValue={choices.find}
        />
      )}
      <FilterSelect name={name} label={t('teaching.work.course')} value={String(value ?? '')}>
        <option value="">{t('teaching.work.allCourses')}</option>
        {choices.courses.map((course) => {
          const title = text(course.title, course.title_zh);
          return (
            <option key={course.course_id} value={course.course_id} lang={title.lang}>
              {title.text}
            </option>
          );
        })}
      </FilterSelect>
    </>
  );
}
