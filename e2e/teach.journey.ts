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

/** A teacher replies to a review, and sees the learner's progress. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a teacher replies to a review and sees the learner's progress`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const course = courses.find(({ title }) => title === 'First Steps in Investing');
    if (!course) throw new Error('the demo course is missing');
    const course_id = course.course_id;
    const { list: contents } = await callApi(request, learningCalls.contents, {
      query: { course_id },
    });
    const lesson = contents.find(({ type }) => type === 'text');
    if (!lesson) throw new Error('the demo course has no lesson to read');

    // A newcomer completes a lesson and says what they think.
    const { user, token } = await enterAsNewcomer(page, language);
    const { content_id } = lesson;
    const seen = { content_id, progress: 100 };
    await callApi(request, learningCalls.progress, { body: seen }, token);
    await callApi(request, learningCalls.complete, { body: { course_id, content_id } }, token);
    const comment = `很适合初学者 ${user.name}`;
    const answer = `谢谢${user.name}！下一课见。`;
    const review = { course_id, rating: 5, comment };
    await callApi(request, courseCalls.review, { body: review }, token);

    // The teacher finds it among the reviews without a reply, and replies by keyboard.
    const teacherPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(teacherPage, language, demoPeople.teacher);
    await teacherPage.goto('/teach');
    await hydrated(teacherPage);
    await teacherPage
      .getByRole('navigation', { name: t('teaching.tabs.label') })
      .getByRole('link', { name: t('teaching.tabs.reviews') })
      .click();
    const card = teacherPage.getByRole('article').filter({ hasText: comment });
    await expect(card).toBeVisible();
    const publish = card.getByRole('button', { name: t('teaching.reviews.publish') });
    await publish.click();
    await expect(card.getByText(t('validation.required'))).toBeVisible();
    const typed = card.getByLabel(t('teaching.reviews.yourAnswer', { name: user.name }));
    await typed.fill(answer);
    await teacherPage.reload();
    await hydrated(teacherPage);
    await expect(typed).toHaveValue(answer);
    await publish.press('Enter');
    await expect(teacherPage.getByText(t('messages.teaching.replied')).first()).toBeVisible();
    await expect(card).toHaveCount(0);

    // Everybody reads the reply under the review; the teacher changes and removes it.
    await page.goto(`/courses/${course_id}`);
    await expect(page.getByText(answer)).toBeVisible();
    await teacherPage.goto(`/teach/reviews?state=answered&course_id=${course_id}`);
    await hydrated(teacherPage);
    await card.getByRole('button', { name: t('teaching.reviews.change') }).click();
    await card.getByRole('button', { name: t('teaching.reviews.removeReply') }).click();
    await teacherPage
      .getByRole('alertdialog')
      .getByRole('button', { name: t('teaching.reviews.removeReply') })
      .click();
    await expect(teacherPage.getByText(t('messages.teaching.replyTaken')).first()).toBeVisible();
    await teacherPage.getByRole('button', { name: t('teaching.reviews.restoreReply') }).click();
    await expect(card.getByText(answer)).toBeVisible();

    // The learner’s progress.
    await teacherPage.goto(`/teach/courses/${course_id}`);
    await hydrated(teacherPage);
    await teacherPage
      .getByRole('navigation', { name: t('teaching.course.sections') })
      .getByRole('link', { name: t('teaching.course.learners') })
      .first()
      .click();
    await teacherPage.getByRole('searchbox').fill(user.name);
    await teacherPage.getByRole('searchbox').press('Enter');
    await expect(teacherPage).toHaveURL(/search=/);
    const row = teacherPage.getByRole('row').filter({ hasText: user.name }).first();
    const done = t('teaching.course.lessonsDone', { done: 1, total: contents.length });
    await expect(row.getByText(done)).toBeVisible();

    // Nothing of another teacher’s course is shown.
    const foreign = courses.find(({ teacher_id }) => teacher_id !== course.teacher_id);
    if (!foreign) throw new Error('the demo has but one teacher');
    await teacherPage.goto(`/teach/courses/${foreign.course_id}/learners`);
    await expect(
      teacherPage.getByRole('heading', { name: t('teaching.course.missingTitle') }),
    ).toBeVisible();
    await teacherPage.close();
  });
}
