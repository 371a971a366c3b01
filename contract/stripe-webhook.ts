import { defineCall } from './call.ts';
import { nothing } from './fields.ts';

/** How large an event of Stripe may be, in bytes; theirs have some kilobytes. */
export const MAX_EVENT_BYTES = 256_000;

export const stripeCalls = {
  webhook: defineCall({
    name: 'stripe.webhook',
    method: 'POST',
    naturalKey: 'The event of Stripe: it is handled once.',
    path: '/webhooks/stripe',
    access: 'guest',
    summary:
      'Receives the webhooks of Stripe about payments and refunds: an event as JSON, signed in `Stripe-Signature`.',
    takesSignedJson: true,
    data: nothing,
    failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  }),
};
