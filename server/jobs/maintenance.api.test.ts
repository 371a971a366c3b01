import { expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { earningKey, earnPoints, getBalance } from '#server/features/points/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { runMaintenance } from './maintenance.ts';

const academy = openTestAcademy();
const dependencies = () => academy.app.dependencies;

test('points with an end expire when it has come, once, and the others stay', async () => {
  const learner = await academy.addLearner({ points: 30 });
  await academy.db
    .updateTable('point_rules')
    .set({ expires_after_days: 10 })
    .where('kind', '=', 'welcome')
    .execute();
  const earning = {
    userId: learner.userId,
    kind: 'welcome' as const,
    subject: null,
    key: earningKey('welcome', learner.userId),
    now: academy.now,
    timeZone: 'Asia/Singapore',
  };
  await inTransaction(academy.db, (tx) => earnPoints(tx, earning));
  const available = async () =>
    (await getBalance(academy.db, learner.userId, academy.now)).available;
  const before = await available();
  academy.advanceMinutes(9 * 24 * 60);
  await runMaintenance(dependencies());
  expect(await available()).toBe(before);
  academy.advanceMinutes(2 * 24 * 60);
  await runMaintenance(dependencies());
  await runMaintenance(dependencies());
  expect(await available()).toBe(30);
  await academy.assertLedgerIsSound();
});

test('a session that died more than a week ago is forgotten, a live one is not', async () => {
  const learner = await academy.addLearner();
  academy.advanceMinutes(8 * 24 * 60);
  const fresh = await academy.logIn(learner.email);
  await runMaintenance(dependencies());
  const sessions = await academy.db
    .selectFrom('sessions')
    .select('session_id')
    .where('user_id', '=', learner.userId)
    .execute();
  expect(sessions).toHaveLength(1);
  expect(fresh).not.toBe(learner.token);
});
