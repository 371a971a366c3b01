import { expect, test } from 'vitest';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { challengeFor, codeOf, switchOn } from './second-factor.testing.ts';

const academy = openTestAcademy();
const TIMES = 50;

test('one code that is entered fifty times at once logs in once', async () => {
  const person = await academy.addLearner();
  const app = await switchOn(academy, person);
  const challenges = [await challengeFor(academy, person), await challengeFor(academy, person)];
  const code = codeOf(academy, app);
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, number) => {
      const body = { challenge: challenges[number % challenges.length] ?? '', code };
      return academy.call(secondFactorCalls.logIn, { body });
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
});

test('one recovery code that is entered fifty times at once logs in once', async () => {
  const person = await academy.addLearner();
  const { recoveryCodes } = await switchOn(academy, person);
  const challenge = await challengeFor(academy, person);
  const body = { challenge, code: recoveryCodes[0] ?? '' };
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => academy.call(secondFactorCalls.logIn, { body })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
