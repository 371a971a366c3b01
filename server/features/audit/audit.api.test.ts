import { beforeAll, describe, expect, test } from 'vitest';
import { auditCalls } from '#contract/audit-admin.ts';
import { inTransaction } from '#database/open.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { recordAudit } from './index.ts';

const academy = openTestAcademy();
let chen: TestPerson;
let lin: TestPerson;

/** Writes a line of somebody. */
function note(by: TestPerson, at: string, entry: Parameters<typeof recordAudit>[2]) {
  const currentUser = {
    userId: by.userId,
    name: by.name,
    role: 'admin' as const,
    adminRole: 'owner' as const,
    sessionId: 1,
  };
  return inTransaction(academy.db, (tx) =>
    recordAudit(tx, currentUser, { ...entry, now: new Date(at) }),
  );
}

beforeAll(async () => {
  chen = await academy.addAdmin({ name: 'Ms Chen' });
  lin = await academy.addAdmin({ name: '林致远' });
  // 23:59 and 00:00 in Singapore.
  await note(chen, '2026-03-01T15:59:59Z', {
    action: 'reward.create',
    entity: 'reward',
    entityId: 7,
    after: { name: 'Mug', name_zh: '马克杯', points_required: 50 },
  });
  await note(lin, '2026-03-01T16:00:00Z', {
    action: 'reward.update',
    entity: 'reward',
    entityId: 7,
    before: { name: 'Mug', name_zh: '马克杯', points_required: 50 },
    after: { name: 'Mug', name_zh: '马克杯', points_required: 60 },
  });
  await note(lin, '2026-03-01T16:00:00Z', {
    action: 'redemption.approve',
    entity: 'redemption',
    entityId: 77,
    before: 'pending',
    after: 'approved',
  });
});

async function list(query: Record<string, unknown> = {}) {
  const answer = await academy.callWith(auditCalls.list, { query }, { as: chen });
  expect(answer.status).toBe(200);
  return answer.data;
}
const actions = async (query: Record<string, unknown>) =>
  (await list(query)).list.map(({ action }) => action);

describe('the audit', () => {
  test('shows who changed what, when, from what to what; the newest first', async () => {
    const { list: lines, next } = await list();
    expect(next).toBeNull();
    expect(lines.map(({ action }) => action)).toEqual([
      'redemption.approve',
      'reward.update',
      'reward.create',
    ]);
    expect(lines[1]).toEqual({
      audit_id: expect.any(Number),
      at: '2026-03-01T16:00:00.000Z',
      actor_user_id: lin.userId,
      actor_name: '林致远',
      action: 'reward.update',
      entity: 'reward',
      entity_id: '7',
      before: { name: 'Mug', name_zh: '马克杯', points_required: 50 },
      after: { name: 'Mug', name_zh: '马克杯', points_required: 60 },
    });
    expect(lines[0]).toMatchObject({ before: 'pending', after: 'approved' });
  });

  test.each([
    ['person', () => ({ actor_user_id: chen.userId }), ['reward.create']],
    ['action', () => ({ action: 'reward.update' }), ['reward.update']],
    ['kind of thing', () => ({ entity: 'redemption' }), ['redemption.approve']],
    ['thing', () => ({ entity: 'reward', entity_id: '7' }), ['reward.update', 'reward.create']],
    ['day of the academy', () => ({ to: '2026-03-01' }), ['reward.create']],
    ['first day', () => ({ from: '2026-03-02' }), ['redemption.approve', 'reward.update']],
    ['the name of who did it', () => ({ search: 'ms chen' }), ['reward.create']],
    ['the name of the thing', () => ({ search: '马克' }), ['reward.update', 'reward.create']],
    ['the number of the thing', () => ({ search: '77' }), ['redemption.approve']],
    ['a sign that stands for itself', () => ({ search: '%' }), []],
    ['nobody', () => ({ actor_user_id: 2e9 }), []],
  ])('is found by %s', async (_, query, found) => {
    expect(await actions(query())).toEqual(found);
  });

  test('is read page by page without gaps, also within one moment', async () => {
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page = await list({ limit: 1, ...(before && { before }) });
      seen.push(...page.list.map(({ action }) => action));
      before = page.next;
    } while (before !== null);
    expect(seen).toEqual(['redemption.approve', 'reward.update', 'reward.create']);
  });

  test('names all that it can be filtered by', async () => {
    const { data } = await academy.call(auditCalls.filters, {}, { as: chen });
    expect(data).toEqual({
      actors: [
        { user_id: chen.userId, name: 'Ms Chen' },
        { user_id: lin.userId, name: '林致远' },
      ],
      entities: ['redemption', 'reward'],
      actions: ['redemption.approve', 'reward.create', 'reward.update'],
    });
  });

  test('is a table for spreadsheets in words, with the changed fields alone', async () => {
    const answer = await academy.app.inject({
      url: '/api/admin/audit.csv?action=reward.update',
      headers: { authorization: `Bearer ${chen.token}`, 'accept-language': 'en' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head, row, end] = answer.body.split('\r\n');
    expect(head).toContain('Time (Asia/Singapore),Who,Action');
    expect(row).toMatch(
      /^\d+,2026-03-02 00:00:00,林致远,changed,Reward,7,Price in points: 50,Price in points: 60$/,
    );
    expect(end).toBe('');
  });

  test.each([
    ['a page that was never given', { before: '2026-03-01T16:00:00.000000Z~x' }, 'before'],
    ['a time that is none', { before: '2026-99-01T16:00:00.000000Z~1' }, 'before'],
    ['days in the wrong order', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
    ['too many at once', { limit: 101 }, 'limit'],
  ])('refuses %s', async (_, query, field) => {
    const answer = await academy.callWith(auditCalls.list, { query }, { as: chen });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('is for admins alone', async () => {
    const learner = await academy.addLearner();
    const teacher = await academy.addPerson({ role: 'teacher' });
    for (const call of Object.values(auditCalls)) {
      const statuses = [null, learner, teacher].map(
        async (as) => (await academy.callWith(call, {}, { as })).status,
      );
      expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
    }
  });
});
