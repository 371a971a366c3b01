import { z } from 'zod';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  hydrated,
  type Language,
  newcomer,
  test,
  textsOf,
} from './support.ts';

/** A teacher grades one submission after the other, within the filter that was chosen. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: grading goes on to the next submission and keeps the filter`, async ({
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
    const { token } = await newcomer(request, language);
    const sent = await request.post('/api/assignment/submit', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { content_id: String(assignment.content_id), text: 'one' },
    });
    const { data } = await sent.json();
    const { submission_id } = z.object({ submission_id: z.int() }).parse(data.submission);

    const teacherPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(teacherPage, language, demoPeople.teacher);
    const filter = `status=submitted&course=${course_id}`;
    await teacherPage.goto(`/teach/submissions?${filter}`);
    await hydrated(teacherPage);
    // Only the submission of this journey’s learner: other journeys grade too.
    const first = `/teach/submissions/${submission_id}?${filter}`;
    await teacherPage.getByRole('row').locator(`a[href="${first}"]`).first().click();
    await expect(teacherPage).toHaveURL(first);
    // The list stays beside it.
    const column = teacherPage.getByRole('navigation', { name: t('teaching.tabs.work') });
    await expect(column.locator('[aria-current=page]')).toHaveAttribute('href', first);
    expect(await column.getByRole('link').count()).toBeGreaterThan(1);
    const score = teacherPage.getByLabel(t('teaching.form.score'));
    await score.fill('90');
    await score.press('Control+Enter');
    // The one that has waited longest.
    await expect(teacherPage).not.toHaveURL(first);
    await expect(teacherPage).toHaveURL(new RegExp(`/teach/submissions/\\d+\\?${filter}$`));
    await expect(score).toBeFocused();
    await expect(score).toHaveValue('');
    await teacherPage.getByRole('link', { name: t('teaching.one.back') }).click();
    await expect(teacherPage).toHaveURL(`/teach/submissions?${filter}`);
    await teacherPage.close();
  });
}
