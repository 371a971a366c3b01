import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { foldText } from '#contract/text.ts';
import { createToken } from '#server/auth/token.ts';

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** They hash more than one process can serve beside its other work; more cores have more processes. */
const MAX_THREADS = 2;
const IDLE_MS = 60_000;

/**
 * Dedicated threads: in those of Node, files, compression and names of hosts would wait for
 * hundreds of hashes when many log in.
 */
const threads = new Piscina({
  filename: new URL('./password-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.min(MAX_THREADS, availableParallelism()),
  idleTimeout: IDLE_MS,
});

const verify = (passwordHash: string, password: string): Promise<boolean> =>
  threads.run({ passwordHash, password }, { name: 'verify' });

/**
 * Hashes a password in its NFKC form (NIST SP 800-63B, 3.1.1.2): keyboards send one character
 * composed or decomposed, and digits in full width.
 */
export function hashPassword(password: string): Promise<string> {
  return threads.run({ password: foldText(password), options }, { name: 'hash' });
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
  return folded !== password && !(await verify(passwordHash, folded));
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
    (await verify(verified, folded)) || (folded !== password && (await verify(verified, password)));
  return passwordHash !== null && matches;
}
