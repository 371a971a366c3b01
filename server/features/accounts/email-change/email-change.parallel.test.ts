import { expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const academy = openTestAcademy();

const tokenTo = (email: string) =>
  academy.emails
    .filter(({ to }) => to === email)
    .map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '')
    .at(-1) ?? '';
const request = (as: TestPerson, email: string) =>
  academy.call(
    emailChangeCalls.request,
    { body: { email, current_password: as.password } },
    { as },
  );
const confirm = (token: string, as?: TestPerson) =>
  academy.call(emailChangeCalls.confirm, { body: { token } }, as && { as });

test('both links pressed fifty times at once change the address once', async () => {
  const person = await academy.addLearner();
  await request(person, 'both-ends@example.com');
  const tokens = [tokenTo('both-ends@example.com'), tokenTo(person.email)];
  const answers = await Promise.all(FIFTY.map((n) => confirm(tokens[n % 2] ?? '', person)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { data } = await academy.call(accountCalls.profile, {}, { as: person });
  expect(data.user.email).toBe('both-ends@example.com');
  const lines = await academy.db
    .selectFrom('audit_log')
    .select('audit_id')
    .where('action', '=', 'user.change_email')
    .where('entity_id', '=', String(person.userId))
    .execute();
  expect(lines).toHaveLength(1);
});

test('of ten people who confirm the same address at once one gets it', async () => {
  const tokens: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    await request(await academy.addLearner({ verified: false }), 'wanted@example.com');
    tokens.push(tokenTo('wanted@example.com'));
  }
  const answers = await Promise.all(tokens.map((token) => confirm(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === 'EMAIL_TAKEN')).toHaveLength(9);
});
