import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { foldText } from '#contract/text.ts';
import { createToken } from '#server/auth/token.ts';
import { ConcurrencyLimit } from '#server/lib/concurrency-limit.ts';

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Of the four threads that Node also reads files, compresses and looks up names with: while two of
 * them hash, the others answer as fast as beside a pool of worker threads.
 */
const MAX_THREADS = 2;

const threads = new ConcurrencyLimit(Math.min(MAX_THREADS, availableParallelism()));

const verifyInTurn = (passwordHash: string, password: string): Promise<boolean> =>
  threads.run(() => verify(passwordHash, password));

/**
 * Hashes a password in its NFKC form (NIST SP 800-63B, 3.1.1.2): keyboards send one character
 * composed or decomposed, and digits in full width.
 */
export function hashPassword(password: string): Promise<string> {
  return threads.run(() => hash(foldText(password), options));
}

/**
 * Whether a hash was made with weaker parameters than those of today, or by another function.
 * Its form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
 */
function isOutdated(passwordHash: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash);
  if (found === null) return true;
  const [memoryCost, timeCost] = [Number(found[1]), Number(found[2])];
  return memoryCost < options.memoryCost || timeCost < options.timeCost;
}

/** Whether the hash of a password that was verified against it has to be replaced by one of today. */
export async function needsRehash(passwordHash: string, password: string): Promise<boolean> {
  if (isOutdated(passwordHash)) return true;
  const folded = foldText(password);
  return folded !== password && !(await verifyInTurn(passwordHash, folded));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash: in its NFKC form or, for hashes from before passwords were
 * normalised, as it was typed. With no hash (an unknown email) it takes the same time and
 * returns false, so that the time does not reveal which emails are known.
 */
export async function isPasswordOf(passwordHash: string | null, password: string) {
  decoy ??= hashPassword(createToken());
  const verified = passwordHash ?? (await decoy);
  const folded = foldText(password);
  const matches =
    (await verifyInTurn(verified, folded)) ||
    (folded !== password && (await verifyInTurn(verified, password)));
  return passwordHash !== null && matches;
}
