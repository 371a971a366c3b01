export type { DayColumn } from './counted-days.ts';
export {
  earnedBy,
  findSystemAccounts,
  inflowBy,
  type SystemAccounts,
  spentBy,
} from './ledger-figures.ts';
export {
  countRows,
  findStored,
  readDays,
  readVisitors,
  type Stored,
  sumUnusedPoints,
} from './read-days.ts';
export { findWrongDays, restoreDays, storeDays } from './store-days.ts';
export { countPeople } from './visitors.rules.ts';
