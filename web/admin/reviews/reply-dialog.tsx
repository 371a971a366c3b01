import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/reviews-admin.ts';
import { replyBody, type TaughtReview, taughtReview, teachingCalls } from '#contract/teaching.ts';
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

interface ReplyDialogProps {
  review: AdminReview;
  onClose: () => void;
}

/** Answers a review on its course’s page, or changes the answer; an empty one takes it back. */
export function ReplyDialog({ review: listed, onClose }: ReplyDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  /**
   * Sending came too late: what is there now. The list is not loaded again for it: the row, and
   * this dialog with what was typed, could leave it.
   */
  const [late, setLate] = useState<TaughtReview | null>(null);
  const review = late ?? listed;
  function close() {
    onClose();
    if (late !== null) void revalidate();
  }
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    replyBody,
    async ({ reply }) => {
      const params = { id: review.review_id };
      const keepFocus = rememberFocus();
      try {
        const body = { reply, version: review.version };
        const { msg } = await api.send(teachingCalls.reply, { params, body });
        draft.settle();
        toast({ text: msg });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') throw error;
        const now = taughtReview.safeParse(error.data).data;
        if (now === undefined) throw error;
        setLate(now);
        return;
      }
      await revalidate();
      onClose();
      // The row may have left the list, and its button with it.
      keepFocus();
    },
    { defaults: { reply: review.reply ?? '' } },
  );
  const draft = useFormDraft(`reply:${review.review_id}`, { reply: review.reply ?? '' }, (kept) =>
    form.setValue('reply', kept.reply),
  );
  return (
    <Dialog
      open
      onClose={close}
      size="md"
      title={t('admin.reviews.replyTitle', { name: review.user_name })}
      description={
        <blockquote className="border-l-3 border-line pl-4 whitespace-pre-line">
          {review.comment || t('admin.reviews.noComment')}
        </blockquote>
      }
      closeLabel={t('common.close')}
    >
      <Form onSubmit={onSubmit} className="grid gap-5">
        {late !== null && (
          <Notice live tone="warning">
            <p>{t('teaching.reviews.stale')}</p>
            {review.reply !== null && (
              <blockquote className="mt-2 border-l-3 border-ridge-3 pl-4 whitespace-pre-line">
                {review.reply}
              </blockquote>
            )}
          </Notice>
        )}
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
        <RestoredDraft draft={draft} />
        {failure !== null && (
          <Notice live tone="error" title={t('admin.reviews.replyFailed')}>
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
          <Button type="submit" busy={busy}>
            {t('admin.reviews.replySave')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
