import { courseCalls } from '#contract/courses.ts';
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

/** A class is made of a list, enrolled in a course and given points together. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a group of a pasted list is enrolled, and a member opens the course`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const { list } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const course = list.find(({ points_required }) => points_required > 0);
    if (!course) throw new Error('the demo has no course with a price');
    const { user, email } = await enterAsNewcomer(page, language);
    await page.goto(`/courses/${course.course_id}`);
    await expect(page.getByRole('heading', { name: t('courses.redeem.title') })).toBeVisible();

    const adminPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto('/admin/groups');
    await hydrated(adminPage);
    await adminPage
      .getByRole('button', { name: t('admin.groups.add') })
      .first()
      .click();
    const dialog = adminPage.getByRole('dialog');
    const name = `${t('admin.groups.members')} ${email}`;
    await dialog.getByLabel(t('admin.groups.name')).fill(name);
    await dialog.getByRole('button', { name: t('admin.groups.create') }).click();
    await expect(adminPage.getByRole('heading', { level: 1, name })).toBeVisible();

    // The list is checked first; its second line is nobody.
    await adminPage.getByRole('button', { name: t('admin.groups.addMembers') }).click();
    await dialog
      .getByLabel(t('admin.listUpload.emails'))
      .fill(`${email}\nnobody.${language}@example.com`);
    await dialog.getByRole('button', { name: t('admin.listUpload.check') }).click();
    const unknown = dialog.getByRole('row').filter({ hasText: 'nobody.' });
    await expect(unknown.getByText(t('admin.groups.fates.unknown'))).toBeVisible();
    await dialog
      .getByRole('button', { name: t('admin.groups.addRun', { count: 1, shown: '1' }) })
      .click();
    await expect(dialog.getByText(t('admin.groups.memberAdded')).first()).toBeVisible();
    await dialog
      .getByRole('button', { name: t('common.close') })
      .last()
      .click();
    await expect(adminPage.getByRole('row').filter({ hasText: email })).toBeVisible();

    await adminPage.getByRole('button', { name: t('admin.groups.enrol') }).click();
    await dialog.getByLabel(t('admin.groups.course')).selectOption(String(course.course_id));
    await dialog.getByLabel(t('teaching.access.reason')).fill('春季班 · Spring class');
    await dialog.getByRole('button', { name: t('admin.groups.enrolRun') }).click();
    await expect(
      adminPage.getByText(t('messages.teaching.accessGranted', { count: 1 })).first(),
    ).toBeVisible();

    await adminPage.getByRole('button', { name: t('admin.groups.award') }).click();
    await dialog.getByLabel(t('admin.points.adjust.amount')).fill('25');
    await dialog.getByLabel(t('admin.points.adjust.reason')).fill('课堂测验 · Quiz night');
    await dialog.getByRole('button', { name: t('admin.groups.awardRun') }).click();
    await expect(
      adminPage.getByText(t('messages.groups.awarded', { count: 1 })).first(),
    ).toBeVisible();

    // The member reads why the course is open, begins it, and has the points.
    await page.reload();
    await expect(page.getByText('春季班 · Spring class')).toBeVisible();
    await page
      .getByRole('link', { name: t('courses.panel.start') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/content\/\d+/);
    await page.goto('/profile?tab=points');
    await expect(page.getByText('课堂测验 · Quiz night').first()).toBeVisible();
    expect(user.user_id).toBeGreaterThan(0);
  });
}
