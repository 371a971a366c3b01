import type { CallerKind } from './requests.ts';

/** An answer of the academy, as far as it is judged. */
export interface FuzzResponse {
  status: number;
  contentType: string;
  retryAfter: string | null;
  text: string;
}

/** What no answer may hold: where it stands, how it is made, and what it keeps to itself. */
const LEAKS: [what: string, pattern: RegExp][] = [
  ['a stack trace', /\n\s+at [\w.<>[\] ]+ \(?(?:file:|node:|\/)/],
  ['a path of the server', /node_modules\/|\/server\/(?:features|http|lib)\//],
  [
    'a message of the database',
    /syntax error at or near|violates \w+(?: key)? constraint|relation "\w+" does not exist/,
  ],
  ['a hash of a password', /\$argon2/],
  ['a column that is never sent', /"(?:password_hash|token_hash|totp_secret|secret_hash)"/],
];

/** Addresses of the demo academy's learners, which only staff may see. */
const LEARNER_EMAIL = /\blearner\d+@example\.com\b/;

/**
 * Judges an answer. @returns what is wrong with it, or null
 * @param documented the statuses that the document of the API promises for the call
 */
export function findFault(
  answer: FuzzResponse,
  { caller, documented }: { caller: CallerKind; documented: ReadonlySet<number> },
): string | null {
  const { status, contentType, retryAfter, text } = answer;
  if (status >= 500 && !(status === 503 && retryAfter !== null)) return `status ${status}`;
  if (!documented.has(status)) return `status ${status}, which the document does not name`;
  for (const [what, pattern] of LEAKS) if (pattern.test(text)) return `shows ${what}`;
  if ((caller === 'guest' || caller === 'learner') && LEARNER_EMAIL.test(text)) {
    return `shows another learner’s address to a ${caller}`;
  }
  if (contentType.startsWith('application/json')) {
    try {
      JSON.parse(text);
    } catch {
      return 'JSON that cannot be read';
    }
  } else if (status >= 400) return `an error as ${contentType || 'nothing'} instead of JSON`;
  return null;
}
