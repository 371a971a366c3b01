import type { SubmissionDetail } from '#contract/teaching.ts';
import { maxLengths } from '#domain/limits.ts';
import { RestoredDraft } from '#web/forms/drafts/device-draft.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useGradeForm } from './use-grade-form.ts';

export interface GradeFormProps {
  submission: SubmissionDetail;
  /** The next submission of the same queue; null: this is the last. */
  next: string | null;
  /** Comments that the teacher has used before. */
  comments: readonly string[];
}

/** Score and feedback for a submission; or the feedback alone, with which it is returned. */
export function GradeForm({ submission, next, comments }: GradeFormProps) {
  const { t } = useTranslation();
  const { pass_mark: passMark } = submission;
  const { grading, grade, draft, rememberTyped, giveBack, isGivingBack, stale } = useGradeForm(
    submission,
    next,
  );
  const { form, errorOf } = grading;
  const score = form.watch('score');
  const isScore = typeof score === 'number' && score >= 0 && score <= 100;

  return (
    <Form
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        return grade(event, submitter?.getAttribute('value') !== 'stay');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
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
      <WholeNumberField
        form={form}
        name="score"
        input={{ className: 'max-w-32 text-lg tabular-nums', readOnly: grading.busy }}
        onType={rememberTyped}
        label={t('teaching.form.score')}
        hint={
          <>
            {t('teaching.form.passMark', { mark: passMark })}
            {isScore && !submission.completed_by_user && (
              <span className="mt-1 block font-medium text-ink">
                {t(score >= passMark ? 'teaching.form.passes' : 'teaching.form.fails')}
              </span>
            )}
          </>
        }
        error={errorOf('score')}
        required
      />
      <Field
        label={t('teaching.form.feedback')}
        hint={t('teaching.form.feedbackHint')}
        error={errorOf('feedback')}
      >
        <TextArea
          rows={6}
          readOnly={grading.busy}
          maxLength={maxLengths.feedback}
          {...form.register('feedback', { onChange: rememberTyped })}
        />
      </Field>
      {comments.length > 0 && (
        <UsedComments
          comments={comments}
          onChoose={(comment) => {
            const typed = (form.getValues('feedback') ?? '').trimEnd();
            form.setValue('feedback', typed === '' ? comment : `${typed}\n${comment}`);
            rememberTyped();
            form.setFocus('feedback');
          }}
        />
      )}
      <RestoredDraft draft={draft} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={grading.busy}>
          {t(next === null ? 'teaching.form.grade' : 'teaching.form.gradeNext')}
        </SubmitButton>
        {next !== null && (
          <Button type="submit" value="stay" variant="secondary" disabled={grading.busy}>
            {t('teaching.form.grade')}
          </Button>
        )}
        {!submission.completed_by_user && (
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

interface UsedCommentsProps {
  comments: readonly string[];
  onChoose: (comment: string) => void;
}

/** Earlier comments of the teacher; choosing one adds it to what is typed. */
function UsedComments({ comments, onChoose }: UsedCommentsProps) {
  const { t } = useTranslation();
  return (
    <details className="-mt-2">
      <summary className="link flex min-h-11 items-center text-sm">
        {t('teaching.form.comments')}
      </summary>
      <ul className="divide-y divide-line border-y border-line">
        {comments.map((comment) => (
          <li key={comment}>
            <button
              type="button"
              className="line-clamp-2 min-h-11 w-full py-2 text-left text-sm hover:bg-wash"
              dir="auto"
              onClick={() => onChoose(comment)}
            >
              {comment}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
