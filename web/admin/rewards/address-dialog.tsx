import { useId } from 'react';
import type { z } from 'zod';
import { recipientBody } from '#contract/redemptions.ts';
import {
  type AdminRedemption,
  recipientState,
  redemptionAdminCalls,
} from '#contract/redemptions-admin.ts';
import { isShippingCountry } from '#domain/shipping-country.ts';
import { DeliveryFields } from '#web/features/rewards/delivery-fields.tsx';
import { useCallForm } from '#web/forms/call-form.ts';
import { ConflictPanel } from '#web/forms/conflict-panel.tsx';
import { useVersionConflict } from '#web/forms/use-version-conflict.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Failed, TransitionFrame } from './transition-dialog.tsx';

type RecipientState = z.output<typeof recipientState>;
const fields = [
  'recipient_name',
  'recipient_phone',
  'shipping_address',
  'shipping_city',
  'shipping_province',
  'shipping_postal_code',
  'shipping_country',
] as const;
type RecipientField = (typeof fields)[number];
type RecipientValues = Record<RecipientField, string>;

const valuesOf = (state: Pick<RecipientState, RecipientField>): RecipientValues => ({
  recipient_name: state.recipient_name,
  recipient_phone: state.recipient_phone,
  shipping_address: state.shipping_address,
  shipping_city: state.shipping_city,
  shipping_province: state.shipping_province,
  shipping_postal_code: state.shipping_postal_code,
  // Requests from before there were countries went to Singapore.
  shipping_country: state.shipping_country ?? 'SG',
});

interface AddressDialogProps {
  redemption: AdminRedemption;
  onClose: () => void;
}

/** Corrects the recipient and the address of a parcel that has not left. */
export function AddressDialog({ redemption, onClose }: AddressDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const opened = valuesOf(redemption);
  const call = useCallForm(
    recipientBody,
    async ({ version: _, ...recipient }) => {
      const version = stale.version();
      try {
        const { msg } = await api.send(redemptionAdminCalls.correctAddress, {
          params: { id: redemption.redemption_id },
          body: { ...recipient, ...(version !== undefined && { version }) },
        });
        toast({ text: msg });
        onClose();
      } catch (error) {
        if (!stale.take(error, call.form.getValues())) throw error;
      } finally {
        // Also after an error: the list then shows an outdated state.
        await revalidate();
      }
    },
    { defaults: { ...opened, shipping_country: countryOf(opened.shipping_country) } },
  );
  const stale = useVersionConflict<RecipientField, RecipientState>({
    opened: redemption,
    fields,
    valuesOf,
    read: (data) => recipientState.safeParse(data).data ?? null,
    put: (field, value) => call.form.setValue(field, String(value)),
  });
  const labels: RecipientValues = {
    recipient_name: t('rewards.form.name'),
    recipient_phone: t('rewards.form.phone'),
    shipping_address: t('rewards.form.address'),
    shipping_city: t('rewards.form.city'),
    shipping_province: t('rewards.form.province'),
    shipping_postal_code: t('rewards.form.postalCode'),
    shipping_country: t('rewards.form.country'),
  };
  const shown = (field: RecipientField, value: string) =>
    field === 'shipping_country' && isShippingCountry(value)
      ? t(`rewards.country.${value}`)
      : value;
  const conflict = stale.stale;
  const remote = conflict && valuesOf(conflict.remote);
  const { form, errorOf } = call;
  return (
    <TransitionFrame
      title={t('admin.economy.queue.addressTitle')}
      text={t('admin.economy.queue.addressText')}
      isChanged={form.formState.isDirty}
      onClose={onClose}
      submit={
        <Button type="submit" form={formId} busy={call.busy}>
          {t('controls.save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={call.onSubmit}>
        {conflict !== null && remote !== null && (
          <ConflictPanel
            merged={conflict.merged.map((field) => ({
              field,
              label: labels[field],
              remote: shown(field, remote[field]),
            }))}
            conflicts={conflict.conflicts.map((field) => ({
              field,
              label: labels[field],
              remote: shown(field, remote[field]),
              yours: shown(field, form.getValues(field) ?? ''),
            }))}
            onAcceptRemote={(field) => stale.acceptRemote(field as RecipientField)}
          />
        )}
        <Field label={labels.recipient_name} error={errorOf('recipient_name')} required>
          <TextInput autoComplete="off" {...form.register('recipient_name')} />
        </Field>
        <Field label={labels.recipient_phone} error={errorOf('recipient_phone')} required>
          <TextInput type="tel" autoComplete="off" {...form.register('recipient_phone')} />
        </Field>
        <DeliveryFields
          country={countryOf(form.watch('shipping_country'))}
          register={(name) => form.register(name)}
          errorOf={errorOf}
        />
        <Failed failure={call.failure} />
      </Form>
    </TransitionFrame>
  );
}

function countryOf(value: unknown) {
  return isShippingCountry(value) ? value : 'SG';
}
