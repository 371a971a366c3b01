import { hash, verify } from '@node-rs/argon2';
import { createToken } from '#server/auth/token.ts';

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * Whether a hash was made with weaker parameters than those of today, or by another function.
 * Its form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
 */
export function isOutdated(passwordHash: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash);
  if (found === null) return true;
  const [memoryCost, timeCost] = [Number(found[1]), Number(found[2])];
  return memoryCost < options.memoryCost || timeCost < options.timeCost;
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. With no hash (an unknown email) it takes the same time and
 * returns false, so that the time does not reveal which emails are known.
 */
export async function isPasswordOf(passwordHash: string | null, password: string) {
  decoy ??= hashPassword(createToken());
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
