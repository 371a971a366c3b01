import { READABLE_CHARACTERS, randomCode } from '#server/lib/random-code.ts';

/** How many recovery codes a person gets at once. */
export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 12;

/** A recovery code of 60 bits, in groups that can be read aloud. */
export function createRecoveryCode(): string {
  const characters = randomCode(RECOVERY_LENGTH, READABLE_CHARACTERS);
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}
