import type { Locator, Page } from '@playwright/test';
import { courseCalls } from '#contract/courses.ts';
import { draftCalls } from '#contract/drafts.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { demoCourses } from '#demo/texts/index.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** Lessons and quizzes are written by an admin and seen by learners at once. */

/**
 * A free course, another one for each language: an admin has one draft of a new lesson per course.
 */
async function openCourse(request: Parameters<typeof callApi>[0], language: Language) {
  const { list } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
  // Other journeys add courses meanwhile, and archive them.
  const ofDemo = list.filter(({ course_id }) => course_id <= demoCourses.length);
  const course = ofDemo.filter(({ is_free }) => is_free).at(language === 'zh' ? 0 : 1);
  if (!course) throw new Error('the demo has too few free courses');
  return course;
}

const saved = async (page: Page, press: Locator) => {
  await press.click();
  await page.waitForURL(/\/admin\/content\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
};

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a lesson with a table and a formula is written, left, continued, saved, read and restored`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const course = await openCourse(request, language);
    const admin = await tokenOf(request, 'admin');
    const mark = `${language} ${Date.now()}`;
    const key = `new:${course.course_id}:text`;
    await callApi(request, draftCalls.discard, { query: { entity: 'content', key } }, admin);

    await enter(page, language, demoPeople.admin);
    await page.goto(`/admin/content/new?course=${course.course_id}&type=text`);
    await hydrated(page);
    const titles = page.getByLabel(t('admin.lessons.fields.title'));
    await titles.first().fill(`复利 ${mark}`);
    const editors = page.getByRole('textbox', { name: t('admin.lessons.fields.html') });
    // There is one editor for each language, and they load in any order: waits for both.
    await expect(editors).toHaveCount(2);
    await editors.first().click();
    await page.keyboard.type('每年的利息又生利息。');

    // The tools by keyboard alone: Alt+F10, arrows, Enter.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+F10');
    const table = page
      .getByRole('button', { name: t('admin.lessons.rich.tools.table'), exact: true })
      .first();
    for (let step = 0; step < 20; step++) {
      if (await table.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    // The table is there and has the caret before anybody could type.
    await expect(editors.first().getByRole('columnheader')).toHaveCount(3);
    await expect(editors.first()).toBeFocused();
    await page.keyboard.type('年份');
    await page.keyboard.press('Tab');
    await page.keyboard.type('本金');
    await expect(editors.first().getByRole('columnheader').first()).toHaveText('年份');
    await page.keyboard.press('Control+End');

    await page
      .getByRole('button', { name: t('admin.lessons.rich.tools.formula'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('admin.lessons.rich.latex')).fill('\\frac{');
    await expect(dialog.getByText(t('admin.lessons.rich.latexBroken'))).toBeVisible();
    await dialog.getByLabel(t('admin.lessons.rich.latex')).fill('P(1+r)^{n}');
    await dialog.getByLabel(t('admin.lessons.rich.formulaBlock')).check();
    await dialog.getByRole('button', { name: t('admin.lessons.rich.insert') }).click();
    await expect(editors.first().locator('math')).toHaveCount(1);

    // The unsaved draft is stored, and offered after a reload.
    await expect(page.getByText(t('admin.draft.saved', { time: '' }).trim())).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(t('admin.draft.offerTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('admin.draft.continue') }).click();
    await expect(titles.first()).toHaveValue(`复利 ${mark}`);
    await expect(editors.first().locator('math')).toHaveCount(1);

    const id = await saved(page, page.getByRole('button', { name: t('admin.lessons.create') }));
    const { draft } = await callApi(
      request,
      draftCalls.get,
      { query: { entity: 'content', key } },
      admin,
    );
    expect(draft).toBeNull();

    // A learner reads it: the formula is drawn without a script of its own.
    const lesson = `/courses/${course.course_id}/content/${id}`;
    const guest = await browser.newContext({ ...(baseURL && { baseURL }) });
    const reader = await guest.newPage();
    await reader.goto(`${lesson}?lang=${language}`);
    await expect(reader.getByText('每年的利息又生利息。').first()).toBeVisible();
    await expect(reader.locator('thead th', { hasText: '年份' }).first()).toBeVisible();
    await expect(reader.locator('figure math').first()).toBeVisible();

    // A second version, then the first one is restored.
    await expect(titles.first()).toHaveValue(`复利 ${mark}`);
    await titles.first().fill(`利滚利 ${mark}`);
    await page.getByRole('button', { name: t('admin.lessons.save'), exact: true }).click();
    await expect(page.getByText(t('messages.lessons.saved'))).toBeVisible();
    await page.getByRole('link', { name: t('admin.lessons.history.title') }).click();
    await page
      .getByRole('button', { name: t('admin.lessons.history.restoreNamed', { version: 1 }) })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('admin.lessons.history.restore'), exact: true })
      .click();
    await expect(titles.first()).toHaveValue(`复利 ${mark}`);
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(`复利 ${mark}`);
    await guest.close();
    await callApi(request, lessonAdminCalls.archive, { params: { id } }, admin);
  });

  test(`in ${language}: a quiz is built, tried, and taken by a learner`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const course = await openCourse(request, language);
    const admin = await tokenOf(request, 'admin');
    const key = `new:${course.course_id}:quiz`;
    await callApi(request, draftCalls.discard, { query: { entity: 'content', key } }, admin);
    await enter(page, language, demoPeople.admin);
    await page.goto(`/admin/content/new?course=${course.course_id}&type=quiz`);
    await hydrated(page);
    const field = (label: string, side: Language, within: Page | Locator = page) =>
      within.getByLabel(
        t('admin.lessons.quiz.inLanguage', { label, language: t(`admin.languages.${side}`) }),
      );
    await page.getByLabel(t('admin.lessons.fields.title')).first().fill('小测验');
    await page.getByLabel(t('admin.lessons.fields.title')).last().fill('A quiz');

    // Saving a quiz without questions reports what is missing.
    await page.getByRole('button', { name: t('admin.lessons.create') }).click();
    await expect(page.getByText(t('validation.question_needed'))).toBeVisible();

    const add = page.getByRole('button', { name: t('admin.lessons.quiz.add') });
    await add.click();
    const first = page.getByRole('article', {
      name: t('admin.lessons.quiz.number', { number: 1 }),
    });
    const question = t('admin.lessons.quiz.question');
    await field(question, 'zh', first).fill('什么会生利息？');
    await field(question, 'en', first).fill('What earns interest?');
    for (const [option, zh, en] of [
      ['A', '现金', 'Cash'],
      ['B', '存款', 'A deposit'],
    ] as const) {
      const label = t('admin.lessons.quiz.option', { option });
      await field(label, 'zh', first).fill(zh);
      await field(label, 'en', first).fill(en);
    }
    await first.getByLabel(t('admin.lessons.quiz.isRight', { option: 'B' })).check();
    await add.click();
    const second = page.getByRole('article', {
      name: t('admin.lessons.quiz.number', { number: 2 }),
    });
    await second
      .getByLabel(t('admin.lessons.quiz.kind'))
      .selectOption(t('admin.lessons.quiz.kinds.true_false'));
    await field(question, 'zh', second).fill('利率可以为零。');
    await field(question, 'en', second).fill('A rate can be zero.');
    await second.getByLabel(t('admin.lessons.quiz.true'), { exact: true }).check();

    // Moved by its button, and the focus stays on it.
    await page.getByRole('button', { name: t('admin.lessons.quiz.up', { number: 2 }) }).click();
    await expect(field(question, 'zh', first)).toHaveValue('利率可以为零。');

    // A dry run with one wrong answer.
    await page.getByRole('button', { name: t('admin.lessons.quiz.try') }).click();
    const run = page.getByRole('dialog');
    await run.getByLabel(t('admin.lessons.quiz.true'), { exact: true }).check();
    await run.getByLabel(language === 'zh' ? '现金' : 'Cash').check();
    await run.getByRole('button', { name: t('admin.lessons.quiz.grade') }).click();
    await expect(
      run.getByText(t('admin.lessons.quiz.failed', { score: 50, correct: 1, total: 2 })),
    ).toBeVisible();
    await run.getByRole('button', { name: t('common.close') }).click();

    const id = await saved(page, page.getByRole('button', { name: t('admin.lessons.create') }));

    // Taken as learners take it.
    await page.goto(`/courses/${course.course_id}/content/${id}`);
    await hydrated(page);
    await page.getByLabel(language === 'zh' ? '存款' : 'A deposit').check();
    await page.getByLabel(t('learning.quiz.true'), { exact: true }).check();
    await page.getByRole('button', { name: t('learning.quiz.submit') }).click();
    await expect(page.getByText('100%').first()).toBeVisible();
    await callApi(request, lessonAdminCalls.archive, { params: { id } }, admin);
  });
}
