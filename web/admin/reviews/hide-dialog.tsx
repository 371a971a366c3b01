import {
  type AdminReview,
  adminReview,
  reviewAdminCalls,
  reviewPatchBody,
} from '#contract/reviews-admin.ts';
import { maxLengths } from '#domain/limits.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useFormDraft } from '#web/forms/drafts/device-draft.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useLateReview } from './use-late-review.ts';

interface HideDialogProps {
  review: AdminReview;
  onClose: () => void;
}

/** Asks for the reason and hides a review. */
export function HideDialog({ review: listed, onClose }: HideDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { review, late, close, send } = useLateReview(listed, {
    read: (data) => adminReview.safeParse(data).data,
    onClose,
  });
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    reviewPatchBody,
    (body) => {
      const params = { id: review.review_id };
      const hidden = { ...body, version: review.version };
      return send(() => api.send(reviewAdminCalls.update, { params, body: hidden }), draft.settle);
    },
    { defaults: { is_hidden: true, hidden_reason: '' } },
  );
  const draft = useFormDraft(`hide:${review.review_id}`, { reason: '' }, (kept) =>
    form.setValue('hidden_reason', kept.reason),
  );
  return (
    <ReviewDialog
      size="sm"
      title={t('admin.reviews.hideTitle')}
      description={t('admin.reviews.hideText')}
      draft={draft}
      late={
        late !== null && (
          <>
            <p>{t('admin.reviews.staleReview')}</p>
            <blockquote className="mt-2 border-l-3 border-ridge-3 pl-4 whitespace-pre-line">
              {review.comment || t('admin.reviews.noComment')}
            </blockquote>
          </>
        )
      }
      failure={{ title: t('admin.reviews.hideFailed'), text: failure }}
      submit={{ label: t('admin.reviews.hide'), danger: true, busy }}
      onSubmit={onSubmit}
      onClose={close}
    >
      <Field
        label={t('admin.reviews.reason')}
        hint={t('admin.reviews.reasonHint')}
        error={errorOf('hidden_reason')}
        required
      >
        <TextArea
          autoFocus
          rows={3}
          maxLength={maxLengths.hiddenReason}
          {...form.register('hidden_reason', {
            onChange: ({ target }) => draft.change({ reason: target.value }),
          })}
        />
      </Field>
    </ReviewDialog>
  );
}
