import { DatabaseUnavailableError } from '#database/database-unavailable-error.ts';

/** That something which a request needs cannot be used now, and no mistake of ours. */
export interface Outage {
  /**
   * `away`: it is not reached; `late`: it took too long, or waited for others; `full`: disk,
   * memory, files or connections are used up.
   */
  kind: 'away' | 'late' | 'full';
  of: 'database' | 'files' | 'network';
}

/** Codes of PostgreSQL, of Node and of the file system; what begins with one belongs to it. */
const codes: Record<Outage['kind'], RegExp> = {
  // A replica that is being promoted still only reads (25006).
  away: /^(08|57P0|25006|ECONN|ENOENT|ETIMEDOUT|EPIPE|EHOST|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND)/,
  late: /^(57014|55P03)/,
  full: /^(53|58030|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)/,
};

/** Errors without a code. The last is PostgreSQL's when a full disk prevents new connections. */
const BROKEN_CONNECTION =
  /connection (terminated|timeout|error)|is closed|^could not write init file/i;

/** The outage behind what was thrown; null where it is something else. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Object)) return null;
  const { code, name, message, cause } = error as Partial<
    Record<'code' | 'name' | 'message' | 'cause', unknown>
  >;
  const text = String(code ?? '');
  const kind = (['away', 'late', 'full'] as const).find((one) => codes[one].test(text));
  if (kind !== undefined) {
    const isOfDatabase = /^\d/.test(text);
    const isOfFiles = kind === 'full' || text === 'ENOENT';
    return { kind, of: isOfDatabase ? 'database' : isOfFiles ? 'files' : 'network' };
  }
  if (error instanceof DatabaseUnavailableError) {
    return { kind: outageOf(error.cause)?.kind ?? 'away', of: 'database' };
  }
  if (isRefusalOfStore(error)) return { kind: 'away', of: 'files' };
  // What kept `fetch` from an answer is behind its error.
  if (message === 'fetch failed') return outageOf(cause) ?? { kind: 'away', of: 'network' };
  // As the clients of object stores and `AbortSignal.timeout` name it.
  if (name === 'TimeoutError') return { kind: 'late', of: 'network' };
  return BROKEN_CONNECTION.test(String(message ?? '')) ? { kind: 'away', of: 'database' } : null;
}

/** Statuses of an object store that is overloaded or broken, or refuses our keys or our clock. */
const REFUSED = /^(401|403|429|5\d\d)$/;

function isRefusalOfStore(error: object): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return REFUSED.test(String($metadata?.httpStatusCode));
}
