import { expect, test } from 'vitest';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { requestExport } from './request-export.ts';

const academy = openTestAcademy();

test('of fifty exports asked for at once three are written', async () => {
  const learner = await academy.addLearner();
  const asked = await Promise.allSettled(
    Array.from({ length: 50 }, () => requestExport(academy.app.dependencies, learner.userId)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
