import { type PaymentChoice, paymentChoice } from '#contract/payments-admin.ts';

/** A selected person or course as a draft stores it; empty without one. */
export function writeStoredChoice(choice: PaymentChoice | null): string {
  return choice === null ? '' : JSON.stringify(choice);
}

/** The selection in a draft, or null where it is invalid. */
export function readStoredChoice(kept: string): PaymentChoice | null {
  try {
    return paymentChoice.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}
