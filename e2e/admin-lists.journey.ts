import { couponAdminCalls } from '#contract/coupons-admin.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  hydrated,
  type Language,
  placeholderRoom,
  test,
  textsOf,
} from './support.ts';

/** Lists of the administration at 1280 pixels: low rows, filters on one line, whole hints. */

const MAX_PIXELS = 52;

const lists = [
  '/admin/courses',
  '/admin/courses/1/contents',
  '/admin/content',
  '/admin/teachers',
  '/admin/users',
  '/admin/rewards',
  '/admin/reward-categories',
  '/admin/redemptions?status=all',
  '/admin/points/entries',
  '/admin/payments?state=all',
  '/admin/invitations',
  '/admin/coupons',
  '/admin/reviews',
  '/admin/audit',
  '/admin/activities',
  '/admin/marketing?tab=banners',
  '/admin/marketing?tab=activities',
  '/admin/marketing?tab=articles',
  '/admin/marketing?tab=faqs',
  '/admin/marketing?tab=cases',
  '/admin/marketing?tab=passages',
];

/** The demo academy has no coupons. */
const coupon = {
  note: '春季招生，印在新加坡与吉隆坡的传单上 · Spring campaign, on the flyers of both cities',
  amount: 1234.5,
  currency: 'MYR',
  max_uses: 5000,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: '2099-03-31T15:59:59Z',
} as const;

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`no row of a list is higher than ${MAX_PIXELS} pixels in ${language}, filters have one line and whole hints`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const { token } = await enter(page, language, demoPeople.admin);
    await callApi(request, couponAdminCalls.create, { body: coupon }, token);
    for (const path of lists) {
      await page.goto(path);
      const seen = await page.locator('main').evaluate((main) => {
        const isRow = 'tbody tr, li';
        const rows = [...main.querySelectorAll(isRow)].filter(
          (row) =>
            row.checkVisibility() &&
            row.closest('nav') === null &&
            row.parentElement?.closest(isRow) === null,
        );
        const fields = [
          ...main.querySelectorAll<HTMLInputElement>(
            'form[method=get] :is(input:not([type=hidden]), select)',
          ),
        ].filter(({ name }) => name !== 'sort' && name !== 'limit');
        const ends = fields.map((field) => field.getBoundingClientRect());
        const tables = [...main.querySelectorAll('[role=table]')];
        return {
          rows: rows.map((row) => Math.floor(row.getBoundingClientRect().height)),
          // Fields of one line overlap in height.
          lines: ends.every((one) => ends.every((two) => one.top < two.bottom)) ? 1 : 2,
          sideways: tables.filter(
            ({ parentElement: box }) => box !== null && box.scrollWidth > box.clientWidth,
          ).length,
        };
      });
      expect(seen.rows.length, path).toBeGreaterThan(0);
      expect(Math.max(...seen.rows), path).toBeLessThanOrEqual(MAX_PIXELS);
      expect([seen.lines, seen.sideways], path).toEqual([1, 0]);
      for (const field of await page.locator('main form[method=get] input[type=search]').all()) {
        expect(await placeholderRoom(field), path).toBeGreaterThan(0);
      }
    }
  });
}

test('the down arrow enters the queue of requests from anywhere on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'zh', demoPeople.admin);
  await page.goto('/admin/redemptions?status=all');
  await hydrated(page);
  const rows = page.locator('li [data-open]');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.locator('li [data-choice]').nth(1)).toBeChecked();
});

test('a phone shows no hints about keyboard shortcuts', async ({ browser, baseURL }) => {
  const t = textsOf('zh');
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await enter(page, 'zh', demoPeople.admin);
  await page.goto('/admin/redemptions?status=all');
  await expect(page.getByText(t('admin.redemptions.chooseAll'))).toBeVisible();
  await expect(page.getByText(t('admin.redemptions.keys'))).toBeHidden();
  await context.close();
});

test('an open dialog darkens the page to its right edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 'en', demoPeople.admin);
  await page.goto('/admin/redemptions?status=all');
  await hydrated(page);
  /** The brightness of a pixel, 0 to 255. */
  const brightnessAt = async (x: number) => {
    const shot = await page.screenshot({ clip: { x, y: 30, width: 1, height: 1 } });
    const blank = await page.context().newPage();
    const brightness = await blank.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return (red + green + blue) / 3;
    }, shot.toString('base64'));
    await blank.close();
    return brightness;
  };
  const before = await brightnessAt(1278);
  await page.locator('li [data-open]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => brightnessAt(1278)).toBeLessThan(before - 80);
});
