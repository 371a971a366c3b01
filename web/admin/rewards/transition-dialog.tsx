import { type ClipboardEvent, type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { z } from 'zod';
import { rejectionBody, shipmentBody, trackingNumber } from '#contract/redemptions-admin.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useLeaveConfirmation } from '#web/forms/leave-confirmation.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CarrierInput } from './carrier-input.tsx';
import { pastedNumbers } from './pasted-numbers.ts';
import type { TransitionInput } from './use-redemption-transitions.ts';

/** A parcel to be shipped: its request, and its recipient. */
export interface Parcel {
  redemption_id: number;
  recipient_name: string;
}

interface TransitionDialogProps {
  onClose: () => void;
  /** Makes the transition; its error is shown here. */
  onSubmit: (details: TransitionInput) => Promise<void>;
}

/** The reason of a rejection. */
export function RejectDialog({
  count,
  onClose,
  onSubmit,
}: TransitionDialogProps & { count: number }) {
  const { t } = useTranslation();
  const formId = useId();
  const call = useCallForm(rejectionBody, onSubmit);
  const { form, errorOf, busy } = call;
  return (
    <TransitionFrame
      title={t('admin.redemptions.step.rejectTitle', { count })}
      text={t('admin.redemptions.step.rejectText')}
      isChanged={form.formState.isDirty}
      onClose={onClose}
      submit={
        <Button type="submit" form={formId} busy={busy} variant="danger">
          {t('admin.redemptions.actions.reject')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={call.onSubmit}>
        <Field
          label={t('admin.redemptions.step.reason')}
          hint={t('admin.redemptions.step.reasonHint')}
          error={errorOf('reason')}
          required
        >
          <TextArea rows={3} autoFocus {...form.register('reason')} />
        </Field>
        <NoteField error={errorOf('note')} input={form.register('note')} />
        <Failed failure={call.failure} />
      </Form>
    </TransitionFrame>
  );
}

/** Numeric names in the form would be parsed as positions of a list. */
const nameOf = (id: number) => `request${id}` as const;
const shipmentForm = shipmentBody.extend({
  parcels: z.record(z.string(), trackingNumber).default({}),
  no_number: z.boolean().default(false),
});

/** The carriers, and where each parcel can be tracked. */
export function ShipDialog({
  parcels,
  onClose,
  onSubmit,
}: TransitionDialogProps & { parcels: readonly Parcel[] }) {
  const { t } = useTranslation();
  const formId = useId();
  const call = useCallForm(shipmentForm, async ({ parcels: numbers, no_number, ...details }) => {
    const missing = parcels.find(({ redemption_id: id }) => !numbers[nameOf(id)]);
    // The learner's email contains the number: nobody ships without one by mistake.
    if (missing && !no_number) {
      const field = `parcels.${nameOf(missing.redemption_id)}` as const;
      const message = t('admin.economy.queue.numberOrNone');
      call.form.setError(field, { type: 'number', message }, { shouldFocus: true });
      return;
    }
    await onSubmit({
      ...details,
      tracking_numbers: Object.fromEntries(
        parcels.map(({ redemption_id: id }) => [id, numbers[nameOf(id)] ?? '']),
      ),
    });
  });
  const { form, errorOf, busy } = call;
  const isOne = parcels.length === 1;
  /** A pasted column fills the fields from here on. */
  function paste(event: ClipboardEvent, from: number) {
    const numbers = pastedNumbers(event.clipboardData.getData('text'));
    if (numbers.length < 2) return;
    event.preventDefault();
    for (const [at, parcel] of parcels.slice(from).entries()) {
      const number = numbers[at];
      if (number === undefined) break;
      form.setValue(`parcels.${nameOf(parcel.redemption_id)}`, number, { shouldDirty: true });
    }
  }
  return (
    <TransitionFrame
      title={t('admin.redemptions.step.shipTitle', { count: parcels.length })}
      text={t('admin.redemptions.step.shipText')}
      isChanged={form.formState.isDirty}
      onClose={onClose}
      submit={
        <Button type="submit" form={formId} busy={busy}>
          {t('admin.redemptions.actions.ship')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={call.onSubmit}>
        <Field
          label={t('admin.redemptions.step.carrier')}
          hint={t('admin.economy.queue.carrierHint')}
          error={errorOf('carrier')}
          required
        >
          <CarrierInput input={form.register('carrier')} />
        </Field>
        {!isOne && <p className="text-sm text-soft">{t('admin.economy.queue.pasteColumn')}</p>}
        {parcels.map(({ redemption_id: id, recipient_name: name }, at) => (
          <Field
            key={id}
            label={
              isOne
                ? t('admin.redemptions.step.tracking')
                : t('admin.economy.queue.trackingOf', { id, name })
            }
            error={errorOf(`parcels.${nameOf(id)}`)}
            {...(isOne && { hint: t('admin.economy.queue.trackingHint') })}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onPaste={(event) => paste(event, at)}
              {...form.register(`parcels.${nameOf(id)}`)}
            />
          </Field>
        ))}
        <Checkbox
          label={t('admin.economy.queue.noNumber')}
          {...form.register('no_number', { onChange: () => form.clearErrors('parcels') })}
        />
        <NoteField error={errorOf('note')} input={form.register('note')} />
        <Failed failure={call.failure} />
      </Form>
    </TransitionFrame>
  );
}

interface TransitionFrameProps {
  title: string;
  text: string;
  /** Whether typed text would be lost. */
  isChanged: boolean;
  onClose: () => void;
  submit: ReactNode;
  children: ReactNode;
}

/** A dialog that asks for a text before a transition. */
export function TransitionFrame({
  title,
  text,
  isChanged,
  onClose,
  submit,
  children,
}: TransitionFrameProps) {
  const { t } = useTranslation();
  const { close, question } = useLeaveConfirmation(isChanged, onClose);
  return (
    <>
      <Dialog
        open
        size="sm"
        onClose={close}
        closeLabel={t('common.close')}
        title={title}
        description={text}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('controls.cancel')}
            </Button>
            {submit}
          </>
        }
      >
        {children}
      </Dialog>
      {question}
    </>
  );
}

interface NoteFieldProps {
  error: string | undefined;
  input: UseFormRegisterReturn;
}

/** The academy's internal note on a transition. */
function NoteField({ error, input }: NoteFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('admin.redemptions.step.note')}
      mark={t('controls.optional')}
      hint={t('admin.redemptions.step.noteHint')}
      error={error}
    >
      <TextInput autoComplete="off" {...input} />
    </Field>
  );
}

/** The error of the form as a whole. */
export function Failed({ failure }: { failure: string | null }) {
  const { t } = useTranslation();
  if (failure === null) return null;
  return (
    <Notice live tone="error" title={t('admin.redemptions.step.failed')}>
      {failure}
    </Notice>
  );
}
