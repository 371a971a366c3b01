import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from '#database/open.ts';
import { deriveKey } from '#server/lib/server-secret.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts the secret of a person's app: whoever reads the table, a log or an export of it cannot
 * compute codes. It is bound to its person, so that no row can be put in another's place.
 */
export async function sealSecret(db: Db, userId: number, secret: Uint8Array): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await deriveKey(db, 'second-factors'), nonce);
  cipher.setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error where it was sealed for somebody else, or has been changed */
export async function openSecret(db: Db, userId: number, sealed: Uint8Array): Promise<Buffer> {
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, await deriveKey(db, 'second-factors'), nonce);
  decipher.setAAD(Buffer.from(String(userId)));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}
