import { useTranslation } from 'react-i18next';
import { type AdminReview, reviewAdminCalls, reviewPatchBody } from '#contract/reviews-admin.ts';
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

interface HideDialogProps {
  review: AdminReview;
  onClose: () => void;
}

/** Asks for the reason and hides a review. */
export function HideDialog({ review, onClose }: HideDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    reviewPatchBody,
    async (body) => {
      const params = { id: review.review_id };
      try {
        const { msg } = await api.send(reviewAdminCalls.update, { params, body });
        toast({ text: msg });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') throw error;
        toast({ tone: 'info', text: t('desk.reviews.staleReview') });
      }
      onClose();
      await revalidate();
    },
    { defaults: { is_hidden: true, hidden_reason: '', version: review.version } },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('desk.reviews.hideTitle')}
      description={t('desk.reviews.hideText')}
      closeLabel={t('common.close')}
    >
      <Form onSubmit={onSubmit} className="grid gap-5">
        <Field
          label={t('desk.reviews.reason')}
          hint={t('desk.reviews.reasonHint')}
          error={errorOf('hidden_reason')}
          required
        >
          <TextArea autoFocus rows={3} maxLength={500} {...form.register('hidden_reason')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('desk.reviews.hideFailed')}>
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {t('desk.reviews.hide')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
