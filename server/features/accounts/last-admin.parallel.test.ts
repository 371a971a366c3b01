import { expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();

async function activeOwners(): Promise<number> {
  const { count } = await academy.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('admin_role', '=', 'owner')
    .where('is_active', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

test('fifty at once who demote, deactivate and remove the last two owners leave one', async () => {
  await academy.addAdmin({ adminRole: 'support' });
  const two: [TestPerson, TestPerson] = [await academy.addAdmin(), await academy.addAdmin()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const [as, other] = index % 2 === 0 ? two : [two[1], two[0]];
      const params = { id: other.userId };
      if (index % 4 === 0) return academy.call(userAdminCalls.delete, { params }, { as });
      const body = [
        { admin_role: 'content' as const },
        { role: 'teacher' as const },
        { is_active: false },
      ][(index % 4) - 1];
      return academy.call(userAdminCalls.update, { params, body: body ?? {} }, { as });
    }),
  );
  expect(await activeOwners()).toBe(1);
  // Later requests come from somebody who is no owner any more, or concern the last owner or a
  // removed account.
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
