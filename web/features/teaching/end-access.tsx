import { useId } from 'react';
import { adminAccessCalls, endAccessBody, teachAccessCalls } from '#contract/course-access.ts';
import type { TaughtLearner } from '#contract/course-learners.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { captureFocus } from '#web/lib/capture-focus.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface EndAccessProps {
  area: 'teach' | 'admin';
  courseId: number;
  /** At least one. */
  learners: readonly Pick<TaughtLearner, 'user_id' | 'name'>[];
  onClose: () => void;
  onDone?: () => void;
}

/** Asks for the reason, which the learners read, and ends their access. */
export function EndAccess({ area, courseId, learners, onClose, onDone }: EndAccessProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const calls = area === 'admin' ? adminAccessCalls : teachAccessCalls;
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(endAccessBody, async (body) => {
    const restoreFocus = captureFocus();
    const { msg } = await api.send(calls.endSeveral, {
      params: { id: courseId },
      body: { ...body, user_ids: learners.map((learner) => learner.user_id) },
    });
    toast({ text: msg });
    onClose();
    onDone?.();
    await revalidate();
    restoreFocus();
  });
  const count = learners.length;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={
        count === 1
          ? t('teaching.access.endTitle', { name: learners[0]?.name ?? '' })
          : t('teaching.access.endSeveralTitle', { count })
      }
      description={t('teaching.access.endText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy} variant="danger">
            {t('teaching.access.end')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field
          label={t('teaching.access.reason')}
          hint={t('teaching.access.reasonHint')}
          error={errorOf('reason')}
          required
        >
          <TextArea rows={3} autoFocus {...form.register('reason')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('teaching.access.endFailed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
