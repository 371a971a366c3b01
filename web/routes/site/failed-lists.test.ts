import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type ApiClient, ApiError } from '#web/lib/api.ts';
import { type RequestContext, requestContext } from '#web/lib/request-context.ts';
import { loader as courses } from './course-list.tsx';
import { loader as home } from './home.tsx';
import { loader as rewards } from './rewards.tsx';
import { loader as teachers } from './teacher-list.tsx';

/** What a loader gets of a page while the server answers every call with this status. */
function pageWhere(status: number) {
  const context = new RouterContextProvider();
  const refuse = () =>
    Promise.reject(
      new ApiError(status, {
        code: 0,
        success: false,
        error: status < 500 ? 'FORBIDDEN' : 'INTERNAL',
        msg: '',
        show: 1,
        data: null,
        request_id: '1',
      }),
    );
  const api = { call: refuse, send: refuse, download: refuse } as unknown as ApiClient;
  context.set(requestContext, { api, locale: 'en', user: null, site: {} } as RequestContext);
  return { context, url: new URL('https://academy.example/'), params: {} } as never;
}

test('a list whose data the server cannot send is left out, and its page stands', async () => {
  const args = pageWhere(500);
  expect(await courses(args)).toMatchObject({ list: null });
  expect(await teachers(args)).toMatchObject({ hasFailed: true, teachers: { list: [] } });
  expect(await rewards(args)).toMatchObject({ hasFailed: true, list: [] });
  expect(await home(args)).toMatchObject({ courses: null, teachers: null, activities: null });
});

test('a refusal takes its page with it', async () => {
  for (const loader of [courses, teachers, rewards, home]) {
    await expect(loader(pageWhere(403))).rejects.toMatchObject({ init: { status: 403 } });
  }
});
