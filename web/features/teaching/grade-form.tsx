import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gradeBody, type SubmissionDetail, teachingCalls } from '#contract/teaching.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { RestoredDraft, useFormDraft } from '#web/forms/device-draft.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'STALE_VERSION';

/** Score and feedback for a work; or the feedback alone, with which it is given back. */
export function GradeForm({ work }: { work: SubmissionDetail }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { submission_id: id, version, pass_mark: passMark, status } = work;
  const [stale, setStale] = useState(false);
  // Work that was handed in again is a new work: what was said of the last one stands above.
  const feedback = status === 'submitted' ? '' : work.feedback;

  const grading = useCallForm(
    gradeBody,
    async (values) => {
      try {
        const input = { params: { id }, body: { ...values, version } };
        const { msg } = await api.send(teachingCalls.grade, input);
        draft.settle();
        setStale(false);
        toast({ text: msg });
      } catch (error) {
        if (!isStale(error)) throw error;
        setStale(true);
      } finally {
        // Also after a refusal: the work is then another one than the teacher has read.
        await revalidate();
      }
    },
    { defaults: { feedback, ...(work.score !== null && { score: work.score }) } },
  );
  const { form, errorOf } = grading;
  // The score as text: an empty field is no number.
  const draft = useFormDraft(
    `grade:${id}`,
    { score: work.score === null ? '' : String(work.score), feedback },
    (kept) => {
      if (kept.score === '') form.resetField('score');
      else form.setValue('score', Number(kept.score));
      form.setValue('feedback', kept.feedback);
    },
  );
  const keep = () => {
    const { score: typed, feedback: said } = form.getValues();
    const isNumber = typeof typed === 'number' && Number.isFinite(typed);
    draft.change({ score: isNumber ? String(typed) : '', feedback: said ?? '' });
  };
  const score = form.watch('score');
  const isScore = typeof score === 'number' && score >= 0 && score <= 100;

  const givingBack = useAction(
    async () => {
      const why = form.getValues('feedback') ?? '';
      const input = { params: { id }, body: { feedback: why, version } };
      const { msg } = await api.send(teachingCalls.giveBack, input);
      draft.settle();
      setStale(false);
      toast({ text: msg });
    },
    {
      onError: (error) => {
        if (!isStale(error)) return false;
        setStale(true);
        void revalidate();
        return true;
      },
    },
  );

  function giveBack() {
    // Work that is given back has no score.
    form.clearErrors('score');
    if ((form.getValues('feedback') ?? '').trim() === '') {
      form.setError('feedback', { message: t('validation.feedback_required') });
      form.setFocus('feedback');
      return;
    }
    void givingBack.run();
  }

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
          {...form.register('score', { valueAsNumber: true, onChange: keep })}
        />
      </Field>
      <Field
        label={t('teaching.form.feedback')}
        hint={t('teaching.form.feedbackHint')}
        error={errorOf('feedback')}
      >
        <TextArea rows={6} maxLength={5000} {...form.register('feedback', { onChange: keep })} />
      </Field>
      <RestoredDraft draft={draft} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={grading.busy}>{t('teaching.form.grade')}</SubmitButton>
        {!work.completed_by_user && (
          <Button
            variant="secondary"
            busy={givingBack.busy}
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
