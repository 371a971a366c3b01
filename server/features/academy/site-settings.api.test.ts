import { beforeEach, describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { pointCalls } from '#contract/points.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;

beforeEach(async () => {
  academy.setClock('2026-03-02T02:00:00Z');
  admin ??= await academy.addAdmin({ name: 'Ms Chen' });
});

const get = async () => (await academy.call(siteSettingsAdminCalls.get, {}, { as: admin })).data;
const change = (body: Record<string, unknown>) =>
  academy.callWith(siteSettingsAdminCalls.update, { body }, { as: admin });
const seen = async () => (await academy.call(marketingCalls.siteSettings, {})).data;

test('the settings carry the academy’s day and their version', async () => {
  expect(await get()).toMatchObject({
    name: 'Prospect Academy',
    name_zh: '远景学院',
    time_zone: 'Asia/Singapore',
    second_factor_for: 'default',
    today: '2026-03-02',
    version: expect.any(Number),
  });
});

test('what is changed is seen by every visitor at once, and noted', async () => {
  const before = await get();
  const change1 = {
    announcement: 'Open day on Saturday',
    announcement_zh: ' 星期六开放日 ',
    tagline: 'Look far',
    email: 'hello@example.com',
    phone: '＋６５ 6000 0000',
    social_links: [{ kind: 'youtube', url: 'https://www.youtube.com/@academy' }],
    partners: [{ name: 'Lion City Savers', url: 'https://example.com/', logo: '' }],
  };
  const { status, data, msg } = await change({ ...change1, version: before.version });
  expect([status, msg]).toEqual([200, '已保存，所有页面即时更新']);
  const expected = {
    announcement: 'Open day on Saturday',
    announcement_zh: '星期六开放日',
    tagline: 'Look far',
    email: 'hello@example.com',
    phone: '+65 6000 0000',
    social_links: change1.social_links,
    partners: [{ name: 'Lion City Savers', name_zh: '', url: 'https://example.com/', logo: null }],
    version: before.version + 1,
  };
  expect(data).toMatchObject(expected);
  expect(await seen()).toMatchObject(expected);
  const noted = await academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', 'site_settings')
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow();
  expect(noted).toEqual({
    action: 'site_settings.update',
    actor_name: 'Ms Chen',
    before,
    after: data,
  });
});

test('what somebody else has saved meanwhile is not overwritten', async () => {
  const { version } = await get();
  await change({ tagline: 'One', version });
  expect(await change({ tagline: 'Two', version })).toMatchObject({
    status: 409,
    error: 'STALE_VERSION',
    data: { tagline: 'One', version: version + 1 },
  });
  expect((await get()).tagline).toBe('One');
});

describe('the academy’s day', () => {
  test('moves with its time zone at once, and what was signed for stays', async () => {
    academy.setClock('2026-03-02T20:00:00Z');
    admin.token = await academy.logIn(admin.email);
    const learner = await academy.addLearner();
    const state = async () =>
      (await academy.call(pointCalls.signInState, {}, { as: learner })).data;
    await academy.call(pointCalls.signIn, {}, { as: learner });
    expect(await state()).toMatchObject({ today: '2026-03-03', signed_in_today: true });
    const { data } = await change({ time_zone: 'Europe/London' });
    expect(data).toMatchObject({ time_zone: 'Europe/London', today: '2026-03-02' });
    expect(await state()).toMatchObject({ today: '2026-03-02', signed_in_today: false });
    await change({ time_zone: 'Asia/Singapore' });
    expect(await state()).toMatchObject({ today: '2026-03-03', signed_in_today: true });
    await academy.assertLedgerIsSound();
  });

  test.each(['Asia/Kolkata', 'America/Port-au-Prince', 'UTC', 'Asia/Singapore'])(
    'can be that of %s',
    async (time_zone) => {
      expect((await change({ time_zone })).status).toBe(200);
    },
  );

  test.each(['Asia/Atlantis', 'CST', '+08:00', 'asia/singapore', 'Etc/GMT-8', "'; --", ''])(
    'cannot be that of %j',
    async (time_zone) => {
      const answer = await change({ time_zone, tagline: 'must not be kept' });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.fields ?? {})).toEqual(['time_zone']);
      expect((await get()).tagline).not.toBe('must not be kept');
    },
  );
});

describe('the settings refuse', () => {
  const link = (url: string, kind = 'facebook') => ({ social_links: [{ kind, url }] });
  const partner = (fields: object) => ({ partners: [{ name: 'A', ...fields }] });
  test.each([
    ['no name at all', { name: '', name_zh: ' ' }, 'name_zh'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['an email that is none', { email: 'hello' }, 'email'],
    ['a phone number in words', { phone: 'call us' }, 'phone'],
    ['a link without encryption', link('http://facebook.com/a'), 'social_links.0.url'],
    ['a link that is a script', link('javascript:alert(1)'), 'social_links.0.url'],
    ['an empty link', link(''), 'social_links.0.url'],
    ['an unknown site', link('https://a.example/', 'myspace'), 'social_links.0.kind'],
    [
      'the same link twice',
      {
        social_links: [link('https://a.example/'), link('https://a.example/')].flatMap(
          (one) => one.social_links,
        ),
      },
      'social_links',
    ],
    [
      'thirteen links',
      {
        social_links: Array.from({ length: 13 }, (_, i) => ({
          kind: 'x',
          url: `https://x.example/${i}`,
        })),
      },
      'social_links',
    ],
    ['a partner without a name', partner({ name: '' }), 'partners.0.name_zh'],
    ['a partner’s address that is none', partner({ url: 'example.com' }), 'partners.0.url'],
    ['a logo from elsewhere', partner({ logo: 'https://a.example/a.png' }), 'partners.0.logo'],
    ['a long announcement', { announcement_zh: '长'.repeat(301) }, 'announcement_zh'],
    ['nothing instead of a text', { announcement: null }, 'announcement'],
    ['a version in quotes', { version: '1' }, 'version'],
  ])('%s', async (_, body, field) => {
    const before = await get();
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(await get()).toEqual(before);
  });
});

test('one language of the name is enough, and email and phone may be empty', async () => {
  const before = await get();
  const { data } = await change({ name: '', email: '', phone: '' });
  expect(data).toMatchObject({ name: '', name_zh: '远景学院', email: '', phone: '' });
  await change({ name: before.name });
});

test('the settings are for admins alone', async () => {
  const learner = await academy.addLearner();
  const teacher = await academy.addPerson({ role: 'teacher' });
  for (const call of Object.values(siteSettingsAdminCalls)) {
    const statuses = [
      (await academy.callWith(call, { body: {} })).status,
      (await academy.callWith(call, { body: {} }, { as: learner })).status,
      (await academy.callWith(call, { body: {} }, { as: teacher })).status,
    ];
    expect(statuses).toEqual([401, 403, 403]);
  }
});

test('the programme has two days in order, or none', async () => {
  expect(await seen()).toMatchObject({
    program_starts_on: '2025-07-01',
    program_ends_on: '2025-12-01',
  });
  await change({ program_starts_on: '2026-07-01', program_ends_on: '2026-12-01' });
  expect(await seen()).toMatchObject({
    program_starts_on: '2026-07-01',
    program_ends_on: '2026-12-01',
  });
  expect((await change({ program_ends_on: '2026-06-30' })).fields).toHaveProperty(
    'program_ends_on',
  );
  expect((await change({ program_starts_on: '' })).fields).toHaveProperty('program_starts_on');
  expect((await change({ program_starts_on: '', program_ends_on: null })).status).toBe(200);
  expect((await seen()).program_ends_on).toBeNull();
});
