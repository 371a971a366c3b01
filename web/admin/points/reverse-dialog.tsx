import { useId } from 'react';
import type { PointEntry } from '#contract/points.ts';
import { pointAdminCalls, reversalBody } from '#contract/points-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useLeaveConfirmation } from '#web/forms/leave-confirmation.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Points } from '#web/ui/points.tsx';

interface ReverseDialogProps {
  entry: Pick<PointEntry, 'point_id' | 'description' | 'description_zh' | 'points'>;
  onClose: () => void;
}

/** Corrects an entry by its opposite, with the reason that the learner will read. */
export function ReverseDialog({ entry, onClose }: ReverseDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(reversalBody, async (body) => {
    const { msg } = await api.send(pointAdminCalls.reverse, {
      params: { id: entry.point_id },
      body,
    });
    toast({ text: msg });
    onClose();
    await revalidate();
  });
  const leaving = useLeaveConfirmation(form.formState.isDirty, onClose);
  return (
    <>
      <Dialog
        open
        size="sm"
        onClose={leaving.close}
        closeLabel={t('common.close')}
        title={t('admin.points.adjust.reverseTitle')}
        description={t('admin.points.adjust.reverseText')}
        footer={
          <>
            <Button variant="secondary" onClick={leaving.close}>
              {t('controls.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy} variant="danger">
              {t('admin.points.adjust.reverse')}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={onSubmit}>
          <p className="flex items-center justify-between gap-4 rounded-md bg-sunk px-4 py-3">
            <Bilingual en={entry.description} zh={entry.description_zh} />
            <Points
              amount={entry.points}
              signed
              label={t('common.points', { count: entry.points })}
            />
          </p>
          <Field
            label={t('admin.points.adjust.reason')}
            hint={t('admin.points.adjust.reasonHint')}
            error={errorOf('reason')}
            required
          >
            <TextArea rows={2} autoFocus {...form.register('reason')} />
          </Field>
          {failure !== null && (
            <Notice live tone="error" title={t('admin.points.adjust.reverseFailed')}>
              {failure}
            </Notice>
          )}
        </Form>
      </Dialog>
      {leaving.question}
    </>
  );
}
