import { expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { upsertNoticeDelivery } from './notifications.store.ts';
import { notify } from './notify.ts';
import { queueDigests } from './queue-digests.ts';

const academy = openTestAcademy();
const daily = { frequency: 'daily', quiet: null } as const;

test('eight processes at once send each person one digest with all that waited', async () => {
  academy.setClock(new Date('2026-05-04T04:00:00Z'));
  const courseId = await addCourse(academy.db);
  const learners = [];
  for (let count = 0; count < 50; count++) learners.push(await academy.addLearner());
  for (const { userId } of learners) {
    await inTransaction(academy.db, async (tx) => {
      await upsertNoticeDelivery(tx, userId, daily, academy.now);
      for (const cause of ['a', 'b', 'c']) {
        const params = { course_id: courseId, content_id: 1, score: 90 };
        const notice = { kind: 'submission_graded', to: { userId }, params, cause } as const;
        await notify(tx, { ...notice, now: academy.now });
      }
    });
  }
  academy.advanceMinutes(24 * 60);
  const processes = Array.from({ length: 8 }, () =>
    queueDigests(academy.db, academy.now, 'Asia/Singapore'),
  );
  await Promise.all(processes);
  await queueDigests(academy.db, academy.now, 'Asia/Singapore');
  await Promise.all(Array.from({ length: 4 }, () => academy.runJobs()));
  const digests = academy.emails.filter(({ headers }) => headers?.['List-Unsubscribe']);
  expect(digests.map(({ to }) => to).toSorted()).toEqual(
    learners.map(({ email }) => email).toSorted(),
  );
  for (const { text } of digests) expect(text.match(/90 分/g)).toHaveLength(3);
});
