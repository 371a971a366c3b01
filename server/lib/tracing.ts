/** Attributes of a span: names and numbers of the academy's own, no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** How a span ended. */
export interface SpanEnd {
  /** Where it is known only at the end. */
  name?: string;
  attributes?: SpanAttributes;
  failed: boolean;
}

/** Records spans of what the process does, for a collector. */
export interface Tracing {
  /**
   * Begins a span for a request; spans that begin within `within` are its children.
   * @param traceparent of the caller, whose trace it continues (W3C Trace Context)
   */
  enterRequest(
    traceparent: string | undefined,
    within: (end: (how: SpanEnd) => void) => void,
  ): void;
  /** Runs a job within a span of its own. */
  runJob<T>(kind: string, work: () => Promise<T>): Promise<T>;
  /** Records a statement that has ended. */
  noteStatement(statement: { sql: string; milliseconds: number; failed: boolean }): void;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** `SELECT users` of a statement: its operation and its first table; never a value. */
export function summaryOf(sql: string): string {
  const operation = /^\s{0,99}([a-z]{1,20})/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s{1,99}"?([a-z_][a-z0-9_]{0,62})/i.exec(sql)?.[1];
  return table === undefined ? operation : `${operation} ${table}`;
}
