import fs from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Download } from '@playwright/test';
import { pointCalls } from '#contract/points.ts';
import {
  callApi,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  openPage,
  test,
  textsOf,
} from './support.ts';

/** A learner’s points: the daily check-in, the balance, and the statement as CSV and PDF. */

const bytesOf = async (download: Download) => fs.readFile(await download.path());

/** The Unicode values of the characters that a PDF shows, as its own tables list them. */
function charactersOf(pdf: Buffer): Set<string> {
  const text = pdf.toString('latin1');
  const found = new Set<string>();
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const start = index + (/stream\r?\n/.exec(text.slice(index))?.[0].length ?? 0);
    const end = text.indexOf('endstream', start);
    let inflated: string;
    try {
      inflated = inflateSync(pdf.subarray(start, end)).toString('latin1');
    } catch {
      continue;
    }
    if (!inflated.includes('begincmap')) continue;
    for (const [, code = ''] of inflated.matchAll(/<([0-9a-f]{4})>/gi)) {
      found.add(String.fromCodePoint(Number.parseInt(code, 16)));
    }
  }
  return found;
}

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('the seventh check-in in a row is celebrated, with what to do next', async ({ page }) => {
      await enterAsNewcomer(page, language);
      // No journey lasts a week: the server's own response says that this is the seventh day.
      await page.route('**/api/points/signIn', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        const data = { ...json.data, streak: 7, next_bonus_in: 7 };
        await route.fulfill({ response, json: { ...json, data } });
      });
      await openPage(page, '/profile?tab=points');
      await page.getByRole('button', { name: t('checkIn.action'), exact: true }).click();
      const dialog = page.getByRole('dialog', {
        name: t('checkIn.streakDone.title', { days: 7 }),
      });
      await expect(dialog.getByText(t('common.earned', { count: 10 }))).toBeVisible();
      await dialog.getByRole('link', { name: t('checkIn.streakDone.rewards') }).click();
      await expect(page).toHaveURL(/\/rewards$/);
      await expect(dialog).toBeHidden();
    });

    test('a learner checks in for the day, sees the change, and downloads a statement', async ({
      page,
    }) => {
      await enterAsNewcomer(page, language);
      await openPage(page, '/profile?tab=points');
      await page.getByRole('button', { name: t('checkIn.action'), exact: true }).click();
      await expect(page.getByText(t('checkIn.tomorrow'))).toBeVisible();

      // A second click says that today is done.
      await page.getByRole('button', { name: t('checkIn.done') }).click();
      await expect(page.getByText(t('messages.points.alreadySignedIn'))).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(page.getByText(t('checkIn.streak', { count: 1 }))).toBeVisible();

      const history = page.getByRole('region', { name: t('pointsScreens.history.title') });
      await expect(history.getByText(t('points.entries.daily_sign_in'))).toBeVisible();
      // Welcome points come once somebody has begun to learn; the panel says so.
      await expect(history.getByText(t('points.entries.welcome'))).toHaveCount(0);
      await expect(page.getByText(t('pointsScreens.earn.when.welcome'))).toBeVisible();

      // The chart says in words what it shows, and as a table.
      const days = t('pointsScreens.chart.title', { days: 90 });
      const chart = page.getByRole('region', { name: days });
      await expect(chart.getByRole('img')).toHaveAccessibleName(/10/);
      await chart.getByText(t('pointsScreens.chart.asTable')).click();
      await expect(chart.getByRole('cell', { name: '10', exact: true })).toBeVisible();

      await page.getByText(t('pointsScreens.statement.title'), { exact: true }).click();
      const save = async (name: string): Promise<Download> => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name, exact: true }).click(),
        ]);
        return download;
      };

      const csv = await save(t('pointsScreens.statement.csv'));
      expect(csv.suggestedFilename()).toMatch(
        language === 'zh' ? /^积分对账单-\d{4}-\d\d-\d\d\.csv$/ : /^points-statement-.*\.csv$/,
      );
      const table = await bytesOf(csv);
      expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [header = '', ...rows] = table.toString('utf8').trimEnd().split('\r\n');
      expect(header).toContain(t('messages.points.statement.balance'));
      expect(header).toContain('Asia/Singapore');
      expect(rows.map((row) => row.split(',').slice(-3))).toEqual([
        [t('points.entries.daily_sign_in'), '10', '10'],
      ]);

      const pdf = await bytesOf(await save(t('pointsScreens.statement.pdf')));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const shown = charactersOf(pdf);
      for (const character of t('messages.points.statement.title').replaceAll(' ', '')) {
        expect(shown, `the statement shows ${character}`).toContain(character);
      }

      // Days on which nothing moved make a statement without rows.
      await page.getByLabel(t('pointsScreens.statement.to'), { exact: true }).fill('2020-01-31');
      const none = await bytesOf(await save(t('pointsScreens.statement.csv')));
      expect(none.toString('utf8').trimEnd().split('\r\n')).toHaveLength(1);
    });

    test('the balance is drawn before any script has run', async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      const { token } = await enterAsNewcomer(page, language);
      await callApi(request, pointCalls.signIn, {}, token);
      const state = await page.context().storageState();
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: state,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const still = await plain.newPage();
      await still.goto('/profile?tab=points');
      const title = t('pointsScreens.chart.title', { days: 90 });
      await expect(still.getByRole('region', { name: title }).getByRole('img')).toBeVisible();
      await plain.close();
    });
  });
}
