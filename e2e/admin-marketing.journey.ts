import type { Page } from '@playwright/test';
import { accountCalls } from '#contract/accounts.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { reviewAdminCalls } from '#contract/reviews-admin.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  type Language,
  openPage,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** What admins write for the public pages, as they edit it and as visitors see it. */

/** A field of one language: both languages have the same labels, side by side. */
const field = (page: Page, t: ReturnType<typeof textsOf>, side: Language, label: string) =>
  page
    .getByRole('group', { name: t(`admin.languages.${side}`), exact: true })
    .getByRole('textbox', { name: label, exact: false });

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);
    const stamp = `${language}-${process.pid}-${Date.now()}`;

    test('a new FAQ is shown in both languages, moved up, archived and restored', async ({
      page,
      browser,
      baseURL,
    }) => {
      const question = { zh: `学费怎么付？${stamp}`, en: `How do I pay? ${stamp}` };
      const answer = { zh: `课程页面写明价格。${stamp}`, en: `It says so there. ${stamp}` };
      await enter(page, language, demoPeople.admin);
      await openPage(page, '/admin/marketing?tab=faqs');
      await page.getByRole('link', { name: t('admin.marketing.add.faqs') }).click();

      // An empty form shows what is missing at its fields, and keeps what was typed.
      await field(page, t, 'en', t('admin.marketing.fields.question')).fill(question.en);
      await page.getByRole('button', { name: t('admin.marketing.create'), exact: true }).click();
      await expect(page.getByText(t('validation.one_language'))).toBeVisible();
      await expect(page.getByText(t('admin.missing.zh')).first()).toBeVisible();

      await field(page, t, 'zh', t('admin.marketing.fields.question')).fill(question.zh);
      await field(page, t, 'zh', t('admin.marketing.fields.answer')).fill(answer.zh);
      await field(page, t, 'en', t('admin.marketing.fields.answer')).fill(answer.en);
      const preview = page.getByRole('region', { name: t('admin.marketing.preview.title') });
      await expect(preview.getByText(question[language])).toBeVisible();
      const other = language === 'zh' ? 'en' : 'zh';
      await preview.getByRole('button', { name: t(`admin.languages.${other}`) }).click();
      await expect(preview.getByText(question[other])).toBeVisible();
      await page.getByRole('button', { name: t('admin.marketing.create'), exact: true }).click();
      await expect(page.getByText(t('messages.marketing.added'))).toBeVisible();

      // By the keyboard alone, one place up.
      const up = page.getByRole('button', {
        name: t('admin.lists.up', { name: question[language] }),
        exact: true,
      });
      await up.focus();
      const rows = page.getByRole('list', { name: t('admin.marketing.tabs.faqs') });
      const before = await rows.getByRole('listitem').count();
      const stored = page.waitForResponse(/\/api\/admin\/faqs\/order/);
      await page.keyboard.press('Enter');
      expect((await stored).status()).toBe(200);
      await expect(rows.getByRole('listitem').nth(before - 2)).toContainText(question[language]);
      await expect(up).toBeFocused();

      // Visitors of either language see it.
      const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      for (const seen of ['zh', 'en'] as const) {
        await visitor.goto(`/faq?lang=${seen}`);
        await visitor.getByText(question[seen]).click();
        await expect(visitor.getByText(answer[seen])).toBeVisible();
      }

      // Archived it is gone; undone it is back.
      await page
        .getByRole('button', {
          name: t('admin.rewards.archiveNamed', { name: question[language] }),
          exact: true,
        })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('admin.rewards.archive'), exact: true })
        .click();
      await expect(page.getByText(t('messages.marketing.archived'))).toBeVisible();
      await visitor.goto(`/faq?lang=${language}`);
      await expect(visitor.getByText(question[language])).toHaveCount(0);
      await page.getByRole('button', { name: t('admin.undo') }).click();
      await expect(page.getByText(t('messages.marketing.restored'))).toBeVisible();
      await visitor.goto(`/faq?lang=${language}`);
      await expect(visitor.getByText(question[language])).toBeVisible();
      await visitor.context().close();
    });

    test('a new banner is a slide of the home page in both languages', async ({
      page,
      browser,
      baseURL,
    }) => {
      const title = { zh: `春季开课${stamp}`, en: `Spring term ${stamp}` };
      await enter(page, language, demoPeople.admin);
      await openPage(page, '/admin/marketing?edit=new');
      await field(page, t, 'zh', t('admin.marketing.fields.title')).fill(title.zh);
      await field(page, t, 'en', t('admin.marketing.fields.title')).fill(title.en);
      const link = page.getByLabel(t('admin.marketing.fields.link'));
      await link.fill('http://elsewhere.example');
      await page.getByRole('button', { name: t('admin.marketing.create'), exact: true }).click();
      await expect(page.getByText(t('validation.link'))).toBeVisible();
      await link.fill('/courses?level=beginner');
      await page.getByRole('button', { name: t('admin.marketing.create'), exact: true }).click();
      await expect(page.getByText(t('messages.marketing.added'))).toBeVisible();
      const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      for (const seen of ['zh', 'en'] as const) {
        await visitor.goto(`/?lang=${seen}`);
        await expect(visitor.getByRole('heading', { name: title[seen] })).toBeAttached();
      }
      await visitor.context().close();
    });

    test('a new pillar is on the home page in both languages until it is archived', async ({
      page,
      browser,
      baseURL,
    }) => {
      const title = { zh: `耐心${stamp}`, en: `Perseverance ${stamp}` };
      await enter(page, language, demoPeople.admin);
      await openPage(page, '/admin/marketing?tab=passages');
      await page.getByRole('link', { name: t('admin.marketing.add.passages') }).click();
      await field(page, t, 'zh', t('admin.marketing.fields.title')).fill(title.zh);
      await field(page, t, 'en', t('admin.marketing.fields.title')).fill(title.en);
      await page
        .getByRole('combobox', { name: t('admin.marketing.fields.section') })
        .selectOption('home_pillar');
      await page.getByRole('button', { name: t('admin.marketing.create'), exact: true }).click();
      await expect(page.getByText(t('messages.marketing.added'))).toBeVisible();
      const pillars = page.getByRole('list', { name: t('admin.marketing.sections.home_pillar') });
      await expect(pillars.getByRole('link', { name: title[language] })).toBeVisible();

      const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      for (const seen of ['zh', 'en'] as const) {
        await visitor.goto(`/?lang=${seen}`);
        await expect(visitor.getByRole('heading', { name: title[seen] })).toBeVisible();
      }
      await page
        .getByRole('button', {
          name: t('admin.rewards.archiveNamed', { name: title[language] }),
          exact: true,
        })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('admin.rewards.archive'), exact: true })
        .click();
      await expect(page.getByText(t('messages.marketing.archived'))).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: title.en })).toHaveCount(0);
      await visitor.context().close();
    });

    test('a hidden review disappears from the course page at once, and can be shown again', async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      const token = await tokenOf(request, 'admin');
      const { list } = await callApi(
        request,
        reviewAdminCalls.list,
        { query: { hidden: false, sort: language === 'zh' ? 'oldest' : 'lowest', limit: 100 } },
        token,
      );
      const review = list.find(({ comment }) => comment !== '');
      if (!review) throw new Error('the demo academy has no reviews');
      await enter(page, language, demoPeople.admin);
      await openPage(
        page,
        `/admin/reviews?course_id=${review.course_id}&search=${encodeURIComponent(review.comment)}`,
      );
      const row = page.getByRole('article').filter({ hasText: review.user_email });
      await row
        .getByRole('button', { name: t('admin.reviews.hideNamed', { name: review.user_name }) })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('admin.reviews.hide'), exact: true }).click();
      await expect(dialog.getByText(t('validation.reason_required'))).toBeVisible();
      await dialog.getByLabel(t('admin.reviews.reason')).fill('Spam');
      await dialog.getByRole('button', { name: t('admin.reviews.hide'), exact: true }).click();
      await expect(
        row.getByText(t('admin.reviews.hiddenBecause', { reason: 'Spam' })),
      ).toBeVisible();

      const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      const course = `/courses/${review.course_id}?lang=${language}`;
      await visitor.goto(course);
      const written = visitor
        .locator('li, article')
        .filter({ hasText: review.comment })
        .filter({ hasText: review.user_name });
      await expect(written).toHaveCount(0);
      await row
        .getByRole('button', { name: t('admin.reviews.showNamed', { name: review.user_name }) })
        .click();
      await expect(page.getByText(t('messages.reviews.shown'))).toBeVisible();
      await visitor.context().close();
    });
  });
}

test('an announcement is on the home page as soon as it is saved', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const t = textsOf('zh');
  const before = await callApi(request, marketingCalls.siteSettings, {});
  const text = `本周六线上答疑，欢迎参加 ${Date.now()}`;
  await enter(page, 'zh', demoPeople.admin);
  const announcement = page
    .getByRole('region', { name: t('admin.academy.announcement') })
    .getByRole('group', { name: t('admin.languages.zh') })
    .getByRole('textbox');
  const save = async (value: string) => {
    await openPage(page, '/admin/settings');
    await announcement.fill(value);
    await page.getByRole('button', { name: t('admin.academy.save') }).click();
    await expect(page.getByText(t('messages.academy.settingsSaved'))).toBeVisible();
  };
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  try {
    await save(text);
    const preview = page.getByRole('region', { name: t('admin.academy.preview') });
    await expect(preview.getByText(text)).toBeVisible();
    await visitor.goto('/?lang=zh');
    await expect(visitor.getByText(text)).toBeVisible();

    // A change of the time zone asks for confirmation; without it nothing is saved.
    await page.getByLabel(t('admin.academy.fields.time_zone')).selectOption('Europe/London');
    await page.getByRole('button', { name: t('admin.academy.save') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Europe/London');
    await question.getByRole('button', { name: t('controls.cancel') }).click();
    const { time_zone } = await callApi(request, marketingCalls.siteSettings, {});
    expect(time_zone).toBe(before.time_zone);
    await page.getByLabel(t('admin.academy.fields.time_zone')).selectOption(before.time_zone);
  } finally {
    await save(before.announcement_zh);
  }
  await visitor.reload();
  await expect(visitor.getByText(before.announcement_zh)).toBeVisible();
  await visitor.context().close();
});

test('input of a form whose session ended is restored after the login', async ({
  page,
  request,
}) => {
  const t = textsOf('zh');
  const { token } = await enter(page, 'zh', demoPeople.admin);
  await openPage(page, '/admin/settings');
  const phone = page.getByLabel(t('admin.academy.fields.phone'));
  const before = await phone.inputValue();
  await phone.fill('+65 0000 1111');
  // Somebody ends it elsewhere: on a lost phone, or by a new password.
  await callApi(request, accountCalls.logout, {}, token);
  await page.getByRole('button', { name: t('admin.academy.save') }).click();
  await page.waitForURL(/\/auth\/login/);
  const login = page.getByRole('button', { name: t('accounts.login.submit'), exact: true });
  await expect(async () => {
    await page.getByLabel(t('accounts.email')).fill(demoPeople.admin.email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(demoPeople.admin.password);
    await expect(login).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await login.click();
  await page.waitForURL(/\/admin\/settings/);
  await expect(phone).toHaveValue('+65 0000 1111');
  await page.getByRole('button', { name: t('common.draft.discard') }).click();
  await expect(phone).toHaveValue(before);
});
