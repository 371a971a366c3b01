import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { emailAdminCalls } from '#contract/emails-admin.ts';
import { type EmailKind, emailKindNames } from '#domain/email-kinds.ts';
import { standardTexts } from '#server/mail/standard-texts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { CallOptions, TestPerson } from '#server/testing/test-academy.ts';
import { MAX_TEST_EMAILS } from './test-email.ts';

const academy = openTestAcademy();
let admin: TestPerson;
beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

const read = async (kind: EmailKind) =>
  (await academy.call(emailAdminCalls.get, { params: { kind } }, { as: admin })).data;
const change = (kind: EmailKind, body: Record<string, unknown>, options: CallOptions = {}) =>
  academy.callWith(emailAdminCalls.update, { params: { kind }, body }, { as: admin, ...options });
const preview = (kind: EmailKind, body: Record<string, unknown>, options: CallOptions = {}) =>
  academy.callWith(emailAdminCalls.preview, { params: { kind }, body }, { as: admin, ...options });
const sendTest = (kind: EmailKind, body: Record<string, unknown>, options: CallOptions = {}) =>
  academy.callWith(emailAdminCalls.sendTest, { params: { kind }, body }, { as: admin, ...options });
const changedIn = async (kind: EmailKind) => {
  const { data } = await academy.call(emailAdminCalls.list, {}, { as: admin });
  return data.list.find((one) => one.kind === kind)?.changed;
};
const lastEmailTo = ({ email }: TestPerson) => {
  const [last] = academy.emails.filter(({ to }) => to === email).slice(-1);
  return { subject: last?.subject ?? '', text: last?.text ?? '', html: last?.html ?? '' };
};
async function forgetPassword(person: TestPerson) {
  await academy.call(accountCalls.forgotPassword, { body: { email: person.email } });
  await academy.runJobs();
  return lastEmailTo(person);
}
const inEnglish = (kind: EmailKind, texts: Record<string, string> = {}) => ({
  language: 'en',
  ...standardTexts(kind, 'en'),
  ...texts,
});

test('learners and teachers neither read nor change what emails say', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  for (const person of [await academy.addLearner(), teacher]) {
    expect(await change('reset', { subject: 'Mine' }, { as: person })).toMatchObject({
      status: 403,
    });
    expect(await preview('reset', inEnglish('reset'), { as: person })).toMatchObject({
      status: 403,
    });
    expect(await sendTest('reset', inEnglish('reset'), { as: person })).toMatchObject({
      status: 403,
    });
    for (const call of [emailAdminCalls.list, emailAdminCalls.get]) {
      const answer = await academy.callWith(call, { params: { kind: 'reset' } }, { as: person });
      expect(answer.status).toBe(403);
    }
  }
});

test('every email is listed, and before anything is saved says what the standard texts say', async () => {
  const { data } = await academy.call(emailAdminCalls.list, {}, { as: admin });
  expect(data.list.map(({ kind }) => kind)).toEqual(emailKindNames);
  expect(data.list.flatMap(({ changed }) => changed)).toEqual([]);
  const { email, standard } = await read('rewardDeclined');
  expect(email).toMatchObject({ ...standard, version: 1, updated_at: null });
  expect(standard.text).toContain('{{reward}}');
  expect(standard.text_zh).toContain('{{facts}}');
});

test('a preview gives a reason that such an email can have', async () => {
  const reasonOf = async (kind: EmailKind) =>
    (await preview(kind, inEnglish(kind), { as: admin })).data.html;
  expect(await reasonOf('rewardDeclined')).toContain('The reward is no longer made');
  expect(await reasonOf('orderCancelled')).toContain('You already have this course');
  expect(await reasonOf('orderUnpaid')).toContain('The bank did not complete the payment');
});

test('what an admin writes is in the next email, in that language alone', async () => {
  const [learner, reader] = [await academy.addLearner(), await academy.addLearner()];
  await academy.db
    .updateTable('users')
    .set({ language_preference: 'en' })
    .where('user_id', '=', reader.userId)
    .execute();
  const before = await forgetPassword(reader);
  const saved = await change('reset', {
    version: 1,
    subject_zh: '{{ academy }}：新密码',
    text_zh: '链接 {{minutes}} 分钟内有效。\r\n\r\n{{action}}\r\n\r\n\r\n祝学习愉快',
  });
  expect(saved).toMatchObject({
    status: 200,
    msg: '文案已保存，下一封邮件起生效',
    data: { version: 2, subject_zh: '{{academy}}：新密码', heading_zh: '设置新密码' },
  });
  expect(saved.data).toMatchObject({ text_zh: expect.stringMatching(/\{\{action\}\}\n\n祝/) });
  expect(await changedIn('reset')).toEqual(['zh']);
  const email = await forgetPassword(learner);
  expect(email.subject).toBe('远景学院：新密码');
  expect(email.text).toContain('链接 60 分钟内有效。');
  expect(email.text).toContain('祝学习愉快');
  expect(email.text).toMatch(/\/auth\/reset#token=[\w-]+/);
  expect(email.html).toMatch(/class="button" href="[^"]*\/auth\/reset#token=[\w-]+"/);
  expect((await forgetPassword(reader)).subject).toBe(before.subject);
});

test('an admin who saves too late changes nothing, and is told what is there now', async () => {
  const { version } = (await read('verification')).email;
  await change('verification', { version, heading: 'First' });
  expect(await change('verification', { version, heading: 'Second' })).toMatchObject({
    status: 409,
    error: 'STALE_VERSION',
    data: { version: version + 1, heading: 'First' },
  });
  expect((await read('verification')).email.heading).toBe('First');
});

test('with the standard texts an email follows the standard again, and versions go on', async () => {
  const { standard } = await read('deletion');
  await change('deletion', { heading: 'Goodbye', heading_zh: '再见' });
  expect(await changedIn('deletion')).toEqual(['zh', 'en']);
  await change('deletion', { heading: standard.heading });
  expect(await changedIn('deletion')).toEqual(['zh']);
  const { data } = await change('deletion', { heading_zh: standard.heading_zh });
  expect(data).toMatchObject({ ...standard, version: 4 });
  expect(await changedIn('deletion')).toEqual([]);
  const row = await academy.db
    .selectFrom('email_texts')
    .select(['subject', 'text_zh'])
    .where('kind', '=', 'deletion')
    .executeTakeFirst();
  expect(row).toEqual({ subject: null, text_zh: null });
});

test('a save that changes nothing makes no version', async () => {
  const { standard } = await read('newDevice');
  expect(await change('newDevice', { ...standard, version: 1 })).toMatchObject({
    data: { version: 1, updated_at: null },
  });
});

test('the audit says who changed which text, before and after', async () => {
  await change('courseApproved', { heading: 'It is yours' });
  const line = await academy.db
    .selectFrom('audit_log')
    .select(['actor_name', 'entity_id', 'before', 'after'])
    .where('action', '=', 'email_text.update')
    .where('entity_id', '=', 'courseApproved')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    actor_name: 'Ms Chen',
    before: { heading: 'Your course is open' },
    after: { heading: 'It is yours' },
  });
});

describe('a text is refused, with the reason at its field', () => {
  const button = '{{action}}';
  test.each([
    ['that names what there is not', { heading: 'Hi {{nme}}' }, /\{\{nme\}\}.*\{\{academy\}\}/],
    ['that is never closed', { subject: 'Hi {{academy' }, /incomplete/],
    ['without its button', { text: 'Hello.' }, /\{\{action\}\} is missing/],
    ['whose button stands in a sentence', { text: `Go: ${button}` }, /paragraph of its own/],
    ['with two buttons', { text: `${button}\n\n${button}` }, /only once/],
    ['that is empty', { action: '  ' }, /fill this in/],
    ['of two lines where there is room for one', { subject: 'A\nBcc: b@example.com' }, /one line/],
    ['that is too long', { text: `${'a'.repeat(5001)}\n\n${button}` }, /5000|5,000/],
    ['that writes backwards', { text: `A\u202E\n\n${button}` }, /invisible/],
  ])('%s', async (_, texts, reason) => {
    const [field = ''] = Object.keys(texts);
    const before = await read('deletion');
    const written = inEnglish('deletion', texts);
    for (const answer of [
      await change('deletion', texts, { locale: 'en' }),
      await preview('deletion', written, { locale: 'en' }),
      await sendTest('deletion', written, { locale: 'en' }),
    ]) {
      expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
      expect(answer.fields?.[field]).toMatch(reason);
    }
    expect(await read('deletion')).toEqual(before);
  });

  test('in Chinese it is said in Chinese, at the Chinese field', async () => {
    const answer = await change('welcome', { text_zh: '您好\n\n{{action}}' });
    expect(answer.fields).toEqual({ text_zh: '缺少 {{email}}，没有它这封邮件就失去了作用' });
  });

  test('an email that there is not has no texts', async () => {
    expect(await change('spam' as EmailKind, { heading: 'A' })).toMatchObject({ status: 400 });
    expect(await change('toString' as EmailKind, { heading: 'A' })).toMatchObject({ status: 400 });
  });
});

describe.each(emailKindNames)('the preview of “%s”', (kind) => {
  test.each(['zh', 'en'] as const)('is whole (%s)', async (language) => {
    const { data } = await preview(kind, { language, ...standardTexts(kind, language) });
    for (const part of Object.values(data)) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|null|messages\./);
    }
    expect(data).toMatchObject({ html: expect.stringContaining('class="button"') });
  });
});

test('a script in a text is shown as what it is', async () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n{{action}}';
  const { data, status } = await preview('reset', inEnglish('reset', { text }));
  expect(status).toBe(200);
  expect(data).toMatchObject({ html: expect.not.stringMatching(/<script|<img/) });
  expect(data).toMatchObject({ html: expect.stringContaining('&lt;script&gt;alert(1)') });
});

describe('a test email', () => {
  test('goes to who asks for it, with what is written and not saved', async () => {
    const heading = 'Not saved';
    const answer = await sendTest('parcelShipped', inEnglish('parcelShipped', { heading }));
    expect(answer).toMatchObject({ status: 200, msg: expect.stringContaining(admin.email) });
    // The test academy has no mail server.
    expect(answer.msg).toContain('尚未设置邮件服务器');
    await academy.runJobs();
    const { subject, text } = lastEmailTo(admin);
    expect(subject).toBe('[Test] Prospect Academy: “Reading lamp” is on its way');
    expect(text).toContain(heading);
    expect(text).toContain('SF Express');
    expect(await changedIn('parcelShipped')).toEqual([]);
  });

  test('is sent a limited number of times an hour', async () => {
    const other = await academy.addAdmin();
    const send = () => sendTest('reset', inEnglish('reset'), { as: other });
    for (let sent = 0; sent < MAX_TEST_EMAILS; sent++) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, error: 'RATE_LIMITED' });
    academy.advanceMinutes(61);
    expect((await send()).status).toBe(200);
    await academy.proveAgain(admin);
  });
});

describe('a stored text that this version cannot use', () => {
  test('is not sent: the standard text is', async () => {
    const learner = await academy.addLearner();
    const { standard } = await read('newAddress');
    await change('reset', { heading_zh: '设置密码' });
    await academy.db
      .updateTable('email_texts')
      .set({ text_zh: '{{course}}\n\n{{action}}' })
      .where('kind', '=', 'reset')
      .execute();
    expect((await forgetPassword(learner)).text).toContain('设置新密码');
    expect((await read('newAddress')).email).toMatchObject(standard);
  });

  test.each([
    ['a text without a button', { text_zh: 'Hello' }],
    ['a subject of two lines', { subject_zh: 'a\nb' }],
    ['half an email', { heading_zh: null }],
    ['a long heading', { heading_zh: 'a'.repeat(121) }],
  ])('the database refuses %s', async (_, texts) => {
    await change('currentAddress', { heading_zh: '更换' });
    const write = academy.db
      .updateTable('email_texts')
      .set(texts)
      .where('kind', '=', 'currentAddress')
      .execute();
    await expect(write).rejects.toThrow(/email_texts_/);
  });
});
