import type { Page } from '@playwright/test';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { demoCourses } from '#demo/texts/index.ts';
import {
  callApi,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
} from './support.ts';

/** A quiz: answered, reloaded, failed, taken again, passed and explained. */

const COURSE = 'First Steps in Investing';

/** The demo's quiz as its authors wrote it, right answers included. */
function demoQuiz() {
  const course = demoCourses.find(({ title }) => title.en === COURSE);
  const quiz = course?.contents.find((content) => content.type === 'quiz');
  if (quiz?.type !== 'quiz') throw new Error('the demo quiz is missing');
  return quiz;
}

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a quiz keeps its answers, can be retaken, and explains itself once passed`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const quiz = demoQuiz();
    const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const course_id = courses.find(({ title }) => title === COURSE)?.course_id ?? 0;
    const { list } = await callApi(request, learningCalls.contents, { query: { course_id } });
    const content = list.find(({ type }) => type === 'quiz');

    /** Answers every question, all correctly or all wrongly. */
    async function answer(on: Page, isRight: boolean) {
      for (const question of quiz.questions) {
        const group = on.getByRole('group', { name: question.question[language] });
        const choices =
          question.type === 'true_false'
            ? [
                { value: true, text: t('learning.quiz.true') },
                { value: false, text: t('learning.quiz.false') },
              ]
            : (question.options ?? []).map(({ id, text }) => ({ value: id, text: text[language] }));
        const choice = choices.find(({ value }) => (value === question.answer) === isRight);
        await group.getByRole('radio', { name: choice?.text ?? '', exact: true }).check();
      }
    }

    await enterAsNewcomer(page, language);
    await page.goto(`/courses/${course_id}/content/${content?.content_id}`);
    await hydrated(page);
    const submit = page.getByRole('button', { name: t('learning.quiz.submit') });
    await expect(submit).toBeDisabled();

    // The page that the learner was sent holds nothing of the answer key.
    const sent = await page.content();
    for (const { explanation } of quiz.questions) expect(sent).not.toContain(explanation[language]);

    // What was chosen is still there after a reload.
    await answer(page, false);
    await expect(page.getByText(t('learning.quiz.ready'))).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(quiz.questions.length);
    await submit.click();

    const result = page.getByRole('region', { name: t('learning.quiz.result') });
    await expect(result.getByText(t('learning.quiz.failed'))).toBeVisible();
    await expect(result.getByText(t('learning.quiz.left', { count: 2 }))).toBeVisible();
    await expect(page.getByRole('region', { name: t('learning.quiz.review') })).toHaveCount(0);

    // Another try begins with nothing chosen, and passes.
    await result.getByRole('button', { name: t('learning.quiz.retake') }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await answer(page, true);
    await submit.click();
    await expect(result.getByText(t('learning.quiz.passed'))).toBeVisible();
    const review = page.getByRole('region', { name: t('learning.quiz.review') });
    for (const { explanation } of quiz.questions) {
      await expect(review.getByText(explanation[language])).toBeVisible();
    }
    // 20 for passing and 5 for the lesson wait for the lessons before the quiz.
    await page.goto('/profile?tab=points');
    await hydrated(page);
    const unpaid = page.getByRole('region', { name: t('pointsScreens.unpaid.title') });
    const waiting = unpaid.getByRole('listitem').filter({ hasText: quiz.title[language] });
    await expect(waiting).toHaveCount(2);
    await expect(waiting.getByText(t('pointsScreens.unpaid.reasons.lessons_before'))).toHaveCount(
      2,
    );
  });
}
