import type Stripe from 'stripe';
import { within } from '#database/within.ts';
import type { AuditActor } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { Bulkhead } from '#server/lib/bulkhead.ts';
import { timeLimits } from '#server/lib/time-limits.ts';
import type { Settings, StripeSettings } from '#server/settings.ts';

/** Requests of one process to Stripe at once; beyond them Stripe counts as away. */
const MAX_REQUESTS = 48;
const requests = new Bulkhead(MAX_REQUESTS, 'stripe');

/**
 * How old the signature of an event may be, in seconds: an intercepted event cannot be sent again
 * later.
 */
const TOLERANCE_SECONDS = 300;

/** The actor of what Stripe reports, in the audit; the name is the same in both languages. */
export const STRIPE_ACTOR: AuditActor = { userId: null, name: 'Stripe' };

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/** Stripe's client for these settings. It is large, so it is loaded when it is first needed. */
export function stripeOf(settings: StripeSettings): Promise<Stripe> {
  const client = clients.get(settings) ?? createClient(settings);
  clients.set(settings, client);
  return client;
}

async function createClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { milliseconds } = timeLimits.stripe;
  const httpClient = StripeClient.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  // The client's own limit begins only with the connection.
  httpClient.makeRequest = (...request) =>
    requests.run(() => within(milliseconds, send(...request)));
  const base = apiUrl === null ? null : new URL(apiUrl);
  return new StripeClient(secretKey, {
    httpClient,
    timeout: milliseconds,
    // A person waits; jobs are tried again by the queue.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base !== null && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** @throws Error where the academy has no keys any more: the job waits for them */
export function stripeFor({ settings }: { settings: Settings }): Promise<Stripe> {
  if (settings.stripe === null) throw new Error('STRIPE_SECRET_KEY is not set');
  return stripeOf(settings.stripe);
}

interface SignedEvent {
  text: string;
  signature: string | string[] | undefined;
  now: Date;
}

/**
 * The event that Stripe has sent.
 * @throws AppError VALIDATION_FAILED where it is not signed by Stripe, or was signed too long ago
 */
export async function readStripeEvent(
  settings: StripeSettings,
  { text, signature = '', now }: SignedEvent,
): Promise<Stripe.Event> {
  const { webhooks } = await stripeOf(settings);
  try {
    const { webhookSecret } = settings;
    return webhooks.constructEvent(
      text,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    // The reason is left out: it would help whoever forges signatures.
    throw new AppError('VALIDATION_FAILED', { msg: 'messages.payments.badSignature' });
  }
}
