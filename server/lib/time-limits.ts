import { databaseTimeLimits, type TimeLimit } from '#database/time-limits.ts';

/**
 * How long the academy waits for anything outside this process, in one table: code reads its limits
 * here, and docs/operations.md is generated from it.
 */
export const timeLimits = {
  ...databaseTimeLimits,
} as const satisfies Record<string, TimeLimit>;
