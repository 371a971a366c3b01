import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of the bearer header; never one of a cookie or an address. */
export function tokenOf(headers: Record<string, unknown>): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(String(headers.authorization ?? ''))?.[1];
  const plain = headers.token;
  return bearer ?? (typeof plain === 'string' && plain !== '' ? plain : null);
}

/** 256 random bits, safe in a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}
