import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. With no hash (an unknown email) it takes the
 * same time and says no, so that the time does not tell which emails are known.
 */
export async function isPasswordOf(passwordHash: string | null, password: string) {
  decoy ??= hashPassword(createToken());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}

/** 256 random bits, safe in a URL. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Without letters and digits that people mistake for one another. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A learner's own invitation code: 8 characters, about 40 bits. */
export function createInvitationCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
