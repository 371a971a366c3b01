import { expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();

async function activeAdmins(): Promise<number> {
  const { count } = await academy.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

test('fifty at once who demote, deactivate and remove the last two admins leave one', async () => {
  const two: [TestPerson, TestPerson] = [await academy.addAdmin(), await academy.addAdmin()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const [as, other] = index % 2 === 0 ? two : [two[1], two[0]];
      const params = { id: other.userId };
      if (index % 3 === 0) return academy.call(userAdminCalls.delete, { params }, { as });
      const body = index % 3 === 1 ? { role: 'teacher' as const } : { is_active: false };
      return academy.call(userAdminCalls.update, { params, body }, { as });
    }),
  );
  expect(await activeAdmins()).toBe(1);
  // Whoever came too late was no admin any more, or met the last one, or nobody.
  const outcomes = answers.map(({ status, error }) => error ?? String(status));
  expect(outcomes).toContain('200');
  for (const outcome of outcomes) {
    expect([
      '200',
      'LAST_ADMIN',
      'FORBIDDEN',
      'AUTH_REQUIRED',
      'SESSION_EXPIRED',
      'NOT_FOUND',
    ]).toContain(outcome);
  }
});

test('one file imported twenty times at once, in two orders, makes each person once', async () => {
  const admin = await academy.addAdmin();
  const people = Array.from({ length: 200 }, (_, n) => `twice-${n}@example.com,Person ${n}`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, round) => {
      const lines = round % 2 === 0 ? people : people.toReversed();
      return academy.call(
        userAdminCalls.import,
        { body: { dry_run: false } },
        { as: admin, file: { name: 'people.csv', content: `email,name\n${lines.join('\n')}` } },
      );
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const created = answers.reduce((sum, { data }) => sum + data.counts.create, 0);
  expect(created).toBe(200);
  await academy.assertLedgerIsSound();
});
