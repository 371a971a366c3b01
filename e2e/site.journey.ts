import { marketingCalls } from '#contract/marketing.ts';
import { callApi, expect, hydrated, type Language, test, textsOf } from './support.ts';

/** The pages around the lessons: FAQ, stories, history, search, glossary, bilingual reading. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('changing the language of the FAQ closes every answer', async ({ page, request }) => {
      const { list } = await callApi(request, marketingCalls.faqs, {});
      expect(list.length).toBeGreaterThanOrEqual(10);
      await page.goto(`/faq?lang=${language}`);
      await hydrated(page);
      const open = page.locator('main details[open]');
      await page.locator('main summary').first().click();
      await page.locator('main summary').nth(2).click();
      await expect(open).toHaveCount(2);
      const other = language === 'zh' ? 'en' : 'zh';
      await page
        .getByRole('navigation', { name: t('marketing.faq.language') })
        .getByRole('link', { name: other === 'zh' ? '中文' : 'EN' })
        .click();
      const [first] = list;
      const question = (other === 'zh' ? first?.question_zh : first?.question) ?? '';
      await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
      await expect(open).toHaveCount(0);
    });

    test.describe('over a bad connection', () => {
      test.use({ expectedErrors: /ERR_FAILED/ });

      test('a page whose data fails to load says so in its language, and loads when tried again', async ({
        page,
      }) => {
        await page.goto(`/faq?lang=${language}`);
        await hydrated(page);
        await page.route('**/*.data*', (route) => route.abort());
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('layout.team') })
          .click();
        await expect(page.getByRole('heading', { name: t('common.errorTitle') })).toBeVisible();
        await page.unroute('**/*.data*');
        await page.getByRole('button', { name: t('common.retry') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('marketing.team.title'));
      });
    });

    test('the slides of the home page advance by themselves, but not while they have the focus', async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(`/?lang=${language}`);
      await hydrated(page);
      const slides = page.getByRole('region', { name: t('common.slides') });
      const shown = slides.locator('button[aria-current=true]');
      // Other journeys may add banners meanwhile: this page keeps the slides it was rendered with.
      const total = await slides.locator('[aria-roledescription=slide]').count();
      const slide = (number: number) => t('common.slide', { number, total });
      await expect(shown).toHaveAccessibleName(slide(1));
      await slides.getByRole('button', { name: t('common.next') }).focus();
      // A short timeout: slides that kept advancing would come back to this one.
      const heldAt = (number: number) =>
        expect(shown).toHaveAccessibleName(slide(number), { timeout: 1000 });
      await page.clock.runFor(11_000);
      await heldAt(1);
      await page.keyboard.press('ArrowRight');
      await expect(shown).toHaveAccessibleName(slide(2));
      await page.clock.runFor(11_000);
      await heldAt(2);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await page.clock.runFor(5100);
      await expect(shown).toHaveAccessibleName(slide(3));
    });

    test('three more stories are shown with each click until all twenty are', async ({ page }) => {
      await page.goto(`/cases?lang=${language}`);
      await hydrated(page);
      const stories = page.locator('main ol > li');
      await expect(stories).toHaveCount(3);
      await page.getByRole('link', { name: t('marketing.cases.more', { count: 3 }) }).click();
      await expect(stories).toHaveCount(6);
      await page.goto('/cases?shown=18');
      await hydrated(page);
      await page.getByRole('link', { name: t('marketing.cases.more', { count: 2 }) }).click();
      await expect(stories).toHaveCount(20);
      await expect(page.getByText(t('marketing.cases.all', { count: 20 }))).toBeVisible();
    });

    test('the keyboard moves through the milestones of the history, two at a time', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/prospect-history?lang=${language}`);
      await hydrated(page);
      const carousel = page.getByRole('region', { name: t('marketing.history.stations') });
      const slide = (number: number) =>
        carousel.getByRole('group', {
          name: t('common.slide', { number, total: 5 }),
          exact: true,
        });
      const leftOf = async (number: number) => (await slide(number).boundingBox())?.x ?? 0;
      const { width = 0 } = (await slide(1).boundingBox()) ?? {};
      expect(width).toBe(600);
      expect((await leftOf(2)) - (await leftOf(1))).toBeCloseTo(642, 0);

      const start = await leftOf(1);
      await slide(1).getByRole('link').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => leftOf(3)).toBeCloseTo(start, 0);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => leftOf(1)).toBeCloseTo(start, 0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/article=\d+#article$/);
      await expect(page.locator('#article')).toBeVisible();
    });

    test('a wide screen shows three whole milestones of the history', async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(`/prospect-history?lang=${language}`);
      await hydrated(page);
      const carousel = page.getByRole('region', { name: t('marketing.history.stations') });
      const { x: left = 0, width: shown = 0 } = (await carousel.boundingBox()) ?? {};
      for (const number of [1, 2, 3]) {
        const name = t('common.slide', { number, total: 5 });
        const card = carousel.getByRole('group', { name, exact: true });
        const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
        expect.soft(x, name).toBeGreaterThanOrEqual(left);
        expect.soft(x + width, name).toBeLessThanOrEqual(left + shown + 1);
        expect.soft(width, name).toBe(600);
      }
    });

    test('the search opens with a key and finds lessons by pinyin, Traditional and the other language', async ({
      page,
    }) => {
      await page.goto(`/?lang=${language}`);
      await hydrated(page);
      const box = page.getByRole('combobox', { name: t('search.label') });
      const options = page.getByRole('listbox').getByRole('option');
      // What is typed while the dialog loads is in its field.
      await page.keyboard.type('/tongzhang');
      await expect(options.filter({ hasText: /通胀|通货膨胀|inflation/i }).first()).toBeVisible();
      await expect(box).toHaveValue('tongzhang');
      await page.keyboard.press('Escape');
      for (const [key, words, found] of [
        ['Control+k', '通貨膨脹', /通胀|通货膨胀|inflation/i],
        ['/', 'inflation', /通胀|通货膨胀|inflation/i],
      ] as const) {
        await page.keyboard.press(key);
        await box.fill(words);
        await expect(options.filter({ hasText: found }).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(box).toBeHidden();
      }
      // Until the response arrives, the dialog says that it is searching.
      await page.route('**/api/search?*', async (route) => {
        await expect(
          page.getByRole('dialog').getByText(t('search.searching')).last(),
        ).toBeVisible();
        await route.continue();
      });
      await page.keyboard.press('/');
      await box.fill('ETF');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=ETF/);
      await expect(
        page.getByRole('heading', { name: t('search.groups.courses'), exact: true }),
      ).toBeVisible();
    });

    test('a lesson is read in both languages side by side, and its terms explain themselves', async ({
      page,
      request,
    }) => {
      const { courseCalls } = await import('#contract/courses.ts');
      const { learningCalls } = await import('#contract/learning.ts');
      const { list: courses } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
      const { course_id = 0 } =
        courses.find(({ title }) => title === 'First Steps in Investing') ?? {};
      const { list } = await callApi(request, learningCalls.contents, { query: { course_id } });
      const lesson = list.find(({ type }) => type === 'text');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/courses/${course_id}/content/${lesson?.content_id}?lang=${language}`);
      await hydrated(page);
      await page.getByRole('button', { name: t('reader.both') }).click();
      const block = page.locator('[data-block]').first();
      await expect(block.locator('[lang=zh-CN]')).toBeVisible();
      await expect(block.locator('[lang=en]')).toBeVisible();
      // In a column this narrow, justified Chinese would have wide gaps around an amount.
      await expect(block.locator('[lang=zh-CN]')).toHaveCSS('text-align', 'start');
      await page.getByRole('button', { name: t('reader.one'), exact: true }).click();
      await expect(page.locator('[data-block]')).toHaveCount(0);

      const term = page.locator('main a.term').first();
      await term.focus();
      await page.keyboard.press('Enter');
      const opened = page.getByRole('link', { name: t('glossary.open') });
      await expect(opened).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expect(term).toBeFocused();
    });
  });
}
