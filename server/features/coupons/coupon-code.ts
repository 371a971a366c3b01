import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';
const LENGTH = 10;

/** A random code of 47 bits, which cannot be guessed. */
export function newCouponCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
