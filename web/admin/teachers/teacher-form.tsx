import { useId } from 'react';
import type { z } from 'zod';
import {
  type AdminTeacher,
  adminTeacher,
  teacherAdminCalls,
  teacherCreateBody,
} from '#contract/teachers-admin.ts';
import { UploadField } from '#web/admin/media/upload-field.tsx';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { foldWidth } from '#web/lib/fold-width.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, TextInput } from '#web/ui/field.tsx';
import {
  newTeacherValues,
  type TeacherFormField,
  teacherFormFields,
  teacherFormValues,
} from './teacher-form-values.ts';
import { useTeacherTexts } from './use-teacher-texts.ts';

interface TeacherFormProps {
  /** null: a new one. */
  teacher: AdminTeacher | null;
  /** The account to link to a new teacher; empty: none. */
  account: string;
  /** Accounts that could be linked. */
  accounts: readonly { email: string; name: string }[];
  backTo: string;
}

/** A teacher in both languages side by side, and the linked account. */
export function TeacherForm({ teacher, account, accounts, backTo }: TeacherFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const words = useTeacherTexts();
  const listId = useId();
  const record = useRecordForm<
    z.input<typeof teacherCreateBody>,
    z.output<typeof teacherCreateBody>,
    AdminTeacher,
    TeacherFormField
  >({
    schema: teacherCreateBody,
    state: teacher,
    fields: teacherFormFields,
    valuesOf: teacherFormValues,
    newValues: newTeacherValues(account),
    stateSchema: adminTeacher,
    leadsTo: () => backTo,
    save: (values, version) => {
      if (teacher === null) return api.send(teacherAdminCalls.create, { body: values });
      const body = { ...values, ...(version !== undefined && { version }) };
      return api.send(teacherAdminCalls.update, { params: { id: teacher.teacher_id }, body });
    },
  });
  const { form, errorOf, values } = record;
  return (
    <RecordFrame
      record={record}
      title={t(teacher === null ? 'admin.teachers.form.addTitle' : 'admin.teachers.form.editTitle')}
      back={{ to: backTo, label: t('admin.teachers.form.back') }}
      words={words}
      submitLabel={t(teacher === null ? 'admin.teachers.form.create' : 'admin.teachers.form.save')}
    >
      <BothLanguages
        id="texts"
        title={t('admin.teachers.form.texts')}
        pairs={[
          { name: 'name', label: t('admin.teachers.form.name'), maxLength: 80 },
          {
            name: 'specialization',
            label: t('admin.teachers.form.specialization'),
            maxLength: 160,
          },
          {
            name: 'bio',
            label: t('admin.teachers.form.bio'),
            hint: t('admin.teachers.form.bioHint'),
            rows: 10,
          },
        ]}
        form={form}
        values={values}
        errorOf={errorOf}
      />
      <section aria-labelledby="about">
        <h2 id="about" className="mb-4 text-xl">
          {t('admin.teachers.form.about')}
        </h2>
        <div className="grid items-start gap-5 md:grid-cols-2 md:gap-x-6">
          <UploadField
            label={t('admin.teachers.form.picture')}
            hint={t('admin.teachers.form.pictureHint')}
            error={errorOf('profile_image')}
            kinds={['image']}
            value={typeof values.profile_image === 'string' ? values.profile_image : null}
            onChange={(path) => form.setValue('profile_image', path, { shouldDirty: true })}
          />
          <div className="grid gap-5">
            <Field
              label={t('admin.teachers.form.account')}
              hint={t('admin.teachers.form.accountHint')}
              error={errorOf('user_email')}
            >
              <TextInput
                type="email"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                list={listId}
                {...form.register('user_email', { setValueAs: foldWidth })}
              />
            </Field>
            <datalist id={listId}>
              {accounts.map(({ email, name }) => (
                <option key={email} value={email}>
                  {name}
                </option>
              ))}
            </datalist>
            <WholeNumberField
              form={form}
              name="experience_years"
              input={{ className: 'max-w-32' }}
              label={t('admin.teachers.form.years')}
              error={errorOf('experience_years')}
            />
            <Checkbox
              label={t('admin.teachers.form.isAssistant')}
              {...form.register('is_assistant')}
            />
          </div>
        </div>
      </section>
    </RecordFrame>
  );
}
