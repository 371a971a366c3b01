import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobAdminCalls } from '#contract/jobs-admin.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademyForEach();

const addJobs = (count: number) =>
  sql`
    insert into jobs (kind, payload, priority, created_at, run_at, give_up_at, last_error)
    select 'welcome_email', '{}', 1, ${academy.now}, ${academy.now}, ${academy.now}, 'refused'
    from generate_series(1, ${count})
  `.execute(academy.db);

test('fifty calls that retry everything at once count each failed job once', async () => {
  academy.holdJobs(true);
  const as = await academy.addAdmin();
  await addJobs(500);
  await academy.db.updateTable('jobs').set({ failed_at: academy.now }).execute();
  const responses = await Promise.all(
    Array.from({ length: 50 }, () =>
      academy.call(jobAdminCalls.retryAll, { body: { state: 'failed' } }, { as }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(responses.reduce((sum, { data }) => sum + data.count, 0)).toBe(500);
});

test('emails that are cancelled while they are taken are either cancelled or run', async () => {
  academy.holdJobs(true);
  const as = await academy.addAdmin();
  await addJobs(50);
  const ids = (await academy.db.selectFrom('jobs').select('job_id').execute()).map(
    ({ job_id }) => job_id,
  );
  const [taken, ...responses] = await Promise.all([
    academy.runJobs(),
    ...ids.map((id) => academy.call(jobAdminCalls.cancel, { params: { id } }, { as })),
  ]);
  const cancelled = responses.filter(({ status }) => status === 200).length;
  expect(cancelled + responses.filter(({ status }) => status === 409).length).toBe(50);
  expect(taken + cancelled).toBe(50);
});
