import { randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 12;
/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A recovery code of 60 bits, in groups that can be read aloud. */
export function createRecoveryCode(): string {
  const characters = Array.from(
    { length: RECOVERY_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}
