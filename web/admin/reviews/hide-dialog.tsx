import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AdminReview,
  adminReview,
  reviewAdminCalls,
  reviewPatchBody,
} from '#contract/reviews-admin.ts';
import { maxLengths } from '#domain/limits.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { RestoredDraft, useFormDraft } from '#web/forms/drafts/device-draft.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { rememberFocus } from '#web/lib/remember-focus.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface HideDialogProps {
  review: AdminReview;
  onClose: () => void;
}

/** Asks for the reason and hides a review. */
export function HideDialog({ review: listed, onClose }: HideDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  /**
   * Sending came too late: what is there now. The list is not loaded again for it: the row, and
   * this dialog with what was typed, could leave it.
   */
  const [late, setLate] = useState<AdminReview | null>(null);
  const review = late ?? listed;
  function close() {
    onClose();
    if (late !== null) void revalidate();
  }
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    reviewPatchBody,
    async (body) => {
      const params = { id: review.review_id };
      const keepFocus = rememberFocus();
      try {
        const hidden = { ...body, version: review.version };
        const { msg } = await api.send(reviewAdminCalls.update, { params, body: hidden });
        draft.settle();
        toast({ text: msg });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') throw error;
        const now = adminReview.safeParse(error.data).data;
        if (now === undefined) throw error;
        setLate(now);
        return;
      }
      await revalidate();
      onClose();
      // The row may have left the list, and its button with it.
      keepFocus();
    },
    { defaults: { is_hidden: true, hidden_reason: '' } },
  );
  const draft = useFormDraft(`hide:${review.review_id}`, { reason: '' }, (kept) =>
    form.setValue('hidden_reason', kept.reason),
  );
  return (
    <Dialog
      open
      onClose={close}
      size="sm"
      title={t('admin.reviews.hideTitle')}
      description={t('admin.reviews.hideText')}
      closeLabel={t('common.close')}
    >
      <Form onSubmit={onSubmit} className="grid gap-5">
        {late !== null && (
          <Notice live tone="warning">
            <p>{t('admin.reviews.staleReview')}</p>
            <blockquote className="mt-2 border-l-3 border-ridge-3 pl-4 whitespace-pre-line">
              {review.comment || t('admin.reviews.noComment')}
            </blockquote>
          </Notice>
        )}
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
        <RestoredDraft draft={draft} />
        {failure !== null && (
          <Notice live tone="error" title={t('admin.reviews.hideFailed')}>
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              draft.discard();
              close();
            }}
          >
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('admin.reviews.hide')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
