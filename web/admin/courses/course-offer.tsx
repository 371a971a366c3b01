import { useState } from 'react';
import { currencies, priceColumns } from '#domain/currencies.ts';
import { UploadField } from '#web/admin/media/upload-field.tsx';
import { courseLevels } from '#web/features/courses/course-list-query.ts';
import type { CallForm } from '#web/forms/call-form.ts';
import { MoneyField, WholeNumberField } from '#web/forms/number-fields.tsx';
import { amountFrom, chosenId } from '#web/forms/number-from.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, Select, TextInput } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { CourseFormValues, CourseInput, CourseOutput } from './course-form-values.ts';
import type { TeacherOption } from './load-teachers.ts';
import { teachersFound } from './teachers-found.ts';

interface CourseOfferProps extends Pick<CallForm<CourseInput, CourseOutput>, 'form' | 'errorOf'> {
  values: CourseFormValues;
  teachers: readonly TeacherOption[];
}

/** From so many teachers on, the list has a search. */
const MANY_TEACHERS = 15;

/** The teacher of a course, its price and points, and how it is shown. */
export function CourseOfferFields({ form, errorOf, values, teachers }: CourseOfferProps) {
  const { t } = useTranslation();
  const hasPrice = currencies.some(
    (currency) => amountFrom(values[priceColumns[currency]], currency) !== null,
  );
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="mb-4 text-xl">
        {t('admin.courses.form.offer')}
      </h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TeacherFields form={form} errorOf={errorOf} values={values} teachers={teachers} />
        <Field label={t('admin.courses.form.level')} error={errorOf('difficulty_level')}>
          <Select {...form.register('difficulty_level')}>
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`courseCards.level.${level}`)}
              </option>
            ))}
          </Select>
        </Field>
        <WholeNumberField
          form={form}
          name="points_reward"
          label={t('admin.courses.form.pointsReward')}
          hint={t('admin.courses.form.pointsRewardHint')}
          error={errorOf('points_reward')}
        />
        <WholeNumberField
          form={form}
          name="points_required"
          label={t('admin.courses.form.pointsRequired')}
          hint={t('admin.courses.form.pointsRequiredHint')}
          error={errorOf('points_required')}
        />
        <fieldset className="grid gap-3 sm:col-span-2">
          <legend className="sr-only">{t('admin.courses.form.prices')}</legend>
          <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {currencies.map((currency) => (
              <MoneyField
                key={currency}
                form={form}
                name={priceColumns[currency]}
                currency={currency}
                label={t(`admin.courses.form.price.${currency}`)}
                error={errorOf(priceColumns[currency])}
              />
            ))}
          </div>
          <p className="text-sm text-soft">{t('admin.courses.form.priceHint')}</p>
        </fieldset>
        {hasPrice && Number(values.points_required) === 0 && (
          <Notice tone="warning" live className="sm:col-span-2">
            {t('admin.courses.form.onlyMoney')}
          </Notice>
        )}
        <UploadField
          label={t('admin.courses.form.thumbnail')}
          hint={t('admin.courses.form.thumbnailHint')}
          kinds={['image']}
          value={values.thumbnail || null}
          onChange={(path) => form.setValue('thumbnail', path, { shouldDirty: true })}
          error={errorOf('thumbnail')}
        />
        <Checkbox
          label={t('admin.courses.form.featured')}
          className="self-center"
          {...form.register('is_featured')}
        />
      </div>
    </section>
  );
}

function TeacherFields({ form, errorOf, values, teachers }: CourseOfferProps) {
  const { t } = useTranslation();
  const text = usePick();
  const [search, setSearch] = useState('');
  const found = teachersFound(teachers, search, values.teacher_id ?? null);
  return (
    <div className="grid gap-3">
      {teachers.length > MANY_TEACHERS && (
        <Field
          label={t('admin.courses.form.findTeacher')}
          hint={t('admin.courses.form.findTeacherHint')}
        >
          <TextInput
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Field>
      )}
      <Field label={t('admin.courses.form.teacher')} error={errorOf('teacher_id')}>
        <Select {...form.register('teacher_id', { setValueAs: chosenId })}>
          <option value="">{t('admin.courses.noTeacher')}</option>
          {found.map((teacher) => (
            <option key={teacher.teacher_id} value={teacher.teacher_id}>
              {text(teacher.name, teacher.name_zh).text}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
