/** All four have a hundred cents, sen or fen. */
const MINOR_UNITS = 100;

/** An amount in hundredths (cents, sen, fen), in which sums and shares are exact. */
export function toCents(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}

/** An amount from its hundredths. */
export function fromCents(cents: number): number {
  return cents / MINOR_UNITS;
}

/** Rounds to hundredths, half of one upwards. */
export function roundMoney(amount: number): number {
  // In binary a product such as 1.005 × 100 is slightly less than 100.5.
  return Math.round(amount * MINOR_UNITS + 1e-6) / MINOR_UNITS;
}
