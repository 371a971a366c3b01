import { type Db, inTransaction, type Tx } from '#database/open.ts';
import type { LearnerPage } from './reminders.queries.ts';

const LEARNERS_AT_ONCE = 500;

/** When learners are reminded. */
export interface AcademyNow {
  now: Date;
  /** The academy's. */
  timeZone: string;
}

/** Runs work for all learners, a batch at a time, each batch in a transaction of its own. */
export async function forLearners(
  db: Db,
  remind: (tx: Tx, page: LearnerPage) => Promise<readonly { user_id: number }[]>,
): Promise<void> {
  const limit = LEARNERS_AT_ONCE;
  let afterUserId = 0;
  for (;;) {
    const page = { afterUserId, limit };
    const reminded = await inTransaction(db, (tx) => remind(tx, page));
    afterUserId = reminded.at(-1)?.user_id ?? 0;
    if (reminded.length < limit) return;
  }
}
