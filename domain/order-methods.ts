import type { Currency } from './currencies.ts';
import {
  duitNowQr,
  isDuitNowAcquirer,
  isDuitNowMerchant,
  isPayeeName,
  isPayNowProxy,
  payNowQr,
} from './payment-qr.ts';

/** The payment methods that an academy sets up by itself. */
export const ownMethods = ['paynow', 'duitnow', 'bank_transfer'] as const;
export type OwnMethod = (typeof ownMethods)[number];

/** How an order can be paid. */
export const orderMethods = [...ownMethods, 'stripe'] as const;
export type OrderMethod = (typeof orderMethods)[number];

/** In the address of an order to which its learner comes back from having paid. */
export const PAID_PARAM = 'paid';

export const orderStatuses = [
  'pending',
  'paid',
  'partly_refunded',
  'refunded',
  'cancelled',
  'expired',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** How an academy is paid. */
export interface PaymentSettings {
  /** What is switched on. */
  payment_methods: readonly OwnMethod[];
  payee_name: string;
  paynow_proxy: string;
  duitnow_acquirer: string;
  duitnow_merchant: string;
  bank_details: string;
  bank_details_zh: string;
}

/** PayNow moves Singapore dollars alone, DuitNow ringgit; a bank takes any of them. */
const currencyOfMethod: Partial<Record<OrderMethod, Currency>> = { paynow: 'SGD', duitnow: 'MYR' };

/** Whether a way of paying has all that it needs. */
function isSetUp(method: OwnMethod, settings: PaymentSettings): boolean {
  if (method === 'bank_transfer') {
    return settings.bank_details !== '' || settings.bank_details_zh !== '';
  }
  if (!isPayeeName(settings.payee_name)) return false;
  if (method === 'paynow') return isPayNowProxy(settings.paynow_proxy);
  return (
    isDuitNowAcquirer(settings.duitnow_acquirer) && isDuitNowMerchant(settings.duitnow_merchant)
  );
}

/**
 * The ways of paying that are on and set up.
 * @param hasStripe Stripe is set up: by the environment, not by an admin
 */
export function offeredMethods(
  settings: PaymentSettings,
  { hasStripe }: { hasStripe: boolean },
): OrderMethod[] {
  const own = ownMethods.filter(
    (method) => settings.payment_methods.includes(method) && isSetUp(method, settings),
  );
  return hasStripe ? [...own, 'stripe'] : own;
}

/** How an amount in a currency can be paid. */
export function methodsFor(currency: Currency, offered: readonly OrderMethod[]): OrderMethod[] {
  return offered.filter((method) => (currencyOfMethod[method] ?? currency) === currency);
}

/** What the payment code of an order says. */
export interface QrOrder {
  method: OrderMethod;
  amountCents: number;
  reference: string;
  expiresAt: Date;
}

/** The text of an order's payment code; null where it is paid in another way. */
export function orderQr(order: QrOrder, settings: PaymentSettings): string | null {
  const { method, amountCents, reference, expiresAt } = order;
  if (method !== 'paynow' && method !== 'duitnow') return null;
  if (amountCents === 0 || !isSetUp(method, settings)) return null;
  const payment = { amountCents, reference, merchantName: settings.payee_name };
  if (method === 'duitnow') {
    return duitNowQr({
      ...payment,
      acquirerId: settings.duitnow_acquirer,
      merchantId: settings.duitnow_merchant,
      merchantCity: 'Kuala Lumpur',
    });
  }
  const value = settings.paynow_proxy;
  const type = value.startsWith('+') ? 'mobile' : 'uen';
  return payNowQr({ ...payment, proxy: { type, value }, expiresAt, merchantCity: 'Singapore' });
}
