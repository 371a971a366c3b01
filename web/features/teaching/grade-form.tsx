import type { SubmissionDetail } from '#contract/teaching.ts';
import { maxLengths } from '#domain/limits.ts';
import { RestoredDraft } from '#web/forms/drafts/device-draft.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useGradeForm } from './use-grade-form.ts';

/** Score and feedback for a submission; or the feedback alone, with which it is returned. */
export function GradeForm({ work }: { work: SubmissionDetail }) {
  const { t } = useTranslation();
  const { pass_mark: passMark } = work;
  const { grading, draft, rememberTyped, giveBack, isGivingBack, stale } = useGradeForm(work);
  const { form, errorOf } = grading;
  const score = form.watch('score');
  const isScore = typeof score === 'number' && score >= 0 && score <= 100;

  return (
    <Form onSubmit={grading.onSubmit}>
      {stale && (
        <Notice live tone="warning">
          {t('teaching.form.stale')}
        </Notice>
      )}
      {grading.failure !== null && (
        <Notice live tone="error">
          {grading.failure}
        </Notice>
      )}
      <Field
        label={t('teaching.form.score')}
        hint={
          <>
            {t('teaching.form.passMark', { mark: passMark })}
            {isScore && !work.completed_by_user && (
              <span className="mt-1 block font-medium text-ink">
                {t(score >= passMark ? 'teaching.form.passes' : 'teaching.form.fails')}
              </span>
            )}
          </>
        }
        error={errorOf('score')}
        required
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
          className="max-w-32 text-lg tabular-nums"
          {...form.register('score', { valueAsNumber: true, onChange: rememberTyped })}
        />
      </Field>
      <Field
        label={t('teaching.form.feedback')}
        hint={t('teaching.form.feedbackHint')}
        error={errorOf('feedback')}
      >
        <TextArea
          rows={6}
          maxLength={maxLengths.feedback}
          {...form.register('feedback', { onChange: rememberTyped })}
        />
      </Field>
      <RestoredDraft draft={draft} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={grading.busy}>{t('teaching.form.grade')}</SubmitButton>
        {!work.completed_by_user && (
          <Button
            variant="secondary"
            busy={isGivingBack}
            disabled={grading.busy}
            onClick={giveBack}
          >
            {t('teaching.form.return')}
          </Button>
        )}
      </div>
    </Form>
  );
}
