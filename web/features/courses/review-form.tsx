import { type FormEvent, useState } from 'react';
import type { CourseReview } from '#contract/courses.ts';
import { useEarnedToast } from '#web/features/learning/earned.tsx';
import { RestoredDraft, useDeviceDraft } from '#web/forms/drafts/device-draft.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { StarsInput } from '#web/ui/stars.tsx';

/** The maximum length of a comment. */
const LONGEST_COMMENT = 1000;

interface ReviewFormProps {
  courseId: number;
  /** The review to edit; without it a new one is written. */
  own?: CourseReview;
  onDone: () => void;
  onCancel?: () => void;
}

/** Stars and a comment; submitting again edits the learner's one review. */
export function ReviewForm({ courseId, own, onDone, onCancel }: ReviewFormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const earned = useEarnedToast();
  const draft = useDeviceDraft(`review:${courseId}`, {
    rating: own?.rating ?? 0,
    comment: own?.comment ?? '',
  });
  const { rating, comment } = draft.fields;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const send = useAction(
    async () => {
      const { courseCalls } = await import('#contract/courses.ts');
      const answer = await api.call(courseCalls.review, {
        body: { course_id: courseId, rating, comment },
      });
      draft.settle();
      earned(own ? t('courses.reviews.edited') : t('courses.reviews.thanks'), answer);
      onDone();
    },
    {
      failed: t('courses.reviews.failed'),
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'VALIDATION_FAILED') return false;
        setErrors(error.fields);
        return true;
      },
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (rating === 0) {
      setErrors({ rating: t('validation.rating_required') });
      return;
    }
    setErrors({});
    void send.run();
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 rounded-lg bg-raised p-5 ring-1 ring-line">
      <StarsInput
        legend={own ? t('courses.reviews.editLegend') : t('courses.reviews.legend')}
        labelOf={(stars) => t('common.stars', { count: stars })}
        value={rating}
        onChange={(stars) => draft.change({ rating: stars })}
        error={errors.rating}
      />
      <Field
        className="mt-4"
        label={t('courses.reviews.comment')}
        mark={t('controls.optional')}
        error={errors.comment}
        hint={t('courses.reviews.left', { count: LONGEST_COMMENT - [...comment].length })}
      >
        <TextArea
          rows={4}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => draft.change({ comment: event.target.value })}
        />
      </Field>
      <RestoredDraft draft={draft} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" busy={send.busy}>
          {own ? t('controls.save') : t('courses.reviews.send')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('controls.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
