import type { Dependencies } from '#server/dependencies.ts';
import { deriveKey } from '#server/lib/server-secret.ts';
import { expiryOf, secondsLeft, signatureOf, signUploadsIn } from './media-signature.rules.ts';

/** A value with signed addresses for the uploads in it, valid for some hours. */
export async function signUploads<T>({ database, now }: Dependencies, value: T): Promise<T> {
  const key = await deriveKey(database.db, 'uploads');
  const expiresAt = expiryOf(now());
  return signUploadsIn(value, (name) => signatureOf(key, name, expiresAt));
}

/** How many more seconds the signature of a file's address is valid; null for none. */
export async function signatureSecondsLeft(
  { database, now }: Dependencies,
  name: string,
  signature: unknown,
): Promise<number | null> {
  if (signature === undefined) return null;
  return secondsLeft(await deriveKey(database.db, 'uploads'), name, signature, now());
}
