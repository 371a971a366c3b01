import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { consultationAdminCalls } from '#contract/consultations-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, formFor, rewardFigures, transitionAs } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let hour: number;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  const names = { name: 'An hour with Ms Chen', name_zh: '陈老师一对一咨询' };
  hour = (await addReward(academy, admin, { kind: 'consultation', ...names })).reward_id;
});
beforeEach(async () => {
  academy.emails.length = 0;
  learner = await academy.addLearner({ name: 'May', points: 500, language: 'en' });
});
afterEach(() => academy.assertLedgerIsSound());

const inHours = (hours: number) =>
  new Date(academy.now.getTime() + hours * 3_600_000).toISOString();

const ask = (proposed_times?: unknown, reward_id = hour) => {
  const body = { ...formFor(reward_id), ...(proposed_times !== undefined && { proposed_times }) };
  return academy.callWith(redemptionCalls.createRedemption, { body }, { as: learner });
};
const asked = async (times = [inHours(48), inHours(72)]) => {
  const { status, data, msg } = await ask(times);
  if (status !== 200) throw new Error(msg);
  return data.redemption_id;
};
const agree = (id: number, body: Record<string, unknown> = {}, as = admin) =>
  academy.callWith(
    consultationAdminCalls.agreeTime,
    {
      params: { id },
      body: { starts_at: inHours(48), minutes: 45, place: 'https://meet.example/chen', ...body },
    },
    { as },
  );
const seen = async (id: number) => {
  const query = { redemption_id: id };
  return (await academy.call(redemptionCalls.redemption, { query }, { as: learner })).data;
};
const calendar = (id: number, { token } = learner, locale = 'en') =>
  academy.app.inject({
    url: `/api${redemptionCalls.calendar.path}`,
    query: { redemption_id: String(id) },
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
  });
const verbs = async (id: number) =>
  (
    await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'redemption')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id')
      .execute()
  ).map(({ action }) => action);

describe('asking for a consultation', () => {
  test('proposes times, which the learner and the academy see in that order', async () => {
    const times = [inHours(72), inHours(48), inHours(96)];
    const id = await asked(times);
    const consultation = { proposed_times: times, agreed: null };
    expect((await seen(id)).consultation).toEqual(consultation);
    const input = { params: { id } };
    const queued = await academy.call(redemptionAdminCalls.redemption, input, { as: admin });
    expect(queued.data.consultation).toEqual(consultation);
  });

  test.each([
    ['no times', () => undefined, 'Please propose at least one time'],
    ['an empty list', () => [], 'Please propose at least one time'],
    ['four times', () => [1, 2, 3, 4].map(inHours), 'Please propose three times at most'],
    ['this moment', () => [inHours(0)], 'Please choose times in the future.'],
    [
      'a time that has passed',
      () => [inHours(5), inHours(-1)],
      'Please choose times in the future.',
    ],
    [
      'one time twice',
      () => [inHours(5), inHours(5)],
      'Two of these times are the same. Please choose different ones.',
    ],
  ])('with %s is refused, and nothing is held', async (_, times, sentence) => {
    const body = { ...formFor(hour), ...(times() && { proposed_times: times() }) };
    const answer = await academy.callWith(
      redemptionCalls.createRedemption,
      { body },
      { as: learner, headers: { 'accept-language': 'en' } },
    );
    expect(answer).toMatchObject({ status: 400, fields: { proposed_times: sentence } });
    expect(await rewardFigures(academy, learner, hour)).toMatchObject({ available: 500, held: 0 });
  });

  test('is no other reward: times proposed for a mug are refused', async () => {
    const mug = await addReward(academy, admin);
    expect(await ask([inHours(5)], mug.reward_id)).toMatchObject({
      status: 400,
      fields: { proposed_times: '这项奖励不是咨询，无需填写希望的时间。' },
    });
    expect((await ask(undefined, mug.reward_id)).status).toBe(200);
  });
});

describe('agreeing a time', () => {
  test('approves a pending request, and the learner reads it and is told once', async () => {
    const id = await asked();
    const { status, data, msg } = await agree(id);
    expect([status, msg]).toEqual([200, '时间已约定，已发邮件通知学员']);
    const agreed = {
      starts_at: inHours(48),
      ends_at: inHours(48.75),
      place: 'https://meet.example/chen',
    };
    expect(data).toMatchObject({ status: 'approved', consultation: { agreed } });
    expect(await seen(id)).toMatchObject({ status: 'approved', consultation: { agreed } });
    // The same time again changes nothing and notifies nobody.
    expect((await agree(id)).data.version).toBe(data.version);
    const [email] = await vi.waitFor(() => {
      expect(academy.emails).toHaveLength(1);
      return academy.emails;
    });
    expect(email).toMatchObject({
      to: learner.email,
      subject: 'Prospect Academy: the time of your “An hour with Ms Chen” is agreed',
    });
    expect(email?.text).toContain('Mar 04, 2026 10:00–10:45 (Singapore Time)');
    expect(await verbs(id)).toEqual(['redemption.agree_time']);
  });

  test('comes after the approval too, and may be changed until the request is closed', async () => {
    const id = await asked();
    await transitionAs(academy, admin, 'approve', id);
    expect((await agree(id)).status).toBe(200);
    const changed = await agree(id, { starts_at: inHours(50), place: '100 Orchard Road' });
    expect(changed.data.consultation?.agreed).toMatchObject({ place: '100 Orchard Road' });
    const emails = await vi.waitFor(() => {
      expect(academy.emails).toHaveLength(3);
      return academy.emails;
    });
    expect(emails[0]?.text).toContain('We will agree a time with you');
    expect(emails[2]?.subject).toContain('a new time for');
    await transitionAs(academy, admin, 'complete', id);
    expect(await agree(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect((await seen(id)).consultation?.agreed?.place).toBe('100 Orchard Road');
    const notices = await academy.db
      .selectFrom('notifications')
      .select(['kind', 'link'])
      .where('user_id', '=', learner.userId)
      .orderBy('notification_id')
      .execute();
    const link = `/profile?tab=redemptions&redemption=${id}`;
    expect(notices).toEqual(
      ['redemption_approved', 'consultation_agreed', 'consultation_agreed'].map((kind) => ({
        kind,
        link,
      })),
    );
  });

  test('that has passed, lasts no time or has no place is refused', async () => {
    const id = await asked();
    const refused = async (body: Record<string, unknown>) =>
      Object.keys((await agree(id, body)).fields ?? {});
    expect(await refused({ starts_at: inHours(0) })).toEqual(['starts_at']);
    expect(await refused({ starts_at: 'tomorrow' })).toEqual(['starts_at']);
    expect(await refused({ minutes: 4 })).toEqual(['minutes']);
    expect(await refused({ minutes: 481 })).toEqual(['minutes']);
    expect(await refused({ place: ' ' })).toEqual(['place']);
    expect(await seen(id)).toMatchObject({ status: 'pending', consultation: { agreed: null } });
    expect(await verbs(id)).toEqual([]);
  });

  test('on a state that has changed meanwhile is refused with the new one', async () => {
    const id = await asked();
    const { version } = (await agree(id)).data;
    await agree(id, { place: 'Room 2' });
    expect(await agree(id, { place: 'Room 3', version })).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { place: 'Room 2', starts_at: inHours(48) },
    });
  });

  test('is for admins, about requests of others for consultations', async () => {
    const id = await asked();
    const teacher = await academy.addPerson({ role: 'teacher' });
    for (const as of [learner, teacher]) expect((await agree(id, {}, as)).status).toBe(403);
    expect((await agree(2e9)).error).toBe('NOT_FOUND');
    const mug = await addReward(academy, admin);
    const other = (await ask(undefined, mug.reward_id)).data.redemption_id;
    expect(await agree(other)).toMatchObject({ status: 409, msg: '这份申请不是咨询。' });
    await academy.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('user_id', '=', learner.userId)
      .execute();
    expect((await agree(id, {}, learner)).status).toBe(403);
    expect((await seen(id)).consultation?.agreed).toBeNull();
  });
});

describe('the calendar file', () => {
  test('has the agreed time, and replaces the earlier one when it changes', async () => {
    const id = await asked();
    expect((await calendar(id)).statusCode).toBe(404);
    await agree(id);
    const file = await calendar(id);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(String(file.headers['content-disposition'])).toContain(`consultation-${id}.ics`);
    for (const line of [
      `UID:redemption-${id}@academy.example`,
      'SEQUENCE:0',
      'DTSTART:20260304T020000Z',
      'DTEND:20260304T024500Z',
      'SUMMARY:An hour with Ms Chen',
      'LOCATION:https://meet.example/chen',
    ]) {
      expect(file.body).toContain(`${line}\r\n`);
    }
    await agree(id, { starts_at: inHours(50) });
    const changed = (await calendar(id, learner, 'zh')).body;
    expect(changed).toContain('SEQUENCE:1\r\nDTSTAMP:');
    expect(changed).toContain('SUMMARY:陈老师一对一咨询\r\n');
  });

  test('is for the learner alone, and ends with a declined request', async () => {
    const id = await asked();
    await agree(id);
    const other = await academy.addLearner();
    expect((await calendar(id, other)).statusCode).toBe(404);
    await transitionAs(academy, admin, 'reject', id);
    expect((await calendar(id)).statusCode).toBe(404);
    expect((await seen(id)).consultation?.agreed).toBeNull();
  });
});
