import { expect, test } from 'vitest';
import { emailAdminCalls } from '#contract/emails-admin.ts';
import { standardTexts } from '#server/mail/standard-texts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { MAX_TEST_EMAILS } from './test-email.ts';

const academy = openTestAcademy();

test('of fifty admins who save an email at once one is first, and nobody overwrites that', async () => {
  const admin = await academy.addAdmin();
  const save = (_: unknown, number: number) =>
    academy.callWith(
      emailAdminCalls.update,
      { params: { kind: 'reset' }, body: { version: 1, heading: `Heading ${number}` } },
      { as: admin },
    );
  const answers = await Promise.all(Array.from({ length: 50 }, save));
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'STALE_VERSION')).toHaveLength(49);
  const row = await academy.db
    .selectFrom('email_texts')
    .select(['heading', 'version'])
    .executeTakeFirstOrThrow();
  expect(saved[0]?.data).toMatchObject(row);
});

test('fifty requests for a test email at once send no more than the limit', async () => {
  const admin = await academy.addAdmin();
  const body = { language: 'en', ...standardTexts('reset', 'en') };
  const send = () =>
    academy.callWith(emailAdminCalls.sendTest, { params: { kind: 'reset' }, body }, { as: admin });
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_TEST_EMAILS);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - MAX_TEST_EMAILS);
});
