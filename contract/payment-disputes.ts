import { z } from 'zod';
import { disputeStates } from '#domain/dispute-states.ts';
import { day, id, isoTime } from './fields.ts';

/** What the payer has disputed with their bank, as Stripe has it. */
export const paymentDispute = z
  .object({
    dispute_id: id,
    amount: z.number(),
    reason: z.string().describe('A word of Stripe’s: `fraudulent`, `duplicate` …'),
    dispute_state: z.enum(disputeStates),
    due_at: isoTime.nullable().describe('Until when evidence can be sent at Stripe.'),
    opened_at: isoTime,
    withdrawn_on: day.nullable().describe('When the bank took the money.'),
    returned_on: day.nullable().describe('When it came back.'),
    access_decision: z
      .enum(['ended', 'kept'])
      .nullable()
      .describe('What was decided about the access after it was lost.'),
  })
  .meta({ id: 'PaymentDispute' });
export type PaymentDispute = z.output<typeof paymentDispute>;

/** What becomes of the access after a dispute was lost. */
export const disputedAccessBody = z.object({
  end_access: z
    .boolean()
    .describe('Ends the access to the course that the payment opened; else it stays.'),
});
