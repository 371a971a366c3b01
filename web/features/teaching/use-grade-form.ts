import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { gradeBody, type SubmissionDetail, teachingCalls } from '#contract/teaching.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useFormDraft } from '#web/forms/drafts/device-draft.tsx';
import { wholeNumberFrom } from '#web/forms/number-from.ts';
import { guardTyping } from '#web/forms/typing-guard.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'STALE_VERSION';

/**
 * The form of a grade: stored on this device until it is sent, refused where the submission has
 * changed.
 */
export function useGradeForm(submission: SubmissionDetail, next: string | null) {
  const navigate = useNavigate();
  /** Where saving leads: to the next submission, unless the teacher asked to stay. */
  const leadsTo = useRef(next);
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { submission_id: id, version, status } = submission;
  const [stale, setStale] = useState(false);
  // A replaced submission is a new one: the feedback on the last one is shown above.
  const feedback = status === 'submitted' ? '' : submission.feedback;

  const grading = useCallForm(
    gradeBody,
    async (values) => {
      const guard = guardTyping(() =>
        toast({ tone: 'info', text: t('teaching.form.typedTooEarly') }),
      );
      try {
        const input = { params: { id }, body: { ...values, version } };
        const { msg } = await api.send(teachingCalls.grade, input);
        draft.settle();
        setStale(false);
        toast({ text: msg });
        if (leadsTo.current === null) await revalidate();
        else await navigate(leadsTo.current);
      } catch (error) {
        // The submission may now differ from what the teacher has read.
        await revalidate();
        if (!isStale(error)) throw error;
        setStale(true);
      } finally {
        // The next submission is shown, with the focus in its score.
        guard.release();
      }
    },
    { defaults: { feedback, ...(submission.score !== null && { score: submission.score }) } },
  );
  const { form } = grading;
  // After the navigation has moved the focus to the page's content.
  const { setFocus } = form;
  useEffect(() => setFocus('score'), [setFocus]);
  // The score as text: an empty field is not a number.
  const draft = useFormDraft(
    `grade:${id}`,
    { score: submission.score === null ? '' : String(submission.score), feedback },
    (kept) => {
      if (kept.score === '') form.resetField('score');
      else form.setValue('score', wholeNumberFrom(kept.score) ?? '');
      form.setValue('feedback', kept.feedback);
    },
  );
  const rememberTyped = () => {
    const { score: typed, feedback: said } = form.getValues();
    draft.change({ score: String(typed ?? ''), feedback: said ?? '' });
  };
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
    // A returned submission has no score.
    form.clearErrors('score');
    if ((form.getValues('feedback') ?? '').trim() === '') {
      form.setError('feedback', { message: t('validation.feedback_required') });
      form.setFocus('feedback');
      return;
    }
    void givingBack.run();
  }

  /** Grades, and opens the next submission or stays. */
  function grade(event: FormEvent, goesOn: boolean) {
    leadsTo.current = goesOn ? next : null;
    return grading.onSubmit(event);
  }

  return { grading, grade, draft, rememberTyped, giveBack, isGivingBack: givingBack.busy, stale };
}
