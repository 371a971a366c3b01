/** What a span says about itself: names and numbers of the academy's own, nothing of people. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** How a span ended. */
export interface SpanEnd {
  /** Where it is known only now. */
  name?: string;
  attributes?: SpanAttributes;
  failed: boolean;
}

/** Tells a collector what the process does, and how long it takes. */
export interface Tracing {
  /**
   * Begins a span for a request; what `within` starts belongs to it.
   * @param traceparent of the caller, whose trace it continues (W3C Trace Context)
   */
  enterRequest(
    traceparent: string | undefined,
    within: (end: (how: SpanEnd) => void) => void,
  ): void;
  /** Does a job within a span of its own, from its beginning to its end. */
  runJob<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Tells of a statement that is over. */
  noteStatement(statement: { sql: string; milliseconds: number; failed: boolean }): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** `SELECT users` of a statement: what it does, and to which table first; never a value. */
export function summaryOf(sql: string): string {
  const operation = /^\s{0,99}([a-z]{1,20})/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s{1,99}"?([a-z_][a-z0-9_]{0,62})/i.exec(sql)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}
