import { createHmac } from 'node:crypto';

/**
 * The value of the cookie of a session: derived from its token and its key, both of 256 bits, so
 * that neither the cookie reveals the token nor the token alone the cookie.
 */
export function cookieValueOf(token: string, cookieKey: Uint8Array): string {
  return createHmac('sha256', cookieKey).update(token).digest('base64url');
}
