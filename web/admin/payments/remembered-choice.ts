import { type PaymentChoice, paymentChoice } from '#contract/payments-admin.ts';

/** A chosen person or course as a draft keeps it; empty where none is chosen. */
export function writeRememberedChoice(choice: PaymentChoice | null): string {
  return choice === null ? '' : JSON.stringify(choice);
}

/** What a draft kept, or null where that is no choice. */
export function readRememberedChoice(kept: string): PaymentChoice | null {
  try {
    return paymentChoice.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}
