import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';
import {
  type Attack,
  earn,
  entry,
  expectAllRejected,
  fill,
  lot,
  move,
  newest,
  prepareLedger,
  spend,
  twoMoves,
} from './ledger-tampering.testing.ts';
import { balancesOf } from './points.testing.ts';

/** What the database itself guarantees about lots: how many points each has, and until when. */

const database = await createTestDatabase();
const ledger = await prepareLedger(database.db);
afterAll(() => database.close());

const COMPLETE = 'point_lot_moves_complete';
const GUARDED = 'point_lots_guarded';

/** Gives back by a correction what an admin had taken: 2 points of `:endedLot`. */
const giveBack = entry('reversal', 'adjusted', 'available', {
  reverses_point_id: ':takenByHand',
  amount: '2',
});
const lotFor = (pointId: string, amount: string) =>
  lot({ point_id: pointId, last_point_id: pointId, amount, remaining: amount });

const entriesAndLots: Record<string, Attack[]> = {
  'what is available lies in lots': [
    ['earn without a lot', earn(), 'point_entries_lots'],
    ['spend from no lot', spend(), 'point_entries_lots'],
    ['expire from no lot', entry('expiry', 'available', 'expired'), 'point_entries_lots'],
    ['give back to no lot', giveBack, 'point_entries_lots'],
    ['spend in part from a lot', spend('2') + move(newest, ':lot', '-1'), COMPLETE],
    ['take more from a lot than is spent', spend('2') + move(newest, ':lot', '-3'), COMPLETE],
    ['put into a lot what is spent', spend() + move(newest, ':endedLot', '1'), COMPLETE],
    [
      'shift points between lots while spending',
      spend() + twoMoves(`${newest}, :lotByHand, -2`, `${newest}, :endedLot, 1`),
      COMPLETE,
    ],
    [
      'take more than the lot holds',
      spend('11') + move(newest, ':lot', '-11'),
      'point_lots_remaining',
    ],
    [
      'spend from the lot of another',
      spend() + move(newest, ':lotOfB', '-1'),
      'point_lot_moves_one_learner',
    ],
    [
      'spend from a lot that is none',
      spend() + move(newest, '999999', '-1'),
      'point_lot_moves_lot_fkey',
    ],
    [
      'spend twice in one statement',
      spend() + spend() + twoMoves(`${newest}, :lot, -1`, `${newest} - 1, :lot, -1`),
      'point_lot_moves_one_entry',
    ],
  ],
  'an earning has a lot of its own, whole': [
    ['earn into an old lot', earn() + move(newest, ':endedLot', '1'), COMPLETE],
    ['earn into a bigger lot', earn() + lot({ amount: '5', remaining: '5' }), GUARDED],
    ['earn into a lot that is spent', earn() + lot({ remaining: '0' }), GUARDED],
    ['earn into the lot of another', earn() + lot({ user_id: ':b' }), GUARDED],
    ['earn into a lot that has ended', earn() + lot({ expires_at: `'2020-01-01'` }), GUARDED],
    ['count old points as newer', earn() + lot({ last_point_id: ':earned' }), GUARDED],
    ['have a second lot for an earning', lotFor(':earned', '10'), 'point_lots_point_key'],
    ['have a lot for a refund', lotFor(':refund', '3'), GUARDED],
    ['have a lot for a hold', lotFor(':open', '5'), GUARDED],
    ['have a lot for what was taken', lotFor(':takenByHand', '2'), GUARDED],
    ['have a lot for no entry', lotFor('999999', '2'), GUARDED],
  ],
  'points return to the lots that they came from': [
    ['get a new lot instead', giveBack + lot({ amount: '2', remaining: '2' }), GUARDED],
    [
      'get them into another lot',
      giveBack + move(newest, ':lotByHand', '2'),
      'point_lot_moves_same_lots',
    ],
    [
      'get them into two lots instead of one',
      giveBack + twoMoves(`${newest}, :lot, 1`, `${newest}, :endedLot, 1`),
      'point_lot_moves_same_lots',
    ],
  ],
};

const setLot = (values: string, id = ':lot') =>
  `update point_lots set ${values} where lot_id = ${id}`;

const moves: Record<string, Attack[]> = {
  'a lot changes by its moves alone': [
    ['refill it', setLot('remaining = amount', ':endedLot'), GUARDED],
    ['empty it', setLot('remaining = 0'), GUARDED],
    ['make it bigger', setLot('amount = 1000, remaining = 1000'), GUARDED],
    ['give it to another', setLot('user_id = :b'), GUARDED],
    ['delete it', 'delete from point_lots where lot_id = :lot', GUARDED],
    ['empty the lots', 'truncate point_lots cascade', 'point_lots_append_only'],
    [
      'count an old move again',
      setLot('remaining = remaining + 3, last_point_id = :refund', ':endedLot'),
      GUARDED,
    ],
    ['forget the newest move', setLot('last_point_id = point_id'), GUARDED],
  ],
  'the moves of an entry are complete once and for all': [
    ['slip one under an old spending', move(':takenByHand', ':lot', '-1'), COMPLETE],
    [
      'slip two under an old spending that cancel out',
      twoMoves(':takenByHand, :lotByHand, -1', ':takenByHand, :lot, 1'),
      COMPLETE,
    ],
    ['slip one under an old earning', move(':earned', ':endedLot', '10'), COMPLETE],
    ['take one under an old earning', move(':earned', ':lotByHand', '-10'), COMPLETE],
    ['slip one under an old refund', move(':refund', ':lot', '3'), COMPLETE],
    ['slip one under a settled hold', move(':settlement', ':endedLot', '4'), COMPLETE],
    ['move for no entry', move('999999', ':lot', '-1'), 'point_lot_moves_point_fkey'],
    ['change a move', 'update point_lot_moves set amount = -1', 'point_lot_moves_append_only'],
    ['delete a move', 'delete from point_lot_moves', 'point_lot_moves_append_only'],
    ['empty the moves', 'truncate point_lot_moves', 'point_lot_moves_append_only'],
  ],
  'a lot ends when it was said to end': [
    ['put the end off', setLot(`expires_at = '2099-01-01'`, ':endedLot'), GUARDED],
    ['bring the end forward', setLot(`expires_at = '2020-01-01'`, ':endedLot'), GUARDED],
    ['take the end away', setLot('expires_at = null', ':endedLot'), GUARDED],
    ['give it an end', setLot(`expires_at = '2099-01-01'`), GUARDED],
    [
      'put the end off by spending',
      spend() + move(newest, ':lot', '-1', `'2099-01-01'`),
      'point_lot_moves_extension',
    ],
    [
      'end a lot that has no end by a return',
      spend() +
        move(newest, ':lot', '-1') +
        entry('reversal', 'spent', 'available', { reverses_point_id: newest }) +
        move(newest, ':lot', '1', `'2099-01-01'`),
      'point_lot_moves_ended',
    ],
    [
      'let a lot expire before its end',
      entry('expiry', 'available', 'expired') + move(newest, ':lot', '-1'),
      'point_lot_moves_ended',
    ],
  ],
};

expectAllRejected({ ...entriesAndLots, ...moves }, database, ledger);

test('a repetition that the database leaves out leaves no trace', async () => {
  const lots = () => database.db.selectFrom('point_lots').selectAll().orderBy('lot_id').execute();
  const before = { lots: await lots(), balances: await balancesOf(database.db, ledger.userId) };
  await database.runScript(
    fill(
      `insert into point_lot_moves (point_id, lot_id, amount)
         select point_id, lot_id, amount from point_lot_moves where point_id = :takenByHand
       on conflict do nothing`,
      ledger.ids,
    ),
  );
  expect(await lots()).toEqual(before.lots);
  expect(await balancesOf(database.db, ledger.userId)).toEqual(before.balances);
});

test('the ledger adds up in the end', async () => {
  const { invariants } = await checkLedger(database.db, new Date());
  expect(invariants.filter((invariant) => !invariant.ok)).toEqual([]);
});
