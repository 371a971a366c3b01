import { z } from 'zod';
import { isLoopback } from './network-settings.ts';
import { SettingsError } from './settings-error.ts';

/** The keys and the address of Stripe's API. */
export interface StripeSettings {
  secretKey: string;
  /** Signs what Stripe sends to our webhook. */
  webhookSecret: string;
  /** Scheme and host of Stripe's API; null: Stripe's own. */
  apiUrl: string | null;
}

/** Parses a secret: the error message must not repeat the value. */
const secret = (pattern: RegExp, problem: string) =>
  z
    .string()
    .optional()
    .transform((value) => (value === '' ? undefined : value?.trim()))
    .pipe(z.string().regex(pattern, problem).optional());

/** Outside of this machine, keys are only sent encrypted. */
function isProtected(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** The settings of Stripe, as the environment has them. */
export const stripeEnvironment = {
  STRIPE_SECRET_KEY: secret(
    /^(sk|rk)_\w{8,250}$/,
    'must be a secret or restricted key of Stripe (sk_… or rk_…)',
  ),
  STRIPE_WEBHOOK_SECRET: secret(
    /^whsec_[\w+/=]{8,250}$/,
    'must be the signing secret of a webhook of Stripe (whsec_…)',
  ),
  STRIPE_API_URL: z
    .string()
    .optional()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(
      z.string().refine(isProtected, 'must be an https address, or on this machine').optional(),
    ),
};

type StripeEnvironment = z.output<z.ZodObject<typeof stripeEnvironment>>;

/** Both secrets are set, or neither: without the webhook a payment would open nothing. */
export function readStripe(values: StripeEnvironment): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === undefined) {
    if (webhookSecret === undefined) return null;
    throw new SettingsError('STRIPE_SECRET_KEY', 'is missing beside STRIPE_WEBHOOK_SECRET');
  }
  if (webhookSecret === undefined) {
    throw new SettingsError('STRIPE_WEBHOOK_SECRET', 'is missing beside STRIPE_SECRET_KEY');
  }
  const { STRIPE_API_URL: address } = values;
  const apiUrl = address === undefined ? null : new URL(address).origin;
  return { secretKey, webhookSecret, apiUrl };
}
