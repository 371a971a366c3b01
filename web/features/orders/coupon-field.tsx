import { useState } from 'react';
import type { Currency } from '#domain/currencies.ts';
import { maxLengths } from '#domain/limits.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

interface Applied {
  coupon_code: string;
  list_price: number;
  amount: number;
}

/** The coupon of a purchase: its typed code, and the price with it in this currency. */
export function useCoupon(courseId: number, currency: Currency | undefined) {
  const { t } = useTranslation();
  const api = useApi();
  const [code, setCode] = useState('');
  const [quote, setQuote] = useState<(Applied & { currency: Currency }) | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const applied = quote?.currency === currency ? quote : null;

  async function apply() {
    if (currency === undefined || code.trim() === '') return;
    setBusy(true);
    setError(null);
    try {
      const { checkoutCalls } = await import('#contract/checkout.ts');
      const query = { course_id: courseId, currency, coupon_code: code };
      setQuote({ ...(await api.call(checkoutCalls.coupon, { query })), currency });
    } catch (caught) {
      setQuote(null);
      setError(caught instanceof Error ? caught.message : t('orders.couponFailed'));
    } finally {
      setBusy(false);
    }
  }

  return {
    code,
    applied,
    error,
    busy,
    /** The code is typed, but not applied in this currency. */
    isOpen: code.trim() !== '' && applied === null,
    apply,
    type: (typed: string) => {
      setCode(typed);
      setQuote(null);
      setError(null);
    },
  };
}

interface CouponFieldProps {
  coupon: ReturnType<typeof useCoupon>;
  currency: Currency;
}

/** The field for a code, and the price with it. */
export function CouponField({ coupon, currency }: CouponFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { applied } = coupon;
  return (
    <div className="grid gap-3">
      <Field label={t('orders.coupon')} mark={t('controls.optional')} error={coupon.error}>
        <div className="flex gap-3">
          <TextInput
            value={coupon.code}
            onChange={(event) => coupon.type(event.target.value)}
            maxLength={maxLengths.couponCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !coupon.isOpen) return;
              event.preventDefault();
              coupon.apply();
            }}
          />
          <Button
            variant="secondary"
            className="shrink-0"
            busy={coupon.busy}
            disabled={!coupon.isOpen}
            onClick={coupon.apply}
          >
            {t('orders.applyCoupon')}
          </Button>
        </div>
      </Field>
      {applied !== null && (
        <p role="status" className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm text-soft">{t('orders.withCoupon')}</span>
          <span className="text-2xl font-semibold">{format.price(applied.amount, currency)}</span>
          <s className="text-soft">{format.price(applied.list_price, currency)}</s>
        </p>
      )}
    </div>
  );
}
