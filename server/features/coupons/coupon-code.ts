import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';
const LENGTH = 10;

/** A code that nobody guesses: one of a hundred million million. */
export function newCouponCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
