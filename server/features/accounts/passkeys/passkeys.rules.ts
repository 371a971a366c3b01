import { createHmac } from 'node:crypto';

/** What passkeys are bound to: the site, and the address of its pages. */
export interface RelyingParty {
  /** The host alone: passkeys work on it over whatever port. */
  id: string;
  origin: string;
}

/** A challenge is answered within this time. */
export const PASSKEY_MINUTES = 5;

/** @param address scheme and host under which the public reaches the site */
export function relyingPartyOf(address: string): RelyingParty {
  const { hostname, origin } = new URL(address);
  return { id: hostname, origin };
}

/** The challenge that an answer says it is for; null where it says none. */
export function challengeIn(clientDataJson: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return null;
    return typeof said.challenge === 'string' ? said.challenge : null;
  } catch {
    return null;
  }
}

/**
 * Whether a count of uses may follow the stored one. Devices that do not count always report 0; any
 * other count must grow, otherwise the key has been copied.
 */
export function isNextCount(stored: number, reported: number): boolean {
  return (stored === 0 && reported === 0) || reported > stored;
}

/** How devices name a person: the same for all of their passkeys, and nothing else is in it. */
export function userHandleOf(key: Uint8Array, userId: number): Buffer {
  return createHmac('sha256', key).update(String(userId)).digest();
}
