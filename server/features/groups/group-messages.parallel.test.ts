import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { groupMessageAdminCalls } from '#contract/group-messages.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
const FIFTY = Array.from({ length: 50 }, (_, index) => index);
const body = { subject: 'Hello', text: 'Welcome.' };
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
  // The jobs are counted, not run.
  academy.holdJobs(true);
});

async function addGroup(name: string): Promise<number> {
  const { data } = await academy.call(groupAdminCalls.create, { body: { name } }, { as: admin });
  return data.group_id;
}
const send = (id: number, key: string) =>
  academy.call(
    groupMessageAdminCalls.send,
    { params: { id }, body },
    { as: admin, headers: { 'idempotency-key': key } },
  );
async function countOf(table: 'group_messages' | 'notifications' | 'jobs', messageId: number) {
  const isOf = {
    group_messages: sql`message_id = ${messageId}`,
    notifications: sql`kind = 'group_message' and params->>'message_id' = ${String(messageId)}`,
    jobs: sql`kind = 'group_message_email' and payload->>'message_id' = ${String(messageId)}`,
  }[table];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${isOf}`.execute(academy.db);
  return rows[0]?.count;
}

test('fifty times the same message with one key at once is one message', async () => {
  const group = await addGroup('Class');
  const learners = await Promise.all(Array.from({ length: 3 }, () => academy.addLearner()));
  const members = { user_ids: learners.map(({ userId }) => userId) };
  await academy.callWith(
    groupAdminCalls.addMembers,
    { params: { id: group }, body: members },
    { as: admin },
  );
  const answers = await Promise.all(FIFTY.map(() => send(group, 'one')));
  const [first] = answers;
  expect(first?.data.members).toBe(3);
  expect(answers.map(({ data }) => data)).toEqual(FIFTY.map(() => first?.data));
  const sent = academy.db.selectFrom('group_messages').where('group_id', '=', group);
  expect(await sent.select('recipient_count').execute()).toEqual([{ recipient_count: 3 }]);
  const messageId = first?.data.message_id ?? 0;
  expect(await countOf('notifications', messageId)).toBe(3);
  expect(await countOf('jobs', messageId)).toBe(3);
});

test('a message to two thousand members is told to each of them once', async () => {
  const group = await addGroup('Everybody');
  await sql`
    insert into users (email, name, role, email_verified_at, created_at, language_preference)
    select 'many-' || n || '@example.com', 'Learner ' || n, 'student', ${academy.now}, ${academy.now}, 'zh'
    from generate_series(1, 2000) n`.execute(academy.db);
  await sql`
    insert into group_members (group_id, user_id, source, added_by, added_at)
    select ${group}, user_id, 'list', ${admin.userId}, ${academy.now} from users
    where email like 'many-%'`.execute(academy.db);
  const { data } = await send(group, 'many');
  expect(data.members).toBe(2000);
  expect(await countOf('notifications', data.message_id)).toBe(2000);
  expect(await countOf('jobs', data.message_id)).toBe(2000);
});
