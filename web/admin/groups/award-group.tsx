import { useId } from 'react';
import { awardGroupBody, groupAdminCalls } from '#contract/groups-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface AwardGroupProps {
  groupId: number;
  onClose: () => void;
}

/** Gives points to every member of a group. */
export function AwardGroup({ groupId, onClose }: AwardGroupProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(awardGroupBody, async (body) => {
    const { msg } = await api.send(groupAdminCalls.award, {
      params: { id: groupId },
      body,
    });
    toast({ text: msg });
    onClose();
  });
  const typed = form.watch('amount');
  const amount = typeof typed === 'number' ? typed : Number.NaN;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.groups.award')}
      description={t('admin.groups.awardText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {amount > 0
              ? t('admin.groups.awardPoints', { points: t('common.points', { count: amount }) })
              : t('admin.groups.awardRun')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <WholeNumberField
          form={form}
          name="amount"
          input={{ className: 'max-w-48' }}
          label={t('admin.points.adjust.amount')}
          error={errorOf('amount')}
          required
        />
        <Field
          label={t('admin.points.adjust.reason')}
          hint={t('admin.groups.awardReasonHint')}
          error={errorOf('reason')}
          required
        >
          <TextArea rows={2} {...form.register('reason')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('admin.points.adjust.failed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
