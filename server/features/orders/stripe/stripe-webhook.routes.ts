import type { FastifyInstance } from 'fastify';
import { stripeCalls } from '#contract/stripe-webhook.ts';
import { readStripeEvent } from '#server/features/payments/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { AppError } from '#server/lib/app-error.ts';
import { applyStripeEvent } from './apply-stripe-event.ts';

/** The webhook of Stripe: without a login, with a signature. */
export function registerGuestStripeRoutes(app: FastifyInstance): void {
  defineRoute(app, stripeCalls.webhook, async ({ signedText, request, dependencies }) => {
    const { settings, now } = dependencies;
    if (settings.stripe === null) throw new AppError('NOT_FOUND');
    const signature = request.headers['stripe-signature'];
    const signed = { text: signedText, signature, now: now() };
    const event = await readStripeEvent(settings.stripe, signed);
    await applyStripeEvent(dependencies, event, (reason) => {
      request.log.error({ event: event?.id, reason }, 'an event of Stripe cannot be applied');
    });
    return {};
  });
}
