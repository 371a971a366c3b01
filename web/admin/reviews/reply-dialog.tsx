import type { AdminReview } from '#contract/reviews-admin.ts';
import { replyBody, taughtReview, teachingCalls } from '#contract/teaching.ts';
import { maxLengths } from '#domain/limits.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useFormDraft } from '#web/forms/drafts/device-draft.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useLateReview } from './use-late-review.ts';

interface ReplyDialogProps {
  review: AdminReview;
  onClose: () => void;
}

/** Replies to a review on its course’s page, or changes the reply; an empty one removes it. */
export function ReplyDialog({ review: listed, onClose }: ReplyDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { review, late, close, send } = useLateReview(listed, {
    read: (data) => taughtReview.safeParse(data).data,
    onClose,
  });
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    replyBody,
    ({ reply }) => {
      const params = { id: review.review_id };
      const body = { reply, version: review.version };
      return send(() => api.send(teachingCalls.reply, { params, body }), draft.settle);
    },
    { defaults: { reply: review.reply ?? '' } },
  );
  const draft = useFormDraft(`reply:${review.review_id}`, { reply: review.reply ?? '' }, (kept) =>
    form.setValue('reply', kept.reply),
  );
  return (
    <ReviewDialog
      size="md"
      title={t('admin.reviews.replyTitle', { name: review.user_name })}
      description={
        <blockquote className="border-l-3 border-line pl-4 whitespace-pre-line">
          {review.comment || t('admin.reviews.noComment')}
        </blockquote>
      }
      draft={draft}
      late={
        late !== null && (
          <>
            <p>{t('teaching.reviews.stale')}</p>
            {review.reply !== null && (
              <blockquote className="mt-2 border-l-3 border-ridge-3 pl-4 whitespace-pre-line">
                {review.reply}
              </blockquote>
            )}
          </>
        )
      }
      failure={{ title: t('admin.reviews.replyFailed'), text: failure }}
      submit={{ label: t('admin.reviews.replySave'), busy }}
      onSubmit={onSubmit}
      onClose={close}
    >
      <Field
        label={t('admin.reviews.reply')}
        hint={t('admin.reviews.replyHint')}
        error={errorOf('reply')}
      >
        <TextArea
          autoFocus
          rows={6}
          maxLength={maxLengths.reviewReply}
          {...form.register('reply', {
            onChange: ({ target }) => draft.change({ reply: target.value }),
          })}
        />
      </Field>
    </ReviewDialog>
  );
}
