import { expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

const academy = openTestAcademy();

test('fifty requests at once send three verification emails, not fifty', async () => {
  const person = await academy.addLearner({ verified: false });
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(accountCalls.sendVerification, {}, { as: person })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, ...FIFTY.slice(3).map(() => 429)]);
  expect(academy.emails.filter(({ to }) => to === person.email)).toHaveLength(3);
});

test('a verification link used fifty times at once verifies once', async () => {
  const person = await academy.addLearner({ verified: false });
  await academy.call(accountCalls.sendVerification, {}, { as: person });
  const text = academy.emails.find(({ to }) => to === person.email)?.text ?? '';
  const token = /token=(\S+)/.exec(text)?.[1] ?? '';
  const answers = await Promise.all(
    FIFTY.map(() => academy.call(accountCalls.verifyEmail, { body: { token } })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ data }) => !data.already_verified)).toHaveLength(1);
});
