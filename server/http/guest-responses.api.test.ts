import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { allCalls } from '#contract/index.ts';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { startSession } from '#server/features/accounts/index.ts';
import type { RenderPage } from '#server/pages/pages.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { OpenApps } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy({ responseCache: true });
let apps: OpenApps;
let courseId: number;

beforeAll(async () => {
  apps = new OpenApps(() => academy);
  courseId = await addCourse(academy.db, { title_zh: '估值', points_required: 0 });
});
beforeEach(async () => {
  // Whatever a test before has left in the cache belongs to another minute.
  academy.advanceMinutes(1);
  await vi.waitFor(() => expect(academy.database.changes.isLive()).toBe(true));
});
afterAll(async () => {
  await apps.close();
});

const html = { 'content-type': 'text/html; charset=utf-8' };

/** A page that counts its renderings and names its guest or person. */
function countingPage() {
  return vi.fn<RenderPage>(async (request, page) => {
    const text = `<p>${page.user?.name ?? 'guest'} ${new URL(request.url).pathname}</p>`;
    return new Response(`${text}<script nonce="${page.nonce}">start()</script>`, { headers: html });
  });
}

test('a page is rendered once for all guests of a language, and is the same bytes', async () => {
  const render = countingPage();
  const app = await apps.open({ render });
  const first = await app.inject('/courses');
  const second = await app.inject('/courses');
  expect(second.body).toBe(first.body);
  expect(second.body).not.toContain('nonce');
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(second.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  expect(second.headers['x-content-type-options']).toBe('nosniff');
  await app.inject({ url: '/courses', headers: { cookie: 'locale=en' } });
  await app.inject({ url: '/courses', headers: { cookie: 'theme=dark' } });
  expect(render).toHaveBeenCalledTimes(3);
});

test('fifty guests at once wait for one rendering', async () => {
  const render = countingPage();
  const app = await apps.open({ render });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/courses')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page whose rendering fails is not stored, and everybody who waited gets their own', async () => {
  const render = vi.fn<RenderPage>(async () => new Response('<p>', { status: 404, headers: html }));
  const app = await apps.open({ render });
  const answers = await Promise.all(Array.from({ length: 3 }, () => app.inject('/nowhere')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(render).toHaveBeenCalledTimes(3);
});

test('a name, a balance, likes and a locked text reach nobody else, whatever the order of requests', async () => {
  const learner = await academy.addLearner({ name: '林秘密', points: 777 });
  const paid = await addCourse(academy.db, { title_zh: '付费', points_required: 50 });
  const lesson = await addLesson(academy.db, paid, { data: { text: '', text_zh: '锁住的正文' } });
  const { cookie } = await startSession(academy.app.dependencies, {
    userId: learner.userId,
    rememberMe: false,
    userAgent: '',
  });
  const render = countingPage();
  const app = await apps.open({ render });
  const asGuest = () => app.inject('/courses');
  const asLearner = () =>
    app.inject({ url: '/courses', headers: { cookie: `__Host-session=${cookie}` } });
  for (const order of [
    [asGuest, asLearner, asGuest],
    [asLearner, asGuest, asLearner],
  ]) {
    academy.advanceMinutes(1);
    for (const ask of order) {
      const answer = await ask();
      const isGuest = ask === asGuest;
      expect(answer.body.includes('林秘密')).toBe(!isGuest);
      expect(answer.headers['cache-control']).toBe(
        isGuest ? 'public, max-age=0, s-maxage=1' : 'private, no-store',
      );
    }
  }
  const guest = {};
  const person = { as: learner };
  await academy.call(courseCalls.like, { body: { course_id: paid } }, person);
  for (const order of [
    [guest, person, guest],
    [person, guest, person],
  ]) {
    academy.advanceMinutes(1);
    for (const options of order) {
      const course = await academy.call(courseCalls.get, { query: { course_id: paid } }, options);
      expect(course.data.basic_info.is_liked_by_user).toBe(options === person);
      const balance = await academy.callWith(
        pointCalls.balance,
        { query: { user_id: learner.userId } },
        options,
      );
      expect(balance.status).toBe(options === person ? 200 : 401);
      const text = await academy.callWith(
        learningCalls.content,
        { query: { content_id: lesson } },
        options,
      );
      expect(JSON.stringify(text.envelope)).not.toContain('锁住的正文');
    }
  }
});

test('what an admin changes is seen by the next guest', async () => {
  const read = () => academy.call(courseCalls.get, { query: { course_id: courseId } });
  expect((await read()).data.basic_info.title_zh).toBe('估值');
  await academy.db
    .updateTable('courses')
    .set({ title_zh: '估值入门' })
    .where('course_id', '=', courseId)
    .execute();
  expect((await read()).data.basic_info.title_zh).toBe('估值入门');
});

test('a like is seen by guests a second later at the latest, in every process', async () => {
  const learner = await academy.addLearner();
  const other = await apps.open();
  const likes = async (app = academy.app) => {
    const answer = await app.inject(`/api/course/get?course_id=${courseId}`);
    return answer.json().data.basic_info.likes_count as number;
  };
  const before = await likes();
  await likes(other);
  await academy.call(courseCalls.like, { body: { course_id: courseId } }, { as: learner });
  await vi.waitFor(async () => expect(await likes()).toBe(before + 1), { timeout: 1_500 });
  await vi.waitFor(async () => expect(await likes(other)).toBe(before + 1), { timeout: 1_500 });
});

test('a client that has the response already gets 304 without a body', async () => {
  const first = await academy.app.inject('/api/course/lists');
  const again = await academy.app.inject({
    url: '/api/course/lists',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a language in the address is remembered, also where the page comes from the cache', async () => {
  const app = await apps.open({ render: countingPage() });
  for (let visit = 0; visit < 2; visit++) {
    const answer = await app.inject('/courses?lang=en');
    expect(String(answer.headers['set-cookie'])).toMatch(/^locale=en;/);
  }
});

test('a request that names no host is refused, whatever is in the cache', async () => {
  const app = await apps.open({ render: countingPage() });
  expect((await app.inject('/courses')).statusCode).toBe(200);
  const answer = await app.inject({ url: '/courses', headers: { host: 'not a host' } });
  expect(answer.statusCode).toBe(400);
});

test('what a guest may share is read by guests, and changes nothing', () => {
  const wrong = allCalls.filter(
    (call) => call.isShared && (call.access !== 'guest' || call.method !== 'GET' || call.alsoPost),
  );
  expect(wrong).toEqual([]);
});

test('pages from the cache count for the limit of their address', async () => {
  const app = await apps.open({ settings: { rateLimit: true }, render: countingPage() });
  const statuses: number[] = [];
  for (let count = 0; count < 601; count++) {
    statuses.push((await app.inject({ url: '/courses', remoteAddress: '203.0.113.9' })).statusCode);
  }
  expect(statuses.slice(0, 600).every((status) => status === 200)).toBe(true);
  expect(statuses[600]).toBe(429);
});
