import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { redemptionActionBody, rejectionBody } from '#contract/rewards.ts';
import { useCallForm } from '#web/lib/call-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { StepDetails } from './use-redemption-steps.ts';

interface StepDialogProps {
  action: 'reject' | 'ship';
  count: number;
  onClose: () => void;
  /** Takes the step; what it throws is shown here. */
  onSubmit: (details: StepDetails) => Promise<void>;
}

/** What has to be said with a step: the reason of a refusal, or where the parcel is. */
export function StepDialog({ action, count, onClose, onSubmit }: StepDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const rejecting = action === 'reject';
  const {
    form,
    onSubmit: submit,
    errorOf,
    failure,
    busy,
  } = useCallForm(rejecting ? rejectionBody : redemptionActionBody, onSubmit);

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t(
        rejecting ? 'admin.redemptions.step.rejectTitle' : 'admin.redemptions.step.shipTitle',
        { count },
      )}
      description={t(
        rejecting ? 'admin.redemptions.step.rejectText' : 'admin.redemptions.step.shipText',
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            variant={rejecting ? 'danger' : 'primary'}
          >
            {t(`admin.redemptions.actions.${action}`)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        {rejecting ? (
          <Field
            label={t('admin.redemptions.step.reason')}
            hint={t('admin.redemptions.step.reasonHint')}
            error={errorOf('reason')}
            required
          >
            <TextArea rows={3} autoFocus {...form.register('reason')} />
          </Field>
        ) : (
          <>
            <Field label={t('admin.redemptions.step.carrier')} error={errorOf('carrier')}>
              <TextInput autoFocus autoComplete="off" {...form.register('carrier')} />
            </Field>
            <Field label={t('admin.redemptions.step.tracking')} error={errorOf('tracking_number')}>
              <TextInput
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...form.register('tracking_number')}
              />
            </Field>
          </>
        )}
        <Field
          label={t('admin.redemptions.step.note')}
          mark={t('common.optional')}
          hint={t('admin.redemptions.step.noteHint')}
          error={errorOf('note')}
        >
          <TextInput autoComplete="off" {...form.register('note')} />
        </Field>
        {failure !== null && (
          <Notice live tone="error" title={t('admin.redemptions.step.failed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
