import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '#server/features/accounts/index.ts';
import { OpenApps } from '#server/testing/open-apps.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { RenderPage } from './pages.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
type PageRequest = Parameters<RenderPage>[1];

const apps = new OpenApps(() => academy);
afterEach(() => apps.close());

const none = { params: {}, query: {} };

/** What a page of somebody can read; null: of a guest. */
async function readerOf(userId: number | null, locale = 'en'): Promise<PageRequest> {
  let page: PageRequest | undefined;
  const app = await apps.open({
    render: async (_request, given) => {
      page = given;
      return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    },
  });
  const session =
    userId !== null &&
    (await startSession(app.dependencies, { userId, rememberMe: false, userAgent: '' }));
  const cookies = session ? { '__Host-session': session.cookie } : {};
  await app.inject({ url: `/courses?lang=${locale}`, cookies });
  if (page === undefined) throw new Error('The page was not rendered.');
  return page;
}

/** The same read by HTTP, as the page's own transport makes it. */
async function byHttp(page: PageRequest, path: string) {
  const headers = {
    'accept-language': page.locale,
    ...(page.token === null ? {} : { authorization: `Bearer ${page.token}` }),
  };
  const response = await page.transport(path, { headers });
  return { status: response.status, envelope: await response.json() };
}

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));

let learnerId: number;
beforeEach(async () => {
  learnerId = (await academy.addLearner()).userId;
});

test.each([
  ['courses.list', '/api/course/lists?page_size=3', { page_size: '3' }],
  ['teachers.list', '/api/teacher/list', {}],
  ['points.balance', '/api/points/balance?user_id=ID', { user_id: 'ID' }],
  ['accounts.profile', '/api/users/profile', {}],
])('%s gives a page what it gives over HTTP', async (name, path, query) => {
  const page = await readerOf(learnerId);
  const withId = (text: string) => text.replace('ID', String(learnerId));
  const texts = Object.entries(query).map(([key, value]) => [key, withId(value)]);
  const read = { params: {}, query: Object.fromEntries(texts) };
  const direct = await page.readDirectly(name, read);
  expect(asJson(direct)).toEqual(await byHttp(page, withId(path)));
});

test('a wrong value is refused in the language of the page, as over HTTP', async () => {
  for (const locale of ['zh', 'en']) {
    const page = await readerOf(null, locale);
    const direct = await page.readDirectly('courses.list', { params: {}, query: { page: 'x' } });
    const { status, envelope } = await byHttp(page, '/api/course/lists?page=x');
    expect(status).toBe(400);
    expect(asJson(direct)).toEqual({
      status,
      envelope: { ...envelope, request_id: expect.any(String) },
    });
  }
});

test('what does not exist is NOT_FOUND', async () => {
  const page = await readerOf(null);
  const read = { params: {}, query: { course_id: '999999' } };
  expect(await page.readDirectly('courses.get', read)).toMatchObject({
    status: 404,
    envelope: { error: 'NOT_FOUND' },
  });
});

test('reads that the person may not make take the usual way, where refusals are logged', async () => {
  const guest = await readerOf(null);
  expect(await guest.readDirectly('accounts.profile', none)).toBeNull();
  const learner = await readerOf(learnerId);
  expect(await learner.readDirectly('admin.users.list', none)).toBeNull();
  // The scope lets the call through, and its handler refuses somebody else's points.
  const other = await academy.addLearner();
  const read = { params: {}, query: { user_id: String(other.userId) } };
  expect(await learner.readDirectly('points.balance', read)).toBeNull();
});

test.each([
  ['changes something', 'points.signIn'],
  ['sends a file', 'points.statementCsv'],
  ['does not exist', 'points.nothing'],
])('a call that %s is no direct read', async (_, name) => {
  const page = await readerOf(learnerId);
  expect(await page.readDirectly(name, none)).toBeNull();
});

test.each(['', 'x'.repeat(101)])(
  'a part of a path that the router refuses is not read: %j',
  async (id) => {
    const { userId } = await academy.addAdmin();
    const page = await readerOf(userId);
    expect(await page.readDirectly('admin.courses.get', { params: { id }, query: {} })).toBeNull();
  },
);
