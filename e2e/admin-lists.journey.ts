import { demoPeople, enter, expect, type Language, test } from './support.ts';

/** Lists of the administration at 1280 pixels: low rows, filters on one line. */

const MOST_PIXELS = 52;

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

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`no row of a list is higher than ${MOST_PIXELS} pixels in ${language}, and filters have one line`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, language, demoPeople.admin);
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
      expect(Math.max(...seen.rows), path).toBeLessThanOrEqual(MOST_PIXELS);
      expect([seen.lines, seen.sideways], path).toEqual([1, 0]);
    }
  });
}
