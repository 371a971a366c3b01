import { beforeAll, describe, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { groupMessageAdminCalls, groupMessageCalls } from '#contract/group-messages.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { notificationCalls } from '#contract/notifications.ts';
import type { Locale } from '#domain/locale.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const written = {
  subject: 'No class on Monday',
  subject_zh: '周一停课',
  text: 'We meet again on Tuesday.\n\nSee you then!',
  text_zh: '周二恢复上课。\n\n到时见！',
};
const params = (id: number) => ({ params: { id } });
let made = 0;

async function groupOf(...members: TestPerson[]): Promise<number> {
  const body = { name: `Class ${++made}` };
  const { data } = await academy.call(groupAdminCalls.create, { body }, { as: admin });
  const id = data.group_id;
  if (members.length > 0) {
    const added = { user_ids: members.map(({ userId }) => userId) };
    await academy.callWith(
      groupAdminCalls.addMembers,
      { ...params(id), body: added },
      { as: admin },
    );
  }
  return id;
}
const send = (id: number, body: Record<string, unknown> = written, key?: string, as = admin) =>
  academy.callWith(
    groupMessageAdminCalls.send,
    { ...params(id), body },
    { as, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const sentTo = async (id: number, query = {}) =>
  (await academy.call(groupMessageAdminCalls.list, { ...params(id), query }, { as: admin })).data;
const read = (id: number, as: TestPerson) =>
  academy.call(groupMessageCalls.message, params(id), { as });
const noticesOf = async (as: TestPerson, locale: Locale = 'zh') =>
  (await academy.callWith(notificationCalls.lists, { query: {} }, { as, locale })).data.list;
const choose = (as: TestPerson, body: Record<string, unknown>) =>
  academy.callWith(
    notificationCalls.changeSettings,
    { body: { kind: 'group_message', ...body } },
    { as },
  );
async function emailsTo({ email }: TestPerson) {
  await academy.runJobs();
  return academy.emails.filter(({ to }) => to === email);
}
const learnerIn = (language: Locale) => academy.addLearner({ language });

describe('a message to a group', () => {
  test('is in every member’s notices, and leads to the whole text', async () => {
    const [first, second, stranger] = await Promise.all([
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner(),
    ]);
    const sent = await send(await groupOf(first, second));
    expect(sent.msg).toBe('消息已发送给 2 位成员');
    const { message_id: id, members } = sent.data;
    expect(members).toBe(2);
    expect(await noticesOf(first)).toMatchObject([
      {
        kind: 'group_message',
        text: '学院发来消息：周一停课',
        link: `/notifications/messages/${id}`,
        read_at: null,
      },
    ]);
    expect(await noticesOf(second, 'en')).toMatchObject([
      { text: 'Message from the academy: No class on Monday' },
    ]);
    expect((await read(id, second)).data).toMatchObject({ message_id: id, ...written });
    expect((await read(id, stranger)).error).toBe('NOT_FOUND');
    expect((await read(id, admin)).error).toBe('NOT_FOUND');
    expect((await academy.call(groupMessageCalls.message, params(id))).status).toBe(401);
  });

  test.each([
    ['zh', '周一停课', '周二恢复上课。\n\n到时见！'],
    ['en', 'No class on Monday', 'We meet again on Tuesday.\n\nSee you then!'],
  ] as const)('comes as an email with all of its text (%s)', async (language, subject, text) => {
    const learner = await learnerIn(language);
    const { message_id: id } = (await send(await groupOf(learner))).data;
    const [email, ...more] = await emailsTo(learner);
    expect(more).toEqual([]);
    expect(email?.subject).toContain(subject);
    expect(email?.text).toContain(text);
    expect(email?.text).toContain(`/notifications/messages/${id}`);
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  test('that is written in one language alone is sent to everybody in it', async () => {
    const learner = await learnerIn('en');
    const body = { subject_zh: '改到八点', text_zh: '今晚八点上课。' };
    const { message_id: id } = (await send(await groupOf(learner), body)).data;
    expect(await noticesOf(learner, 'en')).toMatchObject([
      { text: 'Message from the academy: 改到八点' },
    ]);
    const [email] = await emailsTo(learner);
    expect([email?.subject, email?.text]).toEqual([
      expect.stringContaining('改到八点'),
      expect.stringContaining('今晚八点上课。'),
    ]);
    expect((await read(id, learner)).data).toMatchObject({ ...body, subject: '', text: '' });
  });

  test('is text, whatever it looks like', async () => {
    const learner = await learnerIn('en');
    const tricky = '<b>{{academy}}</b> $t(errors.NOT_FOUND) {{message}}';
    await send(await groupOf(learner), { subject: tricky, text: `${tricky}\r\n<script>` });
    const [email] = await emailsTo(learner);
    expect(email?.subject).toContain(tricky);
    expect(email?.text).toContain(`${tricky}\n<script>`);
    expect(email?.html).toContain('&lt;script&gt;');
    expect(email?.html).not.toContain('<script>');
  });

  test('follows what each member has chosen', async () => {
    const [onlyList, onlyEmail, neither] = [
      await learnerIn('en'),
      await learnerIn('en'),
      await learnerIn('en'),
    ];
    await choose(onlyList, { email: false });
    await choose(onlyEmail, { in_app: false });
    await choose(neither, { in_app: false, email: false });
    expect((await send(await groupOf(onlyList, onlyEmail, neither))).data.members).toBe(3);
    const people = [onlyList, onlyEmail, neither];
    expect(await Promise.all(people.map(async (one) => (await noticesOf(one)).length))).toEqual([
      1, 0, 0,
    ]);
    const emails = [];
    for (const one of people) emails.push((await emailsTo(one)).length);
    expect(emails).toEqual([0, 1, 0]);
  });

  test('reaches neither deactivated nor removed people, and nobody who joins later', async () => {
    const [stays, idle, gone, later] = await Promise.all([
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner(),
    ]);
    const group = await groupOf(stays, idle, gone);
    await academy.db
      .updateTable('users')
      .set({ is_active: false })
      .where('user_id', '=', idle.userId)
      .execute();
    await academy.call(userAdminCalls.delete, params(gone.userId), { as: admin });
    const { message_id: id, members } = (await send(group)).data;
    expect(members).toBe(1);
    const body = { user_ids: [later.userId] };
    await academy.callWith(groupAdminCalls.addMembers, { ...params(group), body }, { as: admin });
    expect((await read(id, later)).error).toBe('NOT_FOUND');
    for (const one of [idle, gone, later]) expect(await emailsTo(one)).toEqual([]);
  });

  test('is not emailed to who is removed before it leaves, and is theirs no more', async () => {
    const [stays, goes] = await Promise.all([academy.addLearner(), academy.addLearner()]);
    const group = await groupOf(stays, goes);
    academy.holdJobs(true);
    const { message_id: id } = (await send(group)).data;
    await academy.call(userAdminCalls.delete, params(goes.userId), { as: admin });
    academy.holdJobs(false);
    expect(await emailsTo(goes)).toEqual([]);
    expect(await emailsTo(stays)).toHaveLength(1);
    const recipients = academy.db.selectFrom('group_message_recipients').select('user_id');
    expect(await recipients.where('message_id', '=', id).execute()).toEqual([
      { user_id: stays.userId },
    ]);
    expect((await sentTo(group)).list).toMatchObject([{ recipient_count: 2 }]);
  });

  test('is sent once for each key', async () => {
    const learner = await academy.addLearner();
    const group = await groupOf(learner);
    const once = await send(group, written, 'monday');
    const again = await send(group, written, 'monday');
    expect(again.data).toEqual(once.data);
    expect((await send(group, { ...written, subject: 'Other' }, 'monday')).error).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    expect((await sentTo(group)).count).toBe(1);
    expect(await noticesOf(learner)).toHaveLength(1);
    expect(await emailsTo(learner)).toHaveLength(1);
  });
});

describe('what was sent to a group', () => {
  test('is listed for admins, the latest first, with who wrote it and to how many', async () => {
    const group = await groupOf(await academy.addLearner());
    await send(group);
    await send(group, { subject: 'Second', text: 'More.' });
    const { list, count } = await sentTo(group, { limit: 1 });
    expect(count).toBe(2);
    expect(list).toMatchObject([
      { subject: 'Second', text: 'More.', sent_by: 'Ms Chen', recipient_count: 1 },
    ]);
    expect((await sentTo(group, { limit: 1, page: 2 })).list).toMatchObject([written]);
  });

  test('is in the audit log: who, which group, to how many', async () => {
    const group = await groupOf(await academy.addLearner());
    await send(group);
    const lines = await academy.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'after'])
      .where('action', '=', 'learner_group.send_message')
      .where('entity_id', '=', String(group))
      .execute();
    expect(lines).toEqual([
      {
        actor_user_id: admin.userId,
        after: { subject: written.subject, subject_zh: written.subject_zh, member_count: 1 },
      },
    ]);
  });

  test('cannot be rewritten or deleted, not even in the database', async () => {
    const { message_id: id } = (await send(await groupOf(await academy.addLearner()))).data;
    const change = academy.db.updateTable('group_messages').set({ text: 'Other' });
    await expect(change.where('message_id', '=', id).execute()).rejects.toThrow();
    const remove = academy.db.deleteFrom('group_messages').where('message_id', '=', id);
    await expect(remove.execute()).rejects.toThrow();
  });
});

describe('a message is refused, and nothing is sent,', () => {
  test('where nobody in the group could read it', async () => {
    const group = await groupOf();
    const answer = await send(group);
    expect([answer.error, answer.msg]).toEqual([
      'INVALID_STATE',
      '小组里没有账户可用的成员，消息未发送',
    ]);
    expect((await sentTo(group)).count).toBe(0);
  });

  test('for a group that is archived or unknown', async () => {
    const group = await groupOf(await academy.addLearner());
    await academy.call(groupAdminCalls.delete, params(group), { as: admin });
    expect((await send(group)).error).toBe('NOT_FOUND');
    expect((await send(2e9)).error).toBe('NOT_FOUND');
  });

  test('from anybody but an admin', async () => {
    const learner = await academy.addLearner();
    const teacher = await academy.addPerson({ role: 'teacher' });
    const group = await groupOf(learner);
    for (const as of [learner, teacher]) {
      expect((await send(group, written, undefined, as)).status).toBe(403);
      const list = await academy.call(groupMessageAdminCalls.list, params(group), { as });
      expect(list.status).toBe(403);
    }
    expect((await sentTo(group)).count).toBe(0);
  });

  test.each([
    ['without a subject', { text: 'Hello' }, 'subject_zh'],
    ['without a text', { subject: 'Hello', text: ' \n ' }, 'text_zh'],
    ['with a subject of two lines', { ...written, subject: 'a\nb' }, 'subject'],
    ['with a subject that is too long', { ...written, subject: 'a'.repeat(121) }, 'subject'],
    ['with a text that is too long', { ...written, text_zh: '长'.repeat(4001) }, 'text_zh'],
    ['with a control character', { ...written, text: 'a\u0007b' }, 'text'],
    ['with a mark that turns text around', { ...written, text: 'a\u202Eb' }, 'text'],
  ])('%s', async (_, body, field) => {
    const group = await groupOf(await academy.addLearner());
    const answer = await send(group, body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
    expect((await sentTo(group)).count).toBe(0);
  });
});
