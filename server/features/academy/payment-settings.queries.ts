import { paymentSettings } from '#contract/payment-settings.ts';
import type { Db } from '#database/open.ts';
import type { PaymentSettings } from '#domain/order-methods.ts';
import { getSiteSettings } from './site-settings.queries.ts';

/** How the academy is paid. */
export async function getPaymentSettings(db: Db): Promise<PaymentSettings> {
  return paymentSettings.parse(await getSiteSettings(db));
}
