import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { AppError } from '#server/lib/app-error.ts';
import { earnPoints } from '../rules/earn-points.ts';
import { checkLedger } from './check-ledger.ts';
import { CoinModel } from './coin-model.testing.ts';
import { expireLots } from './expire-lots.ts';
import {
  addAdmin,
  addRewardItem,
  adjust,
  askForReward,
  balancesOf,
  buyCourse,
  createLearner,
  declineReward,
  handOutReward,
  setExpiry,
  TIME_ZONE,
} from './points.testing.ts';
import { daysAfter } from './points-expiry.rules.ts';
import { reverseEntry } from './reverse-entry.ts';

/**
 * The ledger and the naive model (`coin-model.testing.ts`) do the same random actions: both must
 * have the same contents and refuse the same.
 */

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

const rewardId = await addRewardItem(db);
const adminId = await addAdmin(db);
const beginning = new Date('2026-01-01T00:00:00Z');

/** Small numbers and few keys, so that actions interact: repetitions, empty lots, late refunds. */
const amount = fc.integer({ min: 1, max: 20 });
const key = fc.integer({ min: 1, max: 6 });
const pick = fc.nat(100);
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('earn' as const),
      key: fc.integer({ min: 1, max: 12 }),
      amount,
      days: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('spend' as const), key, amount }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('hold' as const), key, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      key,
      amount: fc.integer({ min: -20, max: 20 }).filter((n) => n !== 0),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('correct' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.integer({ min: 1, max: 25 }),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** A learner in the ledger and in the model, to whom the same actions happen. */
class Twins {
  readonly model = new CoinModel();
  readonly userId: number;
  /** Entries of the ledger in the order of the model's holds and of its reversible actions. */
  readonly holds: number[] = [];
  readonly deeds: number[] = [];

  constructor(userId: number) {
    this.userId = userId;
  }

  get now(): Date {
    return daysAfter(beginning, this.model.today);
  }

  /** @returns what happened in the ledger and in the model */
  async go(step: Action): Promise<{ real: unknown; expected: unknown }> {
    const { model, userId, now } = this;
    switch (step.do) {
      case 'wait':
        model.today += step.days;
        return { real: 'done', expected: 'done' };
      case 'earn': {
        const real = await inTransaction(db, async (tx) => {
          await setExpiry(tx, step.days);
          return earnPoints(tx, {
            userId,
            kind: 'course_completion',
            subject: { kind: 'course', id: step.key },
            key: `course_completion:${userId}:${step.key}`,
            amount: step.amount,
            now,
            timeZone: TIME_ZONE,
          });
        });
        if (real.pointsEarned > 0) this.deeds.push(await this.#newestPointId());
        return {
          real: real.not_paid_reason === 'already_paid' ? 'repeated' : 'done',
          expected: model.earn(String(step.key), step.amount, step.days),
        };
      }
      case 'spend': {
        const spending = { userId, amount: step.amount, courseId: step.key, now };
        const spend = () => buyCourse(db, { ...spending, key: `${userId}:${step.key}` });
        return {
          real: await this.#outcomeOf(spend, this.deeds),
          expected: model.spend(`spend ${step.key}`, step.amount),
        };
      }
      case 'hold': {
        const input = {
          userId,
          rewardId,
          amount: step.amount,
          key: `${userId}:hold${step.key}`,
          now,
        };
        return {
          real: await this.#outcomeOf(() => askForReward(db, input), this.holds),
          expected: model.hold(`hold ${step.key}`, step.amount),
        };
      }
      case 'adjust': {
        const input = {
          userId,
          amount: step.amount,
          actorUserId: adminId,
          key: `${step.key}`,
          now,
        };
        return {
          real: await this.#outcomeOf(() => adjust(db, input), this.deeds),
          expected: model.adjust(`adjust ${step.key}`, step.amount),
        };
      }
      case 'settle':
      case 'release': {
        if (this.holds.length === 0) return { real: 'done', expected: 'done' };
        const index = step.pick % this.holds.length;
        const pointId = this.holds[index] ?? 0;
        const resolve = step.do === 'settle' ? handOutReward : declineReward;
        return {
          real: await this.#outcomeOf(() => resolve(db, pointId, now)),
          expected: model[step.do](index),
        };
      }
      case 'correct': {
        if (this.deeds.length === 0) return { real: 'done', expected: 'done' };
        const index = step.pick % this.deeds.length;
        const pointId = this.deeds[index] ?? 0;
        const correction = { pointId, reason: 'A test', actorUserId: adminId, now };
        return {
          real: await this.#outcomeOf(() =>
            inTransaction(db, (tx) => reverseEntry(tx, correction)),
          ),
          expected: model.correct(index),
        };
      }
      case 'expire': {
        const { points } = await expireLots(db, now);
        if (points > 0) this.deeds.push(await this.#newestPointId());
        return { real: points, expected: model.expire() };
      }
    }
  }

  /** Compares the contents of the ledger with those of the model. */
  async compare(): Promise<void> {
    const { model, userId } = this;
    const lots = await db
      .selectFrom('point_lots')
      .select(['remaining', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('lot_id')
      .execute();
    const dayOf = (at: Date) => (at.getTime() - beginning.getTime()) / 86_400_000;
    expect({
      ...(await balancesOf(db, userId)),
      lots: lots.map((lot) => [lot.remaining, lot.expires_at && dayOf(lot.expires_at)]),
    }).toEqual({ available: model.available, held: model.held, lots: model.contents });
    const { invariants } = await checkLedger(db, this.now);
    expect(invariants.filter((invariant) => !invariant.ok)).toEqual([]);
  }

  async #outcomeOf(
    act: () => Promise<{ pointId: number; isRepeat: boolean }>,
    list?: number[],
  ): Promise<string> {
    try {
      const { pointId, isRepeat } = await act();
      if (!isRepeat) list?.push(pointId);
      return isRepeat ? 'repeated' : 'done';
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  }

  async #newestPointId(): Promise<number> {
    const { point_id } = await db
      .selectFrom('point_entries')
      .select('point_id')
      .where('user_id', '=', this.userId)
      .orderBy('point_id', 'desc')
      .executeTakeFirstOrThrow();
    return point_id;
  }
}

test('whatever happens in whatever order, not a point is lost or made', async () => {
  let happened = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 40 }), async (steps) => {
      // Points that earlier learners have left must not expire during this run.
      await expireLots(db, daysAfter(beginning, 10_000));
      const twins = new Twins(await createLearner(db));
      for (const step of steps) {
        const { real, expected } = await twins.go(step);
        expect({ step, outcome: real }).toEqual({ step, outcome: expected });
        await twins.compare();
        happened++;
      }
    }),
    // Enough time to shrink a failing history and report it.
    { numRuns: 30, interruptAfterTimeLimit: 50_000 },
  );
  expect(happened).toBeGreaterThan(400);
});
