import fs from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Download, Page } from '@playwright/test';
import { accountCalls } from '#contract/accounts.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { mailedPath } from './outbox.ts';
import {
  callApi,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
  tokenOf,
  verifyAddress,
} from './support.ts';

/** A learner’s own pages: profile, points, requests and sessions. */

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function bytesOf(download: Download): Promise<Buffer> {
  return fs.readFile(await download.path());
}

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

    test('a learner gives their name, and changes the language of everything', async ({ page }) => {
      await enterAsNewcomer(page, language);
      await open(page, '/profile');
      const name = page.getByLabel(t('accounts.profile.name'));
      await name.fill('林美芳 Lin');
      // Unsaved input survives a reload.
      await page.reload();
      await hydrated(page);
      await expect(page.getByText(t('common.draft.restored'))).toBeVisible();
      await expect(name).toHaveValue('林美芳 Lin');
      await page.getByRole('button', { name: t('accounts.profile.save'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: '林美芳 Lin' })).toBeVisible();

      const other = language === 'zh' ? 'en' : 'zh';
      await page.getByLabel(t('accounts.profile.language'), { exact: true }).selectOption(other);
      await page.getByRole('button', { name: t('accounts.profile.save'), exact: true }).click();
      await expect(
        page.getByRole('heading', { name: textsOf(other)('accounts.profile.about') }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', other === 'zh' ? 'zh-CN' : 'en');
    });

    test('the seventh check-in in a row is celebrated, with what to do next', async ({ page }) => {
      await enterAsNewcomer(page, language);
      // No journey lasts a week: the server's own response says that this is the seventh day.
      await page.route('**/api/points/signIn', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        const data = { ...json.data, streak: 7, next_bonus_in: 7 };
        await route.fulfill({ response, json: { ...json, data } });
      });
      await open(page, '/profile?tab=points');
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
      await open(page, '/profile?tab=points');
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

    test('a learner shares their invitation as code, link and picture', async ({ page }) => {
      await enterAsNewcomer(page, language);
      await open(page, '/profile');
      const card = page.getByRole('region', { name: t('accounts.profile.invitation.title') });
      await expect(card.getByText(t('accounts.profile.invitation.unused'))).toBeVisible();
      await expect(card.getByRole('img')).toHaveAccessibleName(/\/auth\/register\?/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name: t('accounts.profile.invitation.savePicture') }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.png$/);
      expect((await bytesOf(download)).subarray(1, 4).toString()).toBe('PNG');
    });

    test('a learner follows a request, step by step', async ({ page, request }) => {
      const { user, token, email } = await enterAsNewcomer(page, language);
      await verifyAddress(request, email);
      const userId = user.user_id;
      const admin = await tokenOf(request, 'admin');
      const body = { amount: 5000, reason: 'a journey' };
      await callApi(request, pointAdminCalls.adjust, { params: { id: userId }, body }, admin);
      const { list } = await callApi(request, rewardCalls.list, { query: { limit: 100 } }, token);
      const reward = list.find((one) => one.redeemable && one.requires_shipping);
      if (!reward) throw new Error('no reward can be had');
      const { redemption_id: id } = await callApi(
        request,
        redemptionCalls.createRedemption,
        {
          body: {
            reward_id: reward.reward_id,
            recipient_name: '林美芳',
            recipient_phone: '+65 8123 4567',
            shipping_address: '新加坡乌节路 100 号',
          },
        },
        token,
      );
      const step = { params: { id }, body: { carrier: 'SF Express', tracking_number: 'SF-123-9' } };
      await callApi(request, redemptionAdminCalls.approve, { params: { id }, body: {} }, admin);
      await callApi(request, redemptionAdminCalls.ship, step, admin);

      await open(page, `/profile?tab=redemptions&redemption=${id}`);
      const way = page.getByRole('region', { name: t('rewards.mine.timeline') });
      await expect(way.locator('[aria-current=step]')).toContainText(
        t('rewards.mine.steps.shipped'),
      );
      await expect(way.getByText('SF Express')).toBeVisible();
      await expect(way.getByText('SF-123-9')).toBeVisible();
      await expect(way.getByRole('listitem')).toHaveCount(4);
    });

    test('a reward needs a verified address, and the page offers to send a new link', async ({
      page,
      request,
      baseURL,
    }) => {
      const { user, token, email } = await enterAsNewcomer(page, language);
      const admin = await tokenOf(request, 'admin');
      const body = { amount: 5000, reason: 'a journey' };
      await callApi(request, pointAdminCalls.adjust, { params: { id: user.user_id }, body }, admin);
      const { list } = await callApi(request, rewardCalls.list, { query: { limit: 100 } }, token);
      const reward = list.find((one) => one.redeemable && one.requires_shipping);
      const first = await mailedPath(baseURL ?? '', email, 'verify');
      await open(page, `/rewards/submit/${reward?.reward_id}`);
      await expect(page.getByText(t('accounts.verify.rewardTitle'))).toBeVisible();
      await expect(page.getByLabel(t('rewards.form.name'))).toHaveCount(0);
      await page.getByRole('button', { name: t('accounts.verify.send') }).click();
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
      const second = await mailedPath(baseURL ?? '', email, 'verify', first);

      // In another tab, as when the email is opened there; the first link is valid as well.
      const other = await page.context().newPage();
      await other.goto(`${first}&lang=${language}`);
      await hydrated(other);
      await other.getByRole('button', { name: t('accounts.verify.submit') }).click();
      await expect(other.getByText(t('accounts.verify.verifiedTitle'))).toBeVisible();
      await other.close();
      await page.reload();
      await expect(page.getByLabel(t('rewards.form.name'))).toBeVisible();

      // The second link says that the address is verified already; an invalid one is refused.
      await open(page, second);
      await page.getByRole('button', { name: t('accounts.verify.submit') }).click();
      await expect(page.getByText(t('accounts.verify.alreadyTitle'))).toBeVisible();
      await open(page, `/auth/verify?token=of-last-week&lang=${language}`);
      await page.getByRole('button', { name: t('accounts.verify.submit') }).click();
      await expect(page.getByText(t('accounts.verify.deadTitle'))).toBeVisible();
    });

    test('an expired reset link says so before a password is typed', async ({ page }) => {
      await open(page, `/auth/reset?token=of-last-week&lang=${language}`);
      await expect(page.getByText(t('accounts.reset.deadTitle'))).toBeVisible();
      await expect(page).not.toHaveURL(/token=/);
      await expect(page.getByLabel(t('accounts.reset.newPassword'))).toHaveCount(0);
      await page.getByRole('link', { name: t('accounts.reset.newLink') }).click();
      await expect(page).toHaveURL(/\/auth\/forgot/);
    });

    test('a learner logs out elsewhere, one by one and all at once, and changes the password', async ({
      page,
      request,
    }) => {
      const person = await enterAsNewcomer(page, language);
      const elsewhere = () => callApi(request, accountCalls.login, { body: person });
      for (let i = 0; i < 3; i++) await elsewhere();
      await open(page, '/profile?tab=settings');
      const sessions = page.getByRole('region', { name: t('accounts.settings.sessions.title') });
      await expect(sessions.getByRole('listitem')).toHaveCount(4);
      const device = t('accounts.settings.sessions.unknown');
      const [end = ''] = t('accounts.settings.sessions.end', { device, time: '\n' }).split('\n');
      await sessions.getByRole('button', { name: end }).first().click();
      await expect(page.getByText(t('messages.accounts.sessionEnded'))).toBeVisible();
      await expect(sessions.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('button', { name: t('accounts.settings.sessions.endOthers') }).click();
      await expect(page.getByText(t('accounts.settings.sessions.alone'))).toBeVisible();

      await elsewhere();
      const fresh = 'a-wider-view-than-before';
      const password = page.getByRole('region', { name: t('accounts.settings.password.title') });
      await password.getByLabel(t('accounts.settings.password.current')).fill(person.password);
      await page.getByLabel(t('accounts.reset.newPassword'), { exact: true }).fill(fresh);
      await page.getByLabel(t('accounts.reset.confirm')).fill(fresh);
      await page.setViewportSize({ width: 390, height: 780 });
      const save = page.getByRole('button', { name: t('accounts.settings.password.submit') });
      await save.click();
      const confirmation = page.getByText(t('messages.accounts.passwordChanged'));
      await expect(confirmation).toBeVisible();
      // The confirmation is shown away from the button that was clicked.
      const [above = 0, below = 0] = await Promise.all(
        [confirmation, save].map(async (part) => (await part.boundingBox())?.y),
      );
      expect(Math.abs(above - below)).toBeGreaterThan(100);
      await expect(page.getByText(t('accounts.settings.sessions.alone'))).toBeVisible();

      // This device stays; the old password opens nothing any more, the new one does.
      await page.reload();
      await expect(page).toHaveURL(/tab=settings/);
      const old = await request.post('/api/users/login', { data: person });
      expect(old.status()).toBe(401);
      await callApi(request, accountCalls.login, { body: { ...person, password: fresh } });
    });
  });
}
