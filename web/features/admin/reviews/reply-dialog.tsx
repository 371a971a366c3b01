import { useTranslation } from 'react-i18next';
import type { AdminReview } from '#contract/reviews-admin.ts';
import { replyBody, teachingCalls } from '#contract/teaching.ts';
import { ApiError } from '#web/lib/api.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useCallForm } from '#web/lib/call-form.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';

interface ReplyDialogProps {
  review: AdminReview;
  onClose: () => void;
}

/** Answers a review on its course’s page, or changes the answer; an empty one takes it back. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    replyBody,
    async (body) => {
      const params = { id: review.review_id };
      try {
        const { msg } = await api.send(teachingCalls.reply, { params, body });
        toast({ text: msg });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') throw error;
        toast({ tone: 'info', text: t('desk.reviews.staleReview') });
      }
      onClose();
      await revalidate();
    },
    { defaults: { reply: review.reply ?? '', version: review.version } },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={t('desk.reviews.replyTitle', { name: review.user_name })}
      description={
        <blockquote className="border-l-3 border-line pl-4 whitespace-pre-line">
          {review.comment || t('desk.reviews.noComment')}
        </blockquote>
      }
      closeLabel={t('common.close')}
    >
      <Form onSubmit={onSubmit} className="grid gap-5">
        <Field
          label={t('desk.reviews.reply')}
          hint={t('desk.reviews.replyHint')}
          error={errorOf('reply')}
        >
          <TextArea autoFocus rows={6} maxLength={1000} {...form.register('reply')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('desk.reviews.replyFailed')}>
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('desk.reviews.replySave')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
