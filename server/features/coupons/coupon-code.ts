import { randomCode, UNMISTAKABLE_CHARACTERS } from '#server/lib/random-code.ts';

const LENGTH = 10;

/** A random code of 47 bits, which cannot be guessed. */
export const newCouponCode = (): string => randomCode(LENGTH, UNMISTAKABLE_CHARACTERS);
