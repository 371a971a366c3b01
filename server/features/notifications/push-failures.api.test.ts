import { describe, expect, test } from 'vitest';
import { openPushingAcademy } from './notice-pushes.testing.ts';

const { academy, service, learnerOn, devicesOf, grade } = openPushingAcademy();

describe('a push service', () => {
  test.each([404, 410])('that no longer knows a device (%i) ends it', async (status) => {
    const { person, browser } = await learnerOn();
    service.status = status;
    await grade(person);
    expect(await devicesOf(person)).toEqual([]);
    service.status = 201;
    academy.advanceMinutes(120);
    await academy.runJobs();
    await grade(person);
    expect(browser.received).toHaveLength(1);
  });

  test.each([500, 429, 403])('that refuses for now (%i) is asked again', async (status) => {
    const { person, browser } = await learnerOn();
    service.status = status;
    await grade(person);
    expect(await devicesOf(person)).toMatchObject([
      { failing_since: academy.now, last_success_at: null },
    ]);
    service.status = 201;
    await academy.runJobs();
    expect(browser.received).toHaveLength(1);
    academy.advanceMinutes(2);
    await academy.runJobs();
    expect(browser.received).toHaveLength(2);
    expect(new Set(browser.messages.map(({ tag }) => tag)).size).toBe(1);
    expect(await devicesOf(person)).toMatchObject([
      { failing_since: null, last_success_at: academy.now },
    ]);
  });

  test('that is away for a day loses a push and no device, and no admin is told', async () => {
    const { person, browser } = await learnerOn();
    service.status = 503;
    await grade(person);
    for (let hour = 0; hour < 30; hour++) {
      academy.advanceMinutes(60);
      await academy.runJobs();
    }
    const attempts = browser.received.length;
    expect(attempts).toBeGreaterThan(10);
    service.status = 201;
    await academy.runJobs();
    expect(browser.received).toHaveLength(attempts);
    expect(await devicesOf(person)).toHaveLength(1);
    const jobs = academy.db.selectFrom('jobs').selectAll().where('user_id', '=', person.userId);
    const open = await jobs.where('kind', '=', 'notice_push').execute();
    expect(open.filter(({ finished_at }) => finished_at === null)).toEqual([]);
    await grade(person);
    expect(browser.received).toHaveLength(attempts + 1);
  });

  test('that took nothing for a week loses the device', async () => {
    const { person } = await learnerOn();
    service.status = 400;
    await grade(person);
    academy.advanceMinutes(7 * 24 * 60);
    await grade(person);
    expect(await devicesOf(person)).toEqual([]);
  });

  test('that cannot be reached is asked again', async () => {
    const { person, browser } = await learnerOn();
    const { dependencies } = academy.app;
    dependencies.postPublicly = () => Promise.reject(new Error('no network'));
    await grade(person);
    dependencies.postPublicly = service.post;
    expect(await devicesOf(person)).toMatchObject([{ failing_since: academy.now }]);
    academy.advanceMinutes(2);
    await academy.runJobs();
    expect(browser.messages).toHaveLength(1);
  });

  test('that does not answer in time delays one push, and the others are sent when it answers', async () => {
    const [one, other] = [await learnerOn(), await learnerOn()];
    const { dependencies } = academy.app;
    let waits = 0;
    dependencies.postPublicly = () => {
      waits++;
      return Promise.reject(new DOMException('nobody answered', 'TimeoutError'));
    };
    await grade(one.person);
    await grade(other.person);
    expect(waits).toBe(1);
    dependencies.postPublicly = service.post;
    academy.advanceMinutes(3);
    await academy.runJobs();
    expect(one.browser.messages).toHaveLength(1);
    expect(other.browser.messages).toHaveLength(1);
  });
});
