/** Writes the table of time limits into `docs/operations.md`; `--check` only compares. */
import path from 'node:path';
import type { TimeLimit } from '../database/time-limits.ts';
import { timeLimits } from '../server/lib/time-limits.ts';
import { alignedTable, writeOrCheckPart } from './generated-file.ts';

const rows = Object.values<TimeLimit>(timeLimits).map(({ milliseconds, wait, afterwards }) => [
  wait,
  `${milliseconds / 1_000} s`,
  afterwards,
]);
const table = alignedTable([['waits for', 'at most', 'afterwards'], ...rows]);
const file = path.join(import.meta.dirname, '..', 'docs', 'operations.md');
writeOrCheckPart(file, 'time limits', table);
