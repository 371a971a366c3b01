import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type ApiClient, ApiError } from '#web/lib/api.ts';
import { type RequestContext, requestContext } from '#web/lib/request-context.ts';
import { loader as courses } from './course-list.tsx';
import { loader as home } from './home.tsx';
import { loader as rewards } from './rewards.tsx';
import { loader as teachers } from './teacher-list.tsx';

const site = { program_starts_on: null, program_ends_on: null };

/** What a loader gets of a page whose calls are answered so. */
function pageWith(call: (asked: { name: string }) => Promise<unknown>) {
  const context = new RouterContextProvider();
  const api = { call, send: call, download: call } as unknown as ApiClient;
  const page = { api, locale: 'en', user: null, site } as unknown as RequestContext;
  context.set(requestContext, page);
  return { context, url: new URL('https://academy.example/'), params: {} } as never;
}

/** The same while the server answers every call with this status. */
function pageWhere(status: number) {
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
  return pageWith(refuse);
}

test('a list that the server fails to send is left out, and its page is shown without it', async () => {
  const args = pageWhere(500);
  expect(await courses(args)).toMatchObject({ list: null });
  expect(await teachers(args)).toMatchObject({ hasFailed: true, teachers: { list: [] } });
  expect(await rewards(args)).toMatchObject({ hasFailed: true, list: [] });
  expect(await home(args)).toMatchObject({ courses: null, teachers: null, activities: null });
});

test('a refusal is the page’s own error', async () => {
  for (const loader of [courses, teachers, rewards, home]) {
    await expect(loader(pageWhere(403))).rejects.toMatchObject({ init: { status: 403 } });
  }
});

test('the home page recommends four teachers who teach a course', async () => {
  const list = [0, 3, 1, 0, 2, 5, 1].map((course_count, i) => ({
    teacher_id: i + 1,
    course_count,
    full_name: `Teacher ${i + 1}`,
    full_name_zh: '',
    bio: '',
    bio_zh: '',
  }));
  const { teachers } = await home(
    pageWith(async ({ name }) => ({ list: name === 'teachers.list' ? list : [] })),
  );
  expect(teachers?.map(({ teacher_id }) => teacher_id)).toEqual([2, 3, 5, 6]);
});
