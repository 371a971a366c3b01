import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import {
  callApi,
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
} from './support.ts';

/** A teacher grades one submission after the other, within the filter that was chosen. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: grading goes on to the next submission and keeps the filter`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const course = courses.find(({ title }) => title === 'First Steps in Investing');
    if (!course) throw new Error('the demo course is missing');
    const { course_id } = course;
    const { list } = await callApi(request, learningCalls.contents, { query: { course_id } });
    const assignment = list.find(({ type }) => type === 'assignment');
    if (!assignment) throw new Error('the demo assignment is missing');
    for (const text of ['one', 'two']) {
      const { token } = await enterAsNewcomer(page, language);
      const form = { content_id: String(assignment.content_id), text };
      const sent = await request.post('/api/assignment/submit', {
        headers: { authorization: `Bearer ${token}` },
        multipart: form,
      });
      expect(sent.ok()).toBe(true);
    }

    const teacherPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(teacherPage, language, demoPeople.teacher);
    const filter = `status=submitted&course=${course_id}`;
    await teacherPage.goto(`/teach/submissions?${filter}`);
    await hydrated(teacherPage);
    await teacherPage.getByRole('row').getByRole('link').first().click();
    await expect(teacherPage).toHaveURL(new RegExp(`/teach/submissions/\\d+\\?${filter}$`));
    const first = teacherPage.url();
    const score = teacherPage.getByLabel(t('teaching.form.score'));
    await score.fill('90');
    await score.press('Control+Enter');
    await expect(teacherPage).not.toHaveURL(first);
    await expect(teacherPage).toHaveURL(new RegExp(`/teach/submissions/\\d+\\?${filter}$`));
    await expect(score).toBeFocused();
    await expect(score).toHaveValue('');
    await teacherPage.getByRole('link', { name: t('teaching.one.back') }).click();
    await expect(teacherPage).toHaveURL(`/teach/submissions?${filter}`);
    await teacherPage.close();
  });
}
