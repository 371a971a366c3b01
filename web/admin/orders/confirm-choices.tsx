import { useId } from 'react';
import type { AdminOrder } from '#contract/orders-admin.ts';
import type { PaymentChoice } from '#contract/payments-admin.ts';
import { ChoicePicker } from '#web/admin/payments/choice-picker.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface RadioProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Radio({ name, label, checked, onChoose }: RadioProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-porcelain"
      />
      {label}
    </label>
  );
}

interface TermsChoiceProps {
  order: AdminOrder;
  /** The reference that was paid. */
  chosen: string;
  onChoose: (reference: string) => void;
}

/** Which amount arrived, where the learner changed currency or payment method. */
export function TermsChoice({ order, chosen, onChoose }: TermsChoiceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t('admin.orders.arrived')}</legend>
      {[order, ...order.earlier_terms].map(({ reference, amount, currency, method }) => (
        <Radio
          key={reference}
          name={name}
          label={[format.price(amount, currency), t(`orders.methods.${method}`), reference].join(
            ' · ',
          )}
          checked={reference === chosen}
          onChoose={() => onChoose(reference)}
        />
      ))}
    </fieldset>
  );
}

/** What becomes of a payment for a course that is open already; null: nothing was chosen yet. */
export interface UseOfPayment {
  kind: 'refund' | 'other' | null;
  course: PaymentChoice | null;
}

interface OpenCourseChoiceProps {
  /** The learner’s name. */
  name: string;
  use: UseOfPayment;
  onChoose: (use: UseOfPayment) => void;
}

/** Asks what becomes of a payment for a course that is open already. */
export function OpenCourseChoice({ name, use, onChoose }: OpenCourseChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <>
      <Notice tone="warning" title={t('admin.orders.openTitle', { name })}>
        {t('admin.orders.openText')}
      </Notice>
      <div role="radiogroup" aria-label={t('admin.orders.openText')}>
        <Radio
          name={group}
          label={t('admin.orders.openRefund')}
          checked={use.kind === 'refund'}
          onChoose={() => onChoose({ ...use, kind: 'refund' })}
        />
        <Radio
          name={group}
          label={t('admin.orders.openOther')}
          checked={use.kind === 'other'}
          onChoose={() => onChoose({ ...use, kind: 'other' })}
        />
      </div>
      {use.kind === 'other' && (
        <ChoicePicker
          required
          kind="course"
          label={t('admin.orders.otherCourse')}
          hint={t('admin.orders.otherCourseHint')}
          error={undefined}
          chosen={use.course}
          onChoose={(course) => onChoose({ kind: 'other', course })}
        />
      )}
    </>
  );
}
