import { courseCalls } from '#contract/courses.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
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
  tokenOf,
} from './support.ts';

/** A group is created from a list, enrolled in a course, given points and sent a message. */

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

    // The list is checked first; its second line matches no account.
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
    const points = t('common.points', { count: 25 });
    await dialog.getByRole('button', { name: t('admin.groups.awardPoints', { points }) }).click();
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

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: a message to a group is read by a member, from the bell`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const { email } = await enterAsNewcomer(page, language);
    const token = await tokenOf(request, 'admin');
    const group = { name: `${t('admin.groups.messages')} ${email}`, note: '' };
    const { group_id: id } = await callApi(request, groupAdminCalls.create, { body: group }, token);
    const members = { emails: [email] };
    await callApi(request, groupAdminCalls.addMembers, { params: { id }, body: members }, token);

    const adminPage = await browser.newPage({ baseURL: baseURL ?? '' });
    await enter(adminPage, language, demoPeople.admin);
    await adminPage.goto(`/admin/groups/${id}`);
    await hydrated(adminPage);
    await expect(adminPage.getByText(t('admin.groups.noMessages'))).toBeVisible();
    await adminPage.getByRole('button', { name: t('admin.groups.message') }).click();
    const dialog = adminPage.getByRole('dialog');
    await expect(dialog.getByText(t('admin.groups.messageTextsHint'))).toBeVisible();
    await dialog.getByRole('button', { name: t('admin.groups.messageRun') }).click();
    await expect(dialog.getByText(t('validation.one_language')).first()).toBeVisible();
    // Written in Chinese alone, it is sent to readers of both languages.
    const chinese = dialog.getByRole('group', { name: t('admin.languages.zh') });
    await chinese.getByLabel(t('admin.groups.subject')).fill('周六开课');
    await chinese.getByLabel(t('admin.groups.text')).fill('上午十点上课。\n请提前预习。');
    await dialog.getByRole('button', { name: t('admin.groups.messageRun') }).dblclick();
    await expect(
      adminPage.getByText(t('messages.groups.messageSent', { count: 1 })).first(),
    ).toBeVisible();
    const sent = adminPage.getByRole('button', { name: '周六开课' });
    await expect(sent).toHaveCount(1);
    await sent.click();
    await expect(dialog.getByText('上午十点上课。')).toBeVisible();

    // The list of people is narrowed to the group.
    await adminPage.goto('/admin/users');
    await hydrated(adminPage);
    const filter = adminPage.getByRole('combobox', { name: t('admin.groups.filter') });
    await filter.selectOption({ label: group.name });
    await expect(adminPage).toHaveURL(new RegExp(`group_id=${id}`));
    await expect(adminPage.getByRole('row').filter({ hasText: email })).toBeVisible();
    await expect(adminPage.getByText(demoPeople.student.email)).toHaveCount(0);

    await page.goto('/notifications');
    await hydrated(page);
    await page.getByRole('link', { name: '周六开课' }).click();
    await expect(page).toHaveURL(/\/notifications\/messages\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: '周六开课' })).toBeVisible();
    await expect(page.getByText('请提前预习。')).toBeVisible();
  });
}
