import { useId, useState } from 'react';
import { maxLengths } from '#domain/limits.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, TextInput } from '#web/ui/field.tsx';
import { coursesFound } from './courses-found.ts';
import type { CourseOption } from './load-course-options.ts';

/** From so many courses on they are searched. */
const SEARCHED_FROM = 8;

interface CourseChecklistProps {
  label: string;
  hint: string;
  courses: readonly CourseOption[];
  value: readonly number[];
  error: string | undefined;
  onChange: (courseIds: number[]) => void;
}

/** Several courses of all, ticked in a list. */
export function CourseChecklist({
  label,
  hint,
  courses,
  value,
  error,
  onChange,
}: CourseChecklistProps) {
  const { t } = useTranslation();
  const text = usePick();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = coursesFound(courses, search, value);
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="text-sm font-medium">{label}</legend>
      <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
        {hint}
      </p>
      {courses.length >= SEARCHED_FROM && (
        <Field label={t('admin.rewards.form.findCourse')} className="mt-3">
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={maxLengths.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter does not submit the whole form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field>
      )}
      <ul className="mt-3 grid max-h-72 gap-x-6 overflow-y-auto rounded-md px-3.5 py-1 ring-1 ring-line sm:grid-cols-2">
        {found.map(({ course_id: courseId, title, title_zh }) => {
          const name = text(title, title_zh);
          return (
            <li key={courseId}>
              <Checkbox
                label={<span lang={name.lang}>{name.text}</span>}
                checked={value.includes(courseId)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...value, courseId]
                      : value.filter((one) => one !== courseId),
                  )
                }
              />
            </li>
          );
        })}
        {found.length === 0 && (
          <li className="py-2.5 text-sm text-soft">{t('admin.rewards.form.noCourseFound')}</li>
        )}
      </ul>
      <p role="status" className="mt-2 text-sm text-soft">
        {value.length > 0 && t('admin.rewards.form.coursesChosen', { count: value.length })}
      </p>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-seal">
          {error}
        </p>
      )}
    </fieldset>
  );
}
