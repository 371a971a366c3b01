import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '#contract/accounts.ts';
import type { SecondFactorFor } from '#contract/second-factor.ts';

/** Seconds for which a code of the app is shown. */
const PERIOD = 30;
/** Codes this many periods early or late count too: clocks of telephones differ. */
const WINDOW = 1;
/** A challenge waits this long for its code. */
export const CHALLENGE_MINUTES = 5;
export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 12;
/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new secret of 160 bits, as RFC 4226 recommends. */
export function createSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

function totpOf(secret: Uint8Array, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}

/** What an authenticator app needs: the secret as text, and as the address in a QR code. */
export function enrolmentOf(secret: Uint8Array, issuer: string, label: string) {
  const totp = totpOf(secret, issuer, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The code that an app shows at a time. */
export function codeAt(secret: Uint8Array, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() });
}

/**
 * The half minute that a code belongs to, counted from 1970; null where it is none of this time.
 */
export function stepOf(secret: Uint8Array, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

/** A recovery code of 60 bits, in groups that can be read aloud. */
export function createRecoveryCode(): string {
  const characters = Array.from(
    { length: RECOVERY_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Whether the academy requires a second factor of a role. */
export function isFactorRequired(role: Role, requiredFor: SecondFactorFor): boolean {
  if (requiredFor === 'staff') return role !== 'student';
  return requiredFor === 'admins' && role === 'admin';
}
