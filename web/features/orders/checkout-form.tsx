import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Currency, Price } from '#domain/currencies.ts';
import type { OrderMethod } from '#domain/order-methods.ts';
import { ApiError } from '#web/lib/api.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { writePreferenceCookie } from '#web/lib/cookies.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CouponField, useCoupon } from './coupon-field.tsx';

/** The id of the open order that a refusal is about; null: it is about none. */
function openOrderOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_STATE') return null;
  const { order_id: id } = (error.data ?? {}) as { order_id?: number };
  return id ?? null;
}

interface CheckoutFormProps {
  courseId: number;
  prices: readonly (Price & { methods: readonly OrderMethod[] })[];
  /** The currency in which prices are shown. */
  shownIn: Currency;
}

/** The choice of currency and payment method, and the button that orders. */
export function CheckoutForm({ courseId, prices, shownIn }: CheckoutFormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const navigate = useNavigate();
  const payable = prices.filter(({ methods }) => methods.length > 0);
  const [currency, setCurrency] = useState(
    (payable.find((price) => price.currency === shownIn) ?? payable[0])?.currency,
  );
  const [wanted, setWanted] = useState<OrderMethod | null>(null);
  const [failure, setFailure] = useState<{ text: string; orderId: number | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const coupon = useCoupon(courseId, currency);
  const price = payable.find((one) => one.currency === currency);
  if (price === undefined) return <Notice tone="warning">{t('orders.noMethod')}</Notice>;
  const method = price.methods.find((one) => one === wanted) ?? price.methods[0];

  async function order(event: FormEvent) {
    event.preventDefault();
    if (price === undefined || method === undefined) return;
    // A code that is typed but not applied is applied first, which shows the price with it.
    if (coupon.isOpen) return coupon.apply();
    setBusy(true);
    setFailure(null);
    const body = {
      course_id: courseId,
      currency: price.currency,
      method,
      ...(coupon.applied !== null && { coupon_code: coupon.applied.coupon_code }),
    };
    try {
      const { checkoutCalls } = await import('#contract/checkout.ts');
      const { data: made, msg, show } = await api.send(checkoutCalls.create, { body });
      writePreferenceCookie('currency', price.currency);
      if (show === 1) toast({ tone: 'error', text: msg });
      if (made.payment_url !== null) window.location.assign(made.payment_url);
      else await navigate(`/orders/${made.order_id}`);
    } catch (error) {
      const text = error instanceof Error ? error.message : t('orders.failed');
      setFailure({ text, orderId: openOrderOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={order} noValidate className="grid gap-7">
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">{t('orders.currency')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 sm:grid-cols-2">
          {payable.map((one) => (
            <Choice
              key={one.currency}
              name="currency"
              checked={one.currency === price.currency}
              onChoose={() => setCurrency(one.currency)}
              title={format.price(one.amount, one.currency)}
              hint={one.currency}
            />
          ))}
        </div>
      </fieldset>
      <MethodChoice
        prices={payable}
        price={price}
        method={method}
        onChoose={(chosen, of) => {
          setWanted(chosen);
          setCurrency(of);
        }}
      />
      <CouponField coupon={coupon} currency={price.currency} />
      {failure !== null && (
        <Notice
          live
          tone="error"
          title={t('orders.failed')}
          action={
            failure.orderId !== null && (
              <LinkButton to={`/orders/${failure.orderId}`} variant="secondary">
                {t('orders.toOpenOrder')}
              </LinkButton>
            )
          }
        >
          {failure.text}
        </Notice>
      )}
      <noscript>
        <p className="text-sm text-soft">{t('courses.needsScripts')}</p>
      </noscript>
      <Button
        type="submit"
        size="lg"
        busy={busy}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {t(method === 'stripe' ? 'orders.toPayment' : 'orders.order')}
      </Button>
    </form>
  );
}

interface MethodChoiceProps {
  prices: CheckoutFormProps['prices'];
  /** The price in the chosen currency. */
  price: CheckoutFormProps['prices'][number];
  method: OrderMethod | undefined;
  onChoose: (method: OrderMethod, currency: Currency) => void;
}

/** All payment methods; one that only takes another currency says so, and changes the currency. */
function MethodChoice({ prices, price, method, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const offered = [price, ...prices.filter((one) => one !== price)]
    .flatMap((of) => of.methods.map((one) => ({ one, of })))
    .filter(({ one }, place, all) => all.findIndex((other) => other.one === one) === place);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('orders.method')}</legend>
      <div className="grid gap-3">
        {offered.map(({ one, of }) => {
          const hint = t(`orders.methodHints.${one}`);
          const money = { hint, price: format.price(of.amount, of.currency), code: of.currency };
          return (
            <Choice
              key={one}
              name="method"
              checked={one === method}
              onChoose={() => onChoose(one, of.currency)}
              title={t(`orders.methods.${one}`)}
              hint={of === price ? hint : t('orders.otherCurrency', money)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  hint: string;
}

function Choice({ name, checked, onChoose, title, hint }: ChoiceProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg bg-raised px-4 py-3 ring-1 ring-line has-checked:ring-2 has-checked:ring-porcelain">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-porcelain"
      />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-soft">{hint}</span>
      </span>
    </label>
  );
}
