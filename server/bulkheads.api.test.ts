import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { avatarCalls } from '#contract/avatar.ts';
import { callPath } from '#contract/call-path.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseCalls } from '#contract/courses.ts';
import { oidcCalls } from '#contract/oidc.ts';
import { pointCalls } from '#contract/points.ts';
import { createS3FileStore } from '#server/files/s3-file-store.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { BlackHole } from '#server/testing/black-hole.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { shortenTimeLimit } from '#server/testing/shorten-time-limit.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { createClamav } from './lib/clamav.ts';
import { replaceDependencies, s3At } from './time-limits.testing.ts';

/** Many requests that wait for one silent dependency leave their places to all others. */

/** Fewer places than requests that wait. */
const academy = openTestAcademy({ logLevel: 'silent', maxInFlight: 25 });
const REQUESTS = 30;
/** Long enough to look at what the others get meanwhile. */
const WAIT_MS = 4_000;
/** What a request that waits for nothing takes at most on this machine, beyond what it took before. */
const BEYOND_MS = 500;

let hole: BlackHole;
let learners: TestPerson[];
let reader: TestPerson;
let courseId = 0;
let restoreLimits: (() => void)[];
beforeAll(async () => {
  const limits = ['objectStoreAnswer', 'stripe', 'oidc'] as const;
  restoreLimits = limits.map((name) => shortenTimeLimit(name, WAIT_MS));
  hole = await BlackHole.silent();
  await setPaymentSettings(academy.db);
  courseId = await addCourse(academy.db, { price_sgd: 49.9 });
  learners = await Promise.all(Array.from({ length: REQUESTS }, () => academy.addLearner()));
  reader = await academy.addLearner();
});
afterAll(async () => {
  for (const one of restoreLimits) one();
  await hole.close();
});

const upload = (as: TestPerson) =>
  academy.callWith(
    avatarCalls.set,
    { body: {} },
    { as, file: { name: 'me.png', content: sampleFiles.png } },
  );
/** Not by `academy.call`, which sends each order twice. */
const buy = async ({ token }: TestPerson) => {
  const { statusCode: status } = await academy.app.inject({
    method: 'POST',
    url: callPath(checkoutCalls.create),
    headers: { authorization: `Bearer ${token}` },
    payload: { course_id: courseId, currency: 'SGD', method: 'stripe' },
  });
  return { status };
};

/** Makes calls that need the database only. @returns how long they took */
async function readAndLike(): Promise<number> {
  const began = performance.now();
  const as = reader;
  const body = { course_id: courseId };
  for (const answer of [
    await academy.call(pointCalls.balance, { query: { user_id: as.userId } }, { as }),
    await academy.callWith(courseCalls.like, { body }, { as }),
    await academy.callWith(courseCalls.unlike, { body }, { as }),
  ]) {
    expect(answer.status, answer.msg).toBe(200);
  }
  expect((await academy.app.inject('/readyz')).statusCode).toBe(200);
  return performance.now() - began;
}

test.each([
  ['the object store', () => ({ files: createS3FileStore(s3At(hole)) }), upload],
  ['the virus scanner', () => ({ scanner: createClamav(hole) }), upload],
  [
    'Stripe',
    () => ({
      settings: { stripe: { secretKey: 'sk_test_a', webhookSecret: 'w', apiUrl: hole.url } },
    }),
    buy,
  ],
  [
    'the provider of logins',
    () => ({
      settings: { oidc: { issuer: hole.url, clientId: 'a', clientSecret: 'b', name: 'Acme' } },
    }),
    () => academy.call(oidcCalls.start, { body: {} }),
  ],
] as const)('while %s is silent, the others are served', async (_, dependencies, need) => {
  academy.holdJobs(true);
  const usual = await readAndLike();
  const restore = replaceDependencies(academy, dependencies());
  let waiting = REQUESTS;
  const answers = learners.map((as) => need(as).finally(() => waiting--));
  // Those that came first are on their way to the silent one.
  await vi.waitFor(readAndLike, { timeout: 5_000 });
  const times: number[] = [];
  while (waiting > 0 && times.length < 10) {
    times.push(await readAndLike());
    await sleep(100);
  }
  expect(times.length).toBeGreaterThan(1);
  times.sort((one, other) => one - other);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(usual + BEYOND_MS);
  for (const { status } of await Promise.all(answers)) expect([200, 503]).toContain(status);
  await restore();
});
