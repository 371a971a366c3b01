import { expect, test } from 'vitest';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';
import { requestDeletion } from './request-deletion.ts';

const academy = openTestAcademy();

test('asked for in many windows at once, one deletion is noted; many processes delete once', async () => {
  const learner = await academy.addLearner({ points: 20 });
  const { dependencies } = academy.app;
  const person = {
    userId: learner.userId,
    role: 'student',
    adminRole: null,
    name: 'Lim',
    sessionId: 0,
  } as const;
  const origin = { address: '127.0.0.1', device: null };
  await Promise.all(
    Array.from({ length: 5 }, () =>
      requestDeletion(dependencies, person, 'a-good-password', origin),
    ),
  );
  academy.advanceMinutes(15 * 24 * 60);
  await Promise.all(Array.from({ length: 50 }, () => deleteDueAccounts(dependencies)));
  const lines = await auditLinesOf(academy.db, 'user', learner.userId);
  expect(lines.map(({ action }) => action)).toEqual(['user.request_deletion', 'user.archive']);
  await academy.assertLedgerIsSound();
});
