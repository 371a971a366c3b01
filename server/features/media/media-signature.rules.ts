import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Addresses change twice a day, so that browsers can cache the files, and each is valid for half a
 * day at least.
 */
const WINDOW_SECONDS = 12 * 60 * 60;

/** The parameter that signs an address. One value without special characters of HTML. */
export const SIGNATURE_PARAMETER = 's';

const FORM = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** When an address that is issued now expires, in seconds. */
export function expiryOf(now: Date): number {
  return (Math.floor(secondsOf(now) / WINDOW_SECONDS) + 2) * WINDOW_SECONDS;
}

function digestOf(key: Buffer, name: string, expiresAt: number): Buffer {
  return createHmac('sha256', key).update(`${name}\n${expiresAt}`).digest();
}

/** The value that signs a file's name until a moment. */
export function signatureOf(key: Buffer, name: string, expiresAt: number): string {
  return `${expiresAt.toString(36)}.${digestOf(key, name, expiresAt).toString('base64url')}`;
}

/**
 * How many more seconds a signed address is valid; null where the signature is missing, of another
 * file, or expired.
 */
export function secondsLeft(
  key: Buffer,
  name: string,
  signature: unknown,
  now: Date,
): number | null {
  const [, until, digest] = (typeof signature === 'string' && FORM.exec(signature)) || [];
  if (until === undefined || digest === undefined) return null;
  const expiresAt = Number.parseInt(until, 36);
  const given = Buffer.from(digest, 'base64url');
  const expected = digestOf(key, name, expiresAt);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const left = expiresAt - secondsOf(now);
  return left > 0 ? left : null;
}

/** The path of an upload of this site, in a record or its HTML. */
const UPLOAD = /(^|["'(\s])(\/uploads\/)([0-9a-f-]{36}\.[a-z0-9]{1,8})(?:\?s=[\w.-]{0,80})?/g;

/** A value with the paths of all uploads in its texts signed. */
export function signUploadsIn<T>(value: T, sign: (name: string) => string): T {
  if (typeof value === 'string') {
    return value.replace(
      UPLOAD,
      (_, before: string, path: string, name: string) =>
        `${before}${path}${name}?${SIGNATURE_PARAMETER}=${sign(name)}`,
    ) as T;
  }
  if (Array.isArray(value)) return value.map((one) => signUploadsIn(one, sign)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, signUploadsIn(inner, sign)]),
  ) as T;
}
