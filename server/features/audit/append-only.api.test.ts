import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { auditCalls } from '#contract/audit-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { inTransaction } from '#database/open.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { recordAudit } from './index.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  await academy.addAdmin();
});

const note = (by: TestPerson, entry: Parameters<typeof recordAudit>[2]) =>
  recordAudit(academy.db, { userId: by.userId, name: by.name }, entry);
const lines = () => academy.db.selectFrom('audit_log').selectAll().orderBy('audit_id').execute();
const remove = (userId: number) =>
  academy.call(userAdminCalls.delete, { params: { id: userId } }, { as: admin });

describe('the audit is append-only', () => {
  beforeAll(() => note(admin, { action: 'reward.create', entity: 'reward', entityId: 1 }));
  const blankNames = sql`update audit_log set actor_name = ''`;

  test.each<[string, RawBuilder<unknown>]>([
    ['changing a line', blankNames],
    ['giving a line to somebody else', sql`update audit_log set actor_user_id = null`],
    ['deleting a line', sql`delete from audit_log`],
    ['emptying it', sql`truncate audit_log`],
    [
      'erasing somebody who is still here',
      sql`
      select erase_person_from_audit(user_id) from users where archived_at is null`,
    ],
  ])('%s is refused by the database', async (_, attack) => {
    const before = await lines();
    await expect(attack.execute(academy.db)).rejects.toMatchObject({
      constraint: 'audit_log_append_only',
    });
    expect(await lines()).toEqual(before);
  });

  test('the erasure may change only names and recorded states', async () => {
    const asMaintenance = (attack: RawBuilder<unknown>) =>
      inTransaction(academy.db, async (tx) => {
        await sql`select set_config('academy.erasing_person', 'on', true)`.execute(tx);
        await attack.execute(tx);
      });
    const attacks = [
      sql`update audit_log set actor_user_id = null`,
      sql`update audit_log set action = 'reward.update'`,
      sql`update audit_log set at = now()`,
      sql`delete from audit_log`,
    ];
    for (const attack of attacks) {
      await expect(asMaintenance(attack)).rejects.toMatchObject({
        constraint: 'audit_log_append_only',
      });
    }
    // The exception ends with the transaction that used it.
    await expect(blankNames.execute(academy.db)).rejects.toThrow('append-only');
  });
});

describe('a person who was removed', () => {
  let person: TestPerson;
  let namesake: TestPerson;
  const formerEmail = 'former-address@example.com';
  const traces = () => ['陈小明', '小明同学', person.email, formerEmail, '+65 8123 4567'];

  beforeAll(async () => {
    person = await academy.addAdmin({ name: '陈小明' });
    namesake = await academy.addLearner({ name: '陈小明' });
    const about = { user_id: person.userId, name: '小明同学', email: formerEmail };
    // Who acted.
    await note(person, { action: 'reward.update', entity: 'reward', entityId: 2, after: 'x' });
    // Whom it was about, also under the name and address of earlier days.
    await note(admin, {
      action: 'user.update',
      entity: 'user',
      entityId: person.userId,
      before: about,
      after: { ...about, name: '陈小明', email: person.email },
    });
    const adjusted = await academy.call(
      pointAdminCalls.adjust,
      { params: { id: person.userId }, body: { amount: 5, reason: '补发给陈小明' } },
      { as: admin },
    );
    await academy.call(
      pointAdminCalls.reverse,
      { params: { id: adjusted.data.point_id }, body: { reason: '给小明同学多发了' } },
      { as: admin },
    );
    // Inside of what was recorded of other things.
    await academy.call(
      paymentCalls.record,
      {
        body: {
          amount: 9,
          currency: 'USD',
          paid_on: '2026-03-01',
          method: 'card',
          user_id: person.userId,
          note: `paid by ${person.email}`,
        },
      },
      { as: admin },
    );
    const deep = { owner: { user_id: person.userId, name: 'A name "in quotes"' }, note: 'n' };
    await note(admin, {
      action: 'invitation_code.update',
      entity: 'invitation_code',
      entityId: 99,
      before: deep,
      after: { ...deep, owner: { user_id: person.userId, name: '陈小明' } },
    });
    await note(admin, {
      action: 'review.reply',
      entity: 'review',
      entityId: 98,
      before: { user_name: 'Another', replied_by_name: null },
      after: { user_name: 'Another', replied_by_name: '陈小明', comment: '陈小明 is a hero' },
    });
    await note(admin, {
      action: 'course.update',
      entity: 'course',
      entityId: 97,
      before: { title: '陈小明' },
      after: {
        title: '陈小明的基金课',
        note: `Ask ${person.email.toUpperCase()}, or x${person.email}`,
      },
    });
    await note(namesake, { action: 'submission.grade', entity: 'submission', entityId: 96 });
  });

  test('is in neither the audit nor its table, by name or email; the lines stay', async () => {
    const before = await lines();
    expect(JSON.stringify(before)).toContain(formerEmail);
    expect((await remove(person.userId)).status).toBe(200);
    const after = await lines();
    const unchanged = (rows: typeof before) =>
      rows.map(({ audit_id, at, actor_user_id, action, entity, entity_id }) => [
        audit_id,
        at,
        actor_user_id,
        action,
        entity,
        entity_id,
      ]);
    expect(unchanged(after.slice(0, before.length))).toEqual(unchanged(before));

    const query = { limit: 100 };
    const list = await academy.call(auditCalls.list, { query }, { as: admin });
    const listed = list.data.list.filter(
      (line) =>
        line.entity !== 'course' &&
        line.actor_user_id !== namesake.userId &&
        !(line.entity === 'review' && line.entity_id === '98'),
    );
    const csv = await academy.app.inject({
      url: '/api/admin/audit.csv',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    for (const trace of traces()) {
      expect(JSON.stringify(listed)).not.toContain(trace);
      if (trace.includes('@')) {
        expect(csv.body.toLowerCase().replaceAll(`x${trace}`, '')).not.toContain(trace);
      }
    }
    expect(csv.body).toContain('Former member');
    const found = await academy.call(
      auditCalls.list,
      { query: { search: '小明同学' } },
      { as: admin },
    );
    expect(found.data.list).toEqual([]);
  });

  test('takes nothing away that is not about them', async () => {
    const rows = await lines();
    const of = (entity: string, id: string) =>
      rows.find((row) => row.entity === entity && row.entity_id === id);
    expect(of('course', '97')).toMatchObject({
      before: { title: '陈小明' },
      after: { title: '陈小明的基金课', note: `Ask —, or x${person.email}` },
    });
    expect(of('review', '98')?.after).toEqual({
      user_name: 'Another',
      replied_by_name: '—',
      comment: '陈小明 is a hero',
    });
    expect(of('submission', '96')?.actor_name).toBe('陈小明');
    expect(of('invitation_code', '99')).toMatchObject({
      before: { owner: { user_id: person.userId, name: '—' }, note: 'n' },
    });
    expect(of('payment', '1')?.after).toMatchObject({
      user_name: '—',
      user_email: '—',
      note: 'paid by —',
      amount: 9,
      recorded_by: 'Ms Chen',
    });
  });
});
