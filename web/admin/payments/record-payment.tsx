import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { paymentMethods } from '#contract/payments-admin.ts';
import { currencies } from '#domain/currencies.ts';
import { RestoredDraft } from '#web/forms/drafts/device-draft.tsx';
import { MoneyField } from '#web/forms/number-fields.tsx';
import { amountFrom } from '#web/forms/number-from.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DayInput, Field, Select, TextArea } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChoicePicker } from './choice-picker.tsx';
import { usePaymentForm } from './use-payment-form.ts';

interface RecordPaymentProps {
  /** The academy’s today: a future payment cannot be recorded. */
  today: string;
  onClose: () => void;
}

/** Records a payment. Submitted twice, it is recorded once. */
export function RecordPayment({ today, onClose }: RecordPaymentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const formId = useId();
  const { form, onSubmit, errorOf, failure, busy, draft, ...payment } = usePaymentForm(
    today,
    onClose,
  );
  const currency = useWatch({ control: form.control, name: 'currency' });
  const amount = amountFrom(useWatch({ control: form.control, name: 'amount' }), currency);

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.payments.record')}
      description={t('admin.payments.recordText')}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {amount === null
              ? t('admin.payments.record')
              : t('admin.payments.recordMoney', { money: format.price(amount, currency) })}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit} onChange={payment.rememberTyped}>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            form={form}
            name="amount"
            currency={currency}
            input={{ autoFocus: true }}
            label={t('admin.payments.amount')}
            error={errorOf('amount')}
            required
          />
          <Field label={t('admin.payments.currency')} error={errorOf('currency')} required>
            <Select {...form.register('currency')}>
              {currencies.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.payments.currencies.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('admin.payments.paidOn')} error={errorOf('paid_on')} required>
            <DayInput max={today} {...form.register('paid_on')} />
          </Field>
          <Field label={t('admin.payments.method')} error={errorOf('method')} required>
            <Select {...form.register('method')}>
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {t(`admin.payments.methods.${method}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <ChoicePicker
          kind="user"
          label={t('admin.payments.payer')}
          hint={t('admin.payments.payerHint')}
          error={errorOf('user_id')}
          chosen={payment.payer}
          onChoose={payment.choosePayer}
        />
        <ChoicePicker
          kind="course"
          label={t('admin.payments.course')}
          hint={t('admin.payments.courseHint')}
          error={errorOf('course_id')}
          chosen={payment.course}
          onChoose={payment.chooseCourse}
        />
        <Field
          label={t('admin.payments.note')}
          mark={t('controls.optional')}
          hint={t('admin.payments.noteHint')}
          error={errorOf('note')}
        >
          <TextArea rows={2} {...form.register('note')} />
        </Field>
        <RestoredDraft draft={draft} />
        {failure !== null && (
          <Notice live tone="error" title={t('admin.payments.failed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
