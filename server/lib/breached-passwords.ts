import { createHash } from 'node:crypto';
import { Bulkhead } from './bulkhead.ts';
import { timeLimits } from './time-limits.ts';

/** Looks passwords up in data breaches, by a service that does not learn which one is checked. */
export interface BreachedPasswords {
  /** How the look-ups of this process ended. */
  readonly counts: Readonly<Record<'unknown' | 'breached' | 'failed', number>>;
  /**
   * Whether this password is known to have leaked; false also where the service does not answer.
   */
  has(password: string): Promise<boolean>;
}

/** Look-ups of one process at once; beyond them a password counts as not found. */
const MAX_LOOKUPS = 64;
/** How many digits of the hash the service is sent: hundreds of its passwords share them. */
const PREFIX = 5;
/** Several times the longest response, with its padding. */
const MAX_BYTES = 500_000;

/** A line is the rest of a hash and how often it leaked; lines that are only padding have 0. */
const isLeaked = (line: string, rest: string) => {
  const [hash, count] = line.trim().split(':');
  return hash?.toUpperCase() === rest && Number(count) > 0;
};

async function readText(response: Response): Promise<string> {
  if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) throw new Error('the response is too long');
  }
  return text;
}

/**
 * Asks a service in the form of Have I Been Pwned (`GET base/ABCDE`, the first five digits of the
 * SHA-1 hash). It fails open: whoever needs a new password must not depend on another's machine.
 * @param base with a slash at its end
 */
export function createBreachedPasswords(
  base: string,
  timeoutMs: number = timeLimits.breachedPasswords.milliseconds,
): BreachedPasswords {
  const counts = { unknown: 0, breached: 0, failed: 0 };
  const lookups = new Bulkhead(MAX_LOOKUPS, 'network');
  /** The rests of the leaked hashes that begin like this one. */
  const ask = async (prefix: string) => {
    const response = await fetch(new URL(prefix, base), {
      // Without padding the length of a response would reveal which prefix was asked for.
      headers: { 'add-padding': 'true', 'user-agent': 'prospect-academy' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await readText(response)).split('\n');
  };
  return {
    counts,
    async has(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const lines = await lookups.run(() => ask(hash.slice(0, PREFIX)));
        const isBreached = lines.some((line) => isLeaked(line, hash.slice(PREFIX)));
        counts[isBreached ? 'breached' : 'unknown'] += 1;
        return isBreached;
      } catch {
        counts.failed += 1;
        return false;
      }
    },
  };
}
