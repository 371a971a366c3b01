import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { legalCalls, legalKinds } from '#contract/legal.ts';
import { legalAdminCalls } from '#contract/legal-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let earlier: TestPerson;
let code: string;

// The tests are the story of one academy, in order: what is published stays published.
beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  earlier = await academy.addLearner();
  code = await addInvitation();
});

async function addInvitation(limits: { max_uses?: number } = {}): Promise<string> {
  const invitation = randomUUID().toUpperCase();
  await academy.db
    .insertInto('invitation_codes')
    .values({ ...limits, code: invitation })
    .execute();
  return invitation;
}

type Kind = (typeof legalKinds)[number];
const text = async (kind: Kind, query = {}) =>
  (await academy.call(legalCalls.text, { params: { kind }, query })).data;
const draft = async (kind: Kind) =>
  (await academy.call(legalAdminCalls.get, { params: { kind } }, { as: admin })).data;
const change = (kind: Kind, body: Record<string, unknown>, as = admin) =>
  academy.callWith(legalAdminCalls.update, { params: { kind }, body }, { as });
const publish = async (kind: Kind, version?: number, as = admin) =>
  academy.call(
    legalAdminCalls.publish,
    { params: { kind }, body: { version: version ?? (await draft(kind)).version } },
    { as },
  );
const register = (fields = {}) =>
  academy.call(accountCalls.register, {
    body: {
      email: `${randomUUID()}@example.com`,
      password: 'a-good-password',
      confirm_password: 'a-good-password',
      invitation_code: code,
      ...fields,
    },
  });
const consents = async (as: TestPerson) =>
  (await academy.call(legalCalls.consents, {}, { as })).data;
const consent = (as: TestPerson, body: Record<string, unknown> = { accept_terms: true }) =>
  academy.callWith(legalCalls.consent, { body }, { as });

test('before anything is published guests read the drafts, which are there in both languages', async () => {
  for (const kind of legalKinds) {
    const shown = await text(kind);
    expect(shown).toMatchObject({ version: null, current_version: null, published_at: null });
    expect(shown.html.length).toBeGreaterThan(2000);
    expect(shown.html_zh.length).toBeGreaterThan(1000);
  }
});

test('cleaning leaves the shipped texts as they are', async () => {
  for (const kind of legalKinds) {
    const { html, html_zh, version } = await draft(kind);
    const answer = await change(kind, { html, html_zh, version });
    expect(answer.data).toMatchObject({ html, html_zh, version });
  }
});

test('before anything is published a newcomer registers without consent, and none is recorded', async () => {
  expect((await register()).status).toBe(200);
  const { data } = await register({ accept_terms: true });
  const { given, due } = await consents({ ...earlier, token: data.token });
  expect({ given, due }).toEqual({ given: [], due: [] });
});

test('a draft is cleaned, saved with its version and not shown as published', async () => {
  const { version, html } = await draft('terms');
  const dirty = `${html}<script>alert(1)</script><p onclick="x()">More.</p>`;
  const saved = await change('terms', { html: dirty, version });
  expect(saved.data).toMatchObject({ html: `${html}<p>More.</p>`, version: version + 1 });
  expect(await change('terms', { html: 'Late', version })).toMatchObject({
    status: 409,
    error: 'STALE_VERSION',
    data: { version: version + 1 },
  });
  expect((await text('terms')).version).toBeNull();
});

test('a text is published in both languages or not at all', async () => {
  const { html_zh } = await draft('terms');
  await change('terms', { html_zh: '<p> </p>' });
  expect(await publish('terms')).toMatchObject({ status: 409, error: 'INVALID_STATE' });
  await change('terms', { html_zh });
});

test('publishing makes the draft version 1, once', async () => {
  for (const kind of legalKinds) {
    const before = await draft(kind);
    const { status, data, msg } = await publish(kind);
    expect([status, msg]).toEqual([200, '第 1 版已发布，将征求所有人的同意']);
    expect(data).toMatchObject({ is_published: true, versions: [{ number: 1, consents: 0 }] });
    expect(await publish(kind, before.version)).toMatchObject({ error: 'STALE_VERSION' });
    expect(await publish(kind)).toMatchObject({ error: 'INVALID_STATE' });
    expect(await text(kind)).toMatchObject({
      version: 1,
      current_version: 1,
      published_at: academy.now.toISOString(),
      html: before.html,
    });
  }
  const lines = await academy.db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_name'])
    .where('action', '=', 'legal_document.publish')
    .execute();
  expect(lines).toHaveLength(2);
});

test('a draft that is edited later changes nothing of what is in force', async () => {
  const before = await text('privacy');
  await change('privacy', { html: '<p>Something new.</p>' });
  expect(await text('privacy')).toEqual(before);
  expect((await draft('privacy')).is_published).toBe(false);
  await change('privacy', { html: before.html });
  expect((await draft('privacy')).is_published).toBe(true);
});

test('a newcomer has to agree, and the versions are recorded with the time', async () => {
  for (const fields of [{}, { accept_terms: false }]) {
    expect(await register(fields)).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
      fields: { accept_terms: '请同意隐私声明与使用条款' },
    });
  }
  const { status, data } = await register({ accept_terms: true });
  expect(status).toBe(200);
  const { given, due } = await consents({ ...earlier, token: data.token });
  const consented_at = academy.now.toISOString();
  expect(due).toEqual([]);
  expect(given).toEqual([
    { kind: 'privacy', version: 1, consented_at },
    { kind: 'terms', version: 1, consented_at },
  ]);
});

test('a refused registration uses up no invitation code', async () => {
  const single = await addInvitation({ max_uses: 1 });
  await register({ invitation_code: single });
  expect((await register({ invitation_code: single, accept_terms: true })).status).toBe(200);
});

test('whoever registered before is asked, agrees once, and once more changes nothing', async () => {
  expect((await consents(earlier)).due).toHaveLength(2);
  expect(await consent(earlier, {})).toMatchObject({ status: 400 });
  expect(await consent(earlier, { accept_terms: false })).toMatchObject({ status: 400 });
  const first = await consent(earlier, {
    accept_terms: true,
    privacy_version: 1,
    terms_version: 1,
  });
  expect(first.data).toMatchObject({ due: [] });
  academy.advanceMinutes(5);
  const second = await consent(earlier);
  expect(second.data).toEqual(first.data);
});

test('a new version asks everybody again, and names the one that was shown', async () => {
  await change('privacy', { html: '<p>New.</p>', html_zh: '<p>新。</p>' });
  await publish('privacy');
  expect((await consents(earlier)).due).toEqual([{ kind: 'privacy', version: 2 }]);
  expect(await consent(earlier, { accept_terms: true, privacy_version: 1 })).toMatchObject({
    status: 409,
    error: 'STALE_VERSION',
  });
  await consent(earlier, { accept_terms: true, privacy_version: 2 });
  const { due, given } = await consents(earlier);
  expect(due).toEqual([]);
  expect(given.map(({ kind, version }) => `${kind} ${version}`).sort()).toEqual([
    'privacy 1',
    'privacy 2',
    'terms 1',
  ]);
  expect((await draft('privacy')).versions.map((one) => one.consents)).toEqual([1, 3]);
});

test('an earlier version can still be read, and one that never was cannot', async () => {
  expect(await text('privacy', { version: 1 })).toMatchObject({ version: 1, current_version: 2 });
  const missing = await academy.call(legalCalls.text, {
    params: { kind: 'privacy' },
    query: { version: 3 },
  });
  expect(missing).toMatchObject({ status: 404, error: 'NOT_FOUND' });
  const unknown = await academy.callWith(legalCalls.text, { params: { kind: 'cookies' } });
  expect(unknown.status).toBe(400);
});

test('nobody changes what was published or agreed to, not even in the database', async () => {
  const appendOnly = /append-only/;
  await expect(
    academy.db.updateTable('legal_versions').set({ html: 'x' }).execute(),
  ).rejects.toThrow(appendOnly);
  await expect(academy.db.deleteFrom('legal_versions').execute()).rejects.toThrow(appendOnly);
  await expect(academy.db.deleteFrom('legal_consents').execute()).rejects.toThrow(appendOnly);
  await expect(
    academy.db.updateTable('legal_consents').set({ consented_at: academy.now }).execute(),
  ).rejects.toThrow(appendOnly);
});

test('drafts and publishing are for admins alone', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  for (const call of Object.values(legalAdminCalls)) {
    const input = { params: { kind: 'terms' }, body: { version: 1 } };
    const statuses = [
      (await academy.callWith(call, input)).status,
      (await academy.callWith(call, input, { as: earlier })).status,
      (await academy.callWith(call, input, { as: teacher })).status,
    ];
    expect(statuses).toEqual([401, 403, 403]);
  }
});

test.each([
  ['a text that is too long', { html: 'x'.repeat(100_001) }, 'html'],
  ['nothing instead of a text', { html_zh: null }, 'html_zh'],
  ['a version in quotes', { version: '1' }, 'version'],
])('a draft refuses %s', async (_, body, field) => {
  const answer = await change('terms', body);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.fields ?? {})).toEqual([field]);
});
