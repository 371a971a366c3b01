import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
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

/** An assignment with a file: submitted, returned, submitted again, graded. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: an assignment is submitted, returned, improved, graded and paid`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    // The demo's teacher teaches the one free course for beginners with an assignment of its own.
    const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const course = courses.find(({ title }) => title === 'First Steps in Investing');
    if (!course) throw new Error('the demo course is missing');
    const { list: contents } = await callApi(request, learningCalls.contents, {
      query: { course_id: course.course_id },
    });
    const assignment = contents.find(({ type }) => type === 'assignment');
    if (!assignment) throw new Error('the demo assignment is missing');
    const lesson = `/courses/${course.course_id}/content/${assignment.content_id}`;

    const { user, token } = await enterAsNewcomer(page, language);
    const pointsNow = async () => {
      const query = { user_id: user.user_id };
      return (await callApi(request, pointCalls.balance, { query }, token)).available_points;
    };
    const before = await pointsNow();

    // An empty submission is reported, and a file of a type that is not accepted is refused before
    // it is sent.
    await page.goto(lesson);
    await hydrated(page);
    const send = page.getByRole('button', { name: t('learning.assignment.send'), exact: true });
    await send.click();
    await expect(page.getByText(t('learning.assignment.empty'))).toBeVisible();
    const fileInput = page.locator('input[type=file]');
    const drawing = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await fileInput.setInputFiles(drawing);
    await expect(
      page.getByRole('alert').filter({ hasText: t('files.kinds.document') }),
    ).toBeVisible();

    // Text and file.
    await page.getByLabel(t('learning.assignment.work')).fill('我的计划，第一稿');
    // Text that was not submitted survives a reload.
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(t('learning.assignment.work'))).toHaveValue('我的计划，第一稿');
    await fileInput.setInputFiles({
      name: '计划.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('必要开销 3400'),
    });
    await expect(page.getByText('计划.txt')).toBeVisible();
    await send.click();
    await expect(page.getByText(t('learning.assignment.status.submitted')).first()).toBeVisible();

    // The teacher reads it, file included, and returns it.
    const teacherPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(teacherPage, language, demoPeople.teacher);
    await teacherPage.goto('/teach');
    await hydrated(teacherPage);
    await teacherPage
      .getByRole('link', { name: t('teaching.courses.toSubmissions') })
      .first()
      .click();
    await teacherPage
      .getByRole('link', { name: t('teaching.work.read', { name: user.name }), exact: true })
      .click();
    await expect(teacherPage.getByText('我的计划，第一稿')).toBeVisible();
    const saving = teacherPage.waitForEvent('download');
    const download = t('learning.assignment.download', { name: '计划.txt' });
    await teacherPage.getByRole('button', { name: download }).click();
    expect((await saving).suggestedFilename()).toBe('计划.txt');
    const giveBack = teacherPage.getByRole('button', { name: t('teaching.form.return') });
    await giveBack.click();
    await expect(teacherPage.getByText(t('validation.feedback_required'))).toBeVisible();
    await teacherPage.getByLabel(t('teaching.form.feedback')).fill('请写明备用金的月数');
    const returned = teacherPage.waitForResponse(
      (response) => response.url().endsWith('/return') && response.ok(),
    );
    await giveBack.click();
    await returned;
    await expect(
      teacherPage.getByText(t('teaching.work.returned'), { exact: true }).first(),
    ).toBeVisible();

    // The learner reads why, and submits again with another file.
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('请写明备用金的月数')).toBeVisible();
    await page.getByLabel(t('learning.assignment.work')).fill('我的计划，第二稿：六个月');
    await fileInput.setInputFiles({
      name: '计划二.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('备用金 六个月'),
    });
    await page.getByRole('button', { name: t('learning.assignment.sendAgain') }).click();
    await expect(page.getByText(t('learning.assignment.status.submitted')).first()).toBeVisible();
    expect(await pointsNow()).toBe(before);

    // The teacher’s page still shows the earlier submission: the grade is refused, and the new one
    // shown.
    await teacherPage.getByLabel(t('teaching.form.score')).fill('86');
    await teacherPage.getByLabel(t('teaching.form.feedback')).fill('很清楚');
    const saveGrade = teacherPage.getByRole('button', { name: t('teaching.form.grade') });
    await saveGrade.click();
    await expect(teacherPage.getByText(t('teaching.form.stale'))).toBeVisible();
    await expect(teacherPage.getByText('我的计划，第二稿：六个月')).toBeVisible();
    // Unsent feedback survives a reload.
    await teacherPage.reload();
    await hydrated(teacherPage);
    await expect(teacherPage.getByText(t('common.draft.restored'))).toBeVisible();
    await expect(teacherPage.getByLabel(t('teaching.form.score'))).toHaveValue('86');
    await expect(teacherPage.getByLabel(t('teaching.form.feedback'))).toHaveValue('很清楚');
    await saveGrade.click();
    await expect(teacherPage.getByText(t('teaching.one.completed'))).toBeVisible();
    await teacherPage.close();

    // Completed, with the grade and the points.
    await page.reload();
    await hydrated(page);
    const mark = t('learning.assignment.score', { score: 86, mark: 70 });
    await expect(page.getByText(mark)).toBeVisible();
    await expect(page.getByText('很清楚')).toBeVisible();
    await expect(page.getByText(t('learning.assignment.passed'))).toBeVisible();
    await expect(page.getByText(t('learning.rule.done')).first()).toBeVisible();
    expect(await pointsNow()).toBe(before + 5);
  });
}
