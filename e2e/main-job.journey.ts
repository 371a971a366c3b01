import { courseCalls } from '#contract/courses.ts';
import { pointAdminCalls } from '#contract/points.ts';
import {
  callApi,
  expect,
  hydrated,
  type Language,
  registerNewcomer,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** Learn, earn, redeem, approve: the whole main job, as a newcomer and an admin meet it. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('a guest browses, a newcomer joins, learns, earns and redeems', async ({
      page,
      request,
    }) => {
      // As a guest: from the home page to a course that is free.
      await page.goto(`/?lang=${language}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language === 'zh' ? 'zh-CN' : 'en',
      );
      const { list } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
      const free = list.find((course) => course.title === 'First Steps in Investing');
      const premium = list.find((course) => course.title === 'Value Investing: A Beginning');
      if (!free || !premium) throw new Error('the demo courses are missing');
      const title = language === 'zh' ? free.title_zh : free.title;
      await page.goto(`/courses?search=${language === 'zh' ? '投资' : 'invest'}`);
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      // The guard leads to the login and keeps the way back.
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fprofile/);

      const person = await registerNewcomer(page, language);
      await page.reload();
      await hydrated(page);

      // Today's sign-in, once.
      await page
        .getByRole('button', { name: t('home.strip.signIn') })
        .first()
        .click();
      await expect(page.getByText(t('learning.earned', { count: 10 })).first()).toBeVisible();

      // Reading a lesson to its end and completing it.
      await page.goto(`/courses/${free.course_id}`);
      await hydrated(page);
      await page
        .getByRole('link', { name: t('courses.panel.start') })
        .first()
        .click();
      await page.getByRole('button', { name: t('learning.complete') }).click();
      await expect(page.getByText(t('learning.earned', { count: 5 })).first()).toBeVisible();

      // Liking, marking as read, reviewing.
      await page.goto(`/courses/${free.course_id}`);
      await hydrated(page);
      await page.getByRole('button', { name: t('courses.like.action') }).click();
      await expect(page.getByRole('button', { name: t('courses.like.undo') })).toBeVisible();
      await page.getByRole('button', { name: t('courses.read.action') }).click();
      await expect(page.getByText(t('courses.read.done')).first()).toBeVisible();
      await page.getByText(t('common.stars', { count: 5 }), { exact: true }).click({ force: true });
      await page.getByLabel(t('courses.reviews.comment')).fill('讲得清楚，谢谢老师。👍');
      await page.getByRole('button', { name: t('courses.reviews.send') }).click();
      await expect(page.getByText('讲得清楚，谢谢老师。👍')).toBeVisible();

      // 20 welcome, 10 sign-in, 5 lesson, 5 like, 5 read, 10 review.
      await page.goto('/profile?tab=points');
      await expect(page.getByText('55').first()).toBeVisible();

      // A premium course asks for more than that; the academy grants some.
      await page.goto(`/courses/${premium.course_id}`);
      await expect(page.getByText(t('courses.redeem.short')).first()).toBeVisible();
      const admin = await tokenOf(request, 'admin');
      const { user_id } = await page.evaluate(() =>
        JSON.parse(localStorage.getItem('user') ?? '{}'),
      );
      await callApi(
        request,
        pointAdminCalls.adjust,
        { params: { id: user_id }, body: { amount: 1000, reason: 'a journey' } },
        admin,
      );
      await page.reload();
      await hydrated(page);
      await page
        .getByRole('button', { name: t('courses.redeem.action') })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .or(page.getByRole('dialog'))
        .getByRole('button', { name: t('courses.redeem.confirm'), exact: true })
        .click();
      await expect(page.getByText(t('courses.redeem.doneTitle'))).toBeVisible();
      expect(person.email).toContain('@');
    });
  });
}
