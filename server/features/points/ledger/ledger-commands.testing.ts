import { afterAll, beforeEach } from 'vitest';
import { type Db, inTransaction, type Tx } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { earnPoints } from '../rules/earn-points.ts';
import { adjustPoints } from './adjust-points.ts';
import { checkLedger } from './check-ledger.ts';
import { listHistory } from './history.queries.ts';
import { courseRedemptionKey, earningKey } from './idempotency-keys.rules.ts';
import {
  addAdmin,
  addRewardItem,
  askForReward,
  balancesOf,
  buyCourse,
  createLearner,
  give,
  TIME_ZONE,
} from './points.testing.ts';
import { reverseEntry } from './reverse-entry.ts';

/** When everything happens, unless a test says otherwise. */
export const now = new Date('2026-05-10T04:00:00Z');

/** A ledger without the API, and the commands of one learner, who is new before each test. */
export class LedgerCommands {
  readonly db: Db;
  readonly #rewardId: number;
  readonly #adminId: number;
  /** The learner. */
  userId = 0;

  private constructor(db: Db, rewardId: number, adminId: number) {
    this.db = db;
    this.#rewardId = rewardId;
    this.#adminId = adminId;
  }

  /** Opens a ledger for the tests of a file. After the last one it must still add up. */
  static async open(): Promise<LedgerCommands> {
    const database = await createTestDatabase();
    const { db } = database;
    const commands = new LedgerCommands(db, await addRewardItem(db), await addAdmin(db));
    beforeEach(async () => {
      commands.userId = await createLearner(db);
    });
    afterAll(async () => {
      const broken = await commands.brokenInvariants();
      await database.close();
      if (broken.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(broken)}`);
    });
    return commands;
  }

  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(this.db, work);
  }

  /** Gives points that expire after some days, or never. */
  have(amount: number, expiresAfterDays: number | null = null) {
    return give(this.db, { userId: this.userId, amount, now, expiresAfterDays });
  }

  /** Earns points for liking a course. */
  like(courseId: number, at = now) {
    const { userId } = this;
    return this.run((tx) =>
      earnPoints(tx, {
        userId,
        kind: 'course_like',
        subject: { kind: 'course', id: courseId },
        key: earningKey('course_like', userId, courseId),
        now: at,
        timeZone: TIME_ZONE,
      }),
    );
  }

  /** Opens a course for points. */
  redeem(courseId: number, amount: number) {
    const { userId } = this;
    const key = courseRedemptionKey(userId, courseId);
    return buyCourse(this.db, { userId, amount, courseId, key, now });
  }

  /** Requests the reward. */
  ask(amount: number, key: string, at = now) {
    const { userId } = this;
    const rewardId = this.#rewardId;
    return askForReward(this.db, { userId, rewardId, amount, key: `${userId}:${key}`, now: at });
  }

  adjustBy(amount: number, idempotencyKey = 'once', reason = 'A prize') {
    const { userId } = this;
    const actorUserId = this.#adminId;
    return this.run((tx) =>
      adjustPoints(tx, { userId, amount, reason, actorUserId, idempotencyKey, now }),
    );
  }

  /** Reverses an entry. */
  correct(pointId: number, at = now) {
    const actorUserId = this.#adminId;
    return this.run((tx) =>
      reverseEntry(tx, { pointId, reason: 'A mistake', actorUserId, now: at }),
    );
  }

  async available(): Promise<number> {
    return (await balancesOf(this.db, this.userId)).available;
  }

  /** The learner's entries, newest first. */
  history() {
    return listHistory(this.db, this.userId, { page: 1, limit: 100 });
  }

  async newestPointId(): Promise<number> {
    return (await this.history())[0]?.point_id ?? 0;
  }

  /** What is left of each lot, and when it ends. */
  async lots() {
    const rows = await this.db
      .selectFrom('point_lots')
      .select(['remaining', 'expires_at'])
      .where('user_id', '=', this.userId)
      .orderBy('lot_id')
      .execute();
    return rows.map((row) => [row.remaining, row.expires_at]);
  }

  async brokenInvariants() {
    const { invariants } = await checkLedger(this.db, now);
    return invariants.filter((invariant) => !invariant.ok);
  }
}
