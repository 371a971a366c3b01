import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code of the app is shown. */
const PERIOD = 30;
/** Codes this many periods early or late count too: clocks of telephones differ. */
const WINDOW = 1;
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
