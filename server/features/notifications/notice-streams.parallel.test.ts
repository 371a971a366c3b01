import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction, openPostgres } from '#database/open.ts';
import { CLUSTER_VARIABLE } from '#database/testing/test-database.ts';
import { buildApp } from '#server/app.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { EventStream } from '#server/testing/event-stream.ts';
import { listen } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { notify } from './notify.ts';

/** Two processes on one database, each with its own connections and pages. */

const academy = openTestAcademy();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openProcess(): Promise<number> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    academy.db,
  );
  const cluster = process.env[CLUSTER_VARIABLE] ?? '';
  const database = openPostgres(cluster.replace('/postgres?', `/${rows[0]?.name}?`), {
    poolSize: 4,
  });
  const app = await buildApp({ ...academy.app.dependencies, database });
  const port = await listen(app);
  closing.push(async () => {
    await app.close();
    await database.close();
  });
  return port;
}

test('what one process writes arrives at the streams of the others, and a logout there ends them', async () => {
  const learner = await academy.addLearner();
  const course = await addCourse(academy.db);
  const ports = [await openProcess(), await openProcess()];
  const streams = await Promise.all(
    ports.map((port) => EventStream.open(port, notificationCalls.stream, learner.token)),
  );
  for (const stream of streams) expect(await stream.next()).toEqual({ unread_count: 0 });

  const params = { course_id: course, content_id: 1, score: 90 };
  const notice = { kind: 'submission_graded', to: { userId: learner.userId }, params } as const;
  await inTransaction(academy.db, (tx) =>
    notify(tx, { ...notice, cause: 'in another process', now: academy.now }),
  );
  for (const stream of streams) expect(await stream.next()).toEqual({ unread_count: 1 });

  await academy.call(accountCalls.logout, {}, { as: learner });
  for (const stream of streams) expect(await stream.next()).toBeNull();
});

test('fifty notices at once are counted to the last one', async () => {
  const learner = await academy.addLearner();
  const course = await addCourse(academy.db);
  const port = await openProcess();
  const stream = await EventStream.open(port, notificationCalls.stream, learner.token);
  expect(await stream.next()).toEqual({ unread_count: 0 });
  const params = { course_id: course, content_id: 1, score: 90 };
  const notice = { kind: 'submission_graded', to: { userId: learner.userId }, params } as const;
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      inTransaction(academy.db, (tx) =>
        notify(tx, { ...notice, cause: `of fifty ${index}`, now: academy.now }),
      ),
    ),
  );
  let last: unknown;
  do last = await stream.next();
  while (last !== null && (last as { unread_count: number }).unread_count < 50);
  expect(last).toEqual({ unread_count: 50 });
  stream.leave();
});
