/** What came back. Times are in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** How many requests were begun. */
  sent: number;
  bytes: number;
}

/** What the academy is compared with. */
export type Limit = Pick<Measured, 'perSecond' | 'p50' | 'p99'>;

/** @param sorted smallest first */
export const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
