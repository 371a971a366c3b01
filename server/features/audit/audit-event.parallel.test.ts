import { expect, test } from 'vitest';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { auditEventOncePer } from './audit-event.ts';

const academy = openTestAcademy();

test('fifty attacks on one account at once leave one line, and the next hour another', async () => {
  const { userId } = await academy.addLearner();
  const lockOut = () =>
    auditEventOncePer(60, academy.db, {
      action: 'user.lock_out',
      entity: 'user',
      entityId: userId,
      actorUserId: null,
      now: academy.now,
    });
  const count = async () =>
    (await academy.db.selectFrom('audit_log').select('audit_id').execute()).length;
  await Promise.all(Array.from({ length: 50 }, lockOut));
  await lockOut();
  expect(await count()).toBe(1);
  academy.advanceMinutes(61);
  await Promise.all(Array.from({ length: 50 }, lockOut));
  expect(await count()).toBe(2);
});
