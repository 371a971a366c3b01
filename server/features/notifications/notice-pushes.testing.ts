import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { pushCalls } from '#contract/push.ts';
import { inTransaction } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { FakePushService } from '#server/testing/fake-push-service.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { notify } from './notify.ts';

/**
 * An academy for all tests of a file whose pushes arrive at a service of this machine; at noon of
 * one day before each test.
 */
export function openPushingAcademy() {
  const academy = openTestAcademy();
  const service = new FakePushService();
  const setClock = (local: string) => academy.setClock(new Date(`${local}:00+08:00`));
  let courseId = 0;
  let causes = 0;
  beforeAll(async () => {
    await service.open();
    academy.app.dependencies.postPublicly = service.post;
    courseId = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券入门' });
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.status = 201;
    setClock('2026-05-04T12:00');
  });

  const loggedIn = async (person: TestPerson) => ({
    ...person,
    token: await academy.logIn(person.email),
  });
  async function turnOn(person: TestPerson, browser: ReturnType<typeof service.newBrowser>) {
    const body = browser.subscription;
    const { status } = await academy.call(pushCalls.subscribe, { body }, { as: person });
    expect(status).toBe(200);
  }
  return {
    academy,
    service,
    setClock,
    loggedIn,
    turnOn,
    courseOfGrades: () => courseId,
    /** A cause that no notice has had yet. */
    nextCause: () => ++causes,
    /** Somebody who has turned push on in a browser. */
    learnerOn: async (language: Locale = 'en', role: 'student' | 'admin' = 'student') => {
      const person = await academy.addPerson({ language, role });
      const browser = service.newBrowser();
      await turnOn(person, browser);
      return { person, browser };
    },
    choose: async (person: TestPerson, body: Record<string, unknown>) =>
      academy.callWith(notificationCalls.changeSettings, { body }, { as: await loggedIn(person) }),
    quietAtNight: async (person: TestPerson) => {
      const body = { frequency: 'weekly', quiet_hours: { from: 22, to: 8 } } as const;
      const as = await loggedIn(person);
      await academy.call(notificationCalls.changeDelivery, { body }, { as });
    },
    devicesOf: ({ userId }: TestPerson) =>
      academy.db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('user_id', '=', userId)
        .execute(),
    /** Grades an assignment of somebody, which notifies them. */
    grade: async ({ userId }: TestPerson, cause: string | number = ++causes, score = 90) => {
      const params = { course_id: courseId, content_id: 1, score };
      const notice = { kind: 'submission_graded', to: { userId }, params, cause } as const;
      await inTransaction(academy.db, (tx) => notify(tx, { ...notice, now: academy.now }));
      await academy.runJobs();
    },
  };
}
