import { randomUUID } from 'node:crypto';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** Puts people into a group, by which teachers know them. */
export async function joinGroup(academy: TestAcademy, ...people: TestPerson[]): Promise<void> {
  const { db, now } = academy;
  const { group_id } = await db
    .insertInto('learner_groups')
    .values({ name: randomUUID(), created_at: now })
    .returning('group_id')
    .executeTakeFirstOrThrow();
  const { user_id: added_by } = await db
    .selectFrom('users')
    .select('user_id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirstOrThrow();
  const membership = { group_id, source: 'hand', added_by, added_at: now } as const;
  await db
    .insertInto('group_members')
    .values(people.map(({ userId }) => ({ ...membership, user_id: userId })))
    .execute();
}
