import { fileRule } from '#contract/lesson-body.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import type { LessonParts } from './lesson-parts.ts';
import { NumberField } from './number-field.tsx';

/** How an assignment is submitted and graded; the task itself is a text in both languages. */
export function AssignmentBody({ parts }: { parts: LessonParts }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="grading" className="grid gap-5">
      <h2 id="grading" className="text-xl">
        {t('admin.lessons.assignment.title')}
      </h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField
          parts={parts}
          name="pass_mark"
          label={t('admin.lessons.assignment.passMark')}
          hint={t('admin.lessons.assignment.passMarkHint')}
        />
        <Field label={t('admin.lessons.assignment.file')} error={parts.errorOf('file')}>
          <Select {...parts.form.register('file')}>
            {fileRule.options.map((input) => (
              <option key={input} value={input}>
                {t(`admin.lessons.assignment.files.${input}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </section>
  );
}
