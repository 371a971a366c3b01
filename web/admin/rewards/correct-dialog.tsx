import { useId } from 'react';
import { z } from 'zod';
import {
  type AdminRedemption,
  parcelBody,
  parcelState,
  redemptionAdminCalls,
} from '#contract/redemptions-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { ConflictPanel } from '#web/forms/conflict-panel.tsx';
import { useVersionConflict } from '#web/forms/use-version-conflict.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { CarrierInput } from './carrier-input.tsx';
import { Failed, TransitionFrame } from './transition-dialog.tsx';

const form = parcelBody.omit({ version: true }).extend({ no_number: z.boolean().default(false) });

type ParcelState = z.output<typeof parcelState>;
const fields = ['carrier', 'tracking_number'] as const;
type ParcelField = (typeof fields)[number];

const valuesOf = ({ carrier, tracking_number }: Pick<ParcelState, ParcelField>) => ({
  carrier: carrier ?? '',
  tracking_number: tracking_number ?? '',
});

interface CorrectDialogProps {
  redemption: AdminRedemption;
  onClose: () => void;
}

/** Corrects the carrier or the number of a shipped parcel. */
export function CorrectDialog({ redemption, onClose }: CorrectDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const call = useCallForm(
    form,
    async ({ no_number, ...parcel }) => {
      // As when it was shipped: nobody omits the number by mistake.
      if (parcel.tracking_number === '' && !no_number) {
        const message = t('admin.economy.queue.numberOrTick');
        call.form.setError('tracking_number', { type: 'number', message }, { shouldFocus: true });
        return;
      }
      const version = stale.version();
      try {
        const { msg } = await api.send(redemptionAdminCalls.correctParcel, {
          params: { id: redemption.redemption_id },
          body: { ...parcel, ...(version !== undefined && { version }) },
        });
        toast({ text: msg });
        onClose();
      } catch (error) {
        if (!stale.take(error, valuesOf(call.form.getValues() as typeof parcel))) throw error;
      } finally {
        // Also after an error: the list then shows an outdated state.
        await revalidate();
      }
    },
    {
      defaults: {
        ...valuesOf(redemption),
        no_number: redemption.tracking_number === null,
      },
    },
  );
  const stale = useVersionConflict<ParcelField, ParcelState>({
    opened: redemption,
    fields,
    valuesOf,
    read: (data) => parcelState.safeParse(data).data ?? null,
    put: (field, value) => call.form.setValue(field, String(value)),
  });
  const labels: Record<ParcelField, string> = {
    carrier: t('admin.redemptions.step.carrier'),
    tracking_number: t('admin.redemptions.step.tracking'),
  };
  const remote = stale.stale && valuesOf(stale.stale.remote);
  const { errorOf } = call;
  return (
    <TransitionFrame
      title={t('admin.economy.queue.correctTitle')}
      text={t('admin.economy.queue.correctText')}
      isChanged={call.form.formState.isDirty}
      onClose={onClose}
      submit={
        <Button type="submit" form={formId} busy={call.busy}>
          {t('controls.save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={call.onSubmit}>
        {stale.stale !== null && remote !== null && (
          <ConflictPanel
            merged={stale.stale.merged.map((field) => ({
              field,
              label: labels[field],
              remote: remote[field],
            }))}
            conflicts={stale.stale.conflicts.map((field) => ({
              field,
              label: labels[field],
              remote: remote[field],
              yours: call.form.getValues(field) ?? '',
            }))}
            onAcceptRemote={(field) => stale.acceptRemote(field as ParcelField)}
          />
        )}
        <Field
          label={labels.carrier}
          hint={t('admin.economy.queue.carrierHint')}
          error={errorOf('carrier')}
          required
        >
          <CarrierInput input={call.form.register('carrier')} />
        </Field>
        <Field
          label={labels.tracking_number}
          hint={t('admin.economy.queue.trackingHint')}
          error={errorOf('tracking_number')}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...call.form.register('tracking_number')}
          />
        </Field>
        <Checkbox
          label={t('admin.economy.queue.correctNoNumber')}
          {...call.form.register('no_number', {
            onChange: () => call.form.clearErrors('tracking_number'),
          })}
        />
        <Failed failure={call.failure} />
      </Form>
    </TransitionFrame>
  );
}
