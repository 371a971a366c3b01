import { z } from 'zod';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { pathOfNotice } from '#domain/notice-path.ts';
import {
  callApi,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** Notices: the bell, their list, and how a person chooses to receive them. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: the bell counts a grade, leads to it, and counts it no more`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const course = courses.find(({ title }) => title === 'First Steps in Investing');
    if (!course) throw new Error('the demo course is missing');
    const { course_id } = course;
    const { list } = await callApi(request, learningCalls.contents, { query: { course_id } });
    const assignment = list.find(({ type }) => type === 'assignment');
    if (!assignment) throw new Error('the demo assignment is missing');
    const { token } = await enterAsNewcomer(page, language);
    const bell = page.getByRole('banner').getByRole('link', { name: t('titles.Notices') });
    const counted = (number: string) =>
      page.getByRole('banner').getByRole('link', { name: number });
    await page.goto('/');
    await expect(bell).toHaveAccessibleName(t('titles.Notices'));

    const sent = await request.post('/api/assignment/submit', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { content_id: String(assignment.content_id), text: 'My plan' },
    });
    const { data } = await sent.json();
    const { submission_id: id } = z.object({ submission_id: z.int() }).parse(data.submission);
    const teacher = await tokenOf(request, 'teacher');
    const graded = { params: { id }, body: { score: 55 } };
    await callApi(request, teachingCalls.grade, graded, teacher);
    // The page is still open, and its bell is updated without a reload.
    const one = t('layout.unreadNotices', { number: '1' });
    await expect(counted(one)).toBeVisible();
    await expect(page.getByRole('banner').getByText(one)).toHaveAttribute('aria-live', 'polite');

    // The HTML of a page has the number, before any script runs.
    const html = await (await page.request.get('/')).text();
    expect(html).toContain(`aria-label="${one}"`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await hydrated(page);
    await counted(one).click();
    await expect(page).toHaveURL('/notifications');
    await page.getByRole('link', { name: t('notifications.unread'), exact: true }).click();
    await expect(page).toHaveURL('/notifications?unread=1');
    const notice = page.getByRole('listitem').filter({ hasText: '55' });
    await notice.getByRole('link').click();
    await expect(page).toHaveURL(`/courses/${course_id}/content/${assignment.content_id}`);
    await expect(bell).toHaveAccessibleName(t('titles.Notices'));
    await bell.click();
    await expect(notice).toBeVisible();
    await expect(notice).not.toContainText(t('notifications.unread'));
    await expect(page.getByRole('button', { name: t('notifications.readAll') })).toBeHidden();

    // The list is still open, and shows the next notice without a reload.
    await callApi(request, teachingCalls.grade, { params: { id }, body: { score: 57 } }, teacher);
    await expect(page.getByRole('listitem').filter({ hasText: '57' })).toBeVisible();
    // A push leads to its page by an address that names it: there it is read, as it is from the list.
    const unread = { query: { unread: true } };
    const [newest] = (await callApi(request, notificationCalls.lists, unread, token)).list;
    if (newest === undefined) throw new Error('the second grade is missing');
    await page.goto(pathOfNotice(newest.link, newest.notification_id));
    await expect(page).toHaveURL(newest.link);
    await expect(bell).toHaveAccessibleName(t('titles.Notices'));
    expect((await callApi(request, notificationCalls.lists, unread, token)).list).toEqual([]);
  });

  test(`in ${language}: a kind of notice that is switched off stays off`, async ({ page }) => {
    const t = textsOf(language);
    await enterAsNewcomer(page, language);
    await page.goto('/notifications');
    await hydrated(page);
    await page.getByRole('link', { name: t('notifications.settings') }).click();
    await expect(page).toHaveURL('/notifications/settings');
    const choice = page
      .getByRole('group', { name: t('messages.notifications.labels.submission_graded') })
      .getByLabel(t('notifications.email'));
    await expect(choice).toBeChecked();
    await choice.click();
    await expect(page.getByText(t('messages.notifications.saved'))).toBeVisible();
    await page.reload();
    await expect(choice).not.toBeChecked();
  });

  test(`in ${language}: a weekly digest and quiet hours are stored`, async ({ page }) => {
    const t = textsOf(language);
    await enterAsNewcomer(page, language);
    await page.goto('/notifications/settings');
    await hydrated(page);
    const frequency = page.getByLabel(t('notifications.frequency'));
    await expect(frequency).toHaveValue('at_once');
    const stored = () => page.waitForResponse((answer) => answer.url().endsWith('/delivery'));
    const choose = async (act: () => Promise<unknown>) => {
      const [answer] = await Promise.all([stored(), act()]);
      expect(answer.status()).toBe(200);
    };
    await choose(() => frequency.selectOption('weekly'));
    await choose(() => page.getByLabel(t('notifications.quiet')).check());
    await choose(() =>
      page.getByLabel(t('notifications.quietTo'), { exact: true }).selectOption('7'),
    );
    await page.reload();
    await expect(frequency).toHaveValue('weekly');
    await expect(page.getByLabel(t('notifications.quietFrom'), { exact: true })).toHaveValue('22');
    await expect(page.getByLabel(t('notifications.quietTo'), { exact: true })).toHaveValue('7');
  });
}
