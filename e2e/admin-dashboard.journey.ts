import { dashboardCalls } from '#contract/dashboard-admin.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** The dashboard’s figures and their rows, payments, and the audit of them. */

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('an admin looks at a period, and at the rows behind its figures', async ({
      page,
      request,
    }) => {
      await enter(page, language, demoPeople.admin);
      await page.goto('/admin');
      await hydrated(page);

      // A preset by keyboard; the address keeps it over a reload.
      const quarter = page.getByRole('link', { name: t('admin.dashboard.presets.quarter') });
      await quarter.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
      const from = new URL(page.url()).searchParams.get('from') ?? '';
      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(t('admin.dashboard.from'), { exact: true })).toHaveValue(from);
      await expect(quarter).toHaveAttribute('aria-current', 'true');

      // A curve is walked through with the arrow keys.
      const name = t('admin.dashboard.metrics.registrations');
      const walk = page.getByRole('slider', { name: t('admin.dashboard.explore', { name }) });
      await walk.focus();
      const last = await walk.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowLeft');
      await expect(walk).not.toHaveAttribute('aria-valuetext', last ?? '');

      // The figure leads to its rows, of the same days, and their number is the figure.
      const chart = page.getByRole('region', { name });
      await chart.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`metric=registrations&from=${from}`));
      const { searchParams } = new URL(page.url());
      const token = await tokenOf(request, 'admin');
      const query = {
        metric: 'registrations',
        from: searchParams.get('from') ?? '',
        to: searchParams.get('to') ?? '',
      } as const;
      // Other journeys register people meanwhile: page and API are read until they agree.
      await expect(async () => {
        await page.reload();
        const rows = await callApi(request, dashboardCalls.rows, { query }, token);
        const atOnce = { timeout: 1000 };
        await expect(page.locator('main strong')).toHaveText(String(rows.total), atOnce);
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(
          Math.min(rows.count, rows.limit) + 1,
          atOnce,
        );
      }).toPass({ timeout: 60_000 });
    });

    test('a payment is recorded once, shows in the card and in the audit, and is voided', async ({
      page,
      request,
    }) => {
      const token = await tokenOf(request, 'admin');
      const note = `receipt ${language} ${Date.now()}`;
      await enter(page, language, demoPeople.admin);
      await page.goto('/admin/payments');
      await hydrated(page);
      await page.getByRole('link', { name: t('admin.payments.record') }).click();
      const dialog = page.getByRole('dialog');

      // Three decimals are refused at the field; nothing is recorded.
      const amount = dialog.getByLabel(t('admin.payments.amount'));
      await amount.fill('1234.567');
      await dialog.getByLabel(t('admin.payments.note')).fill(note);
      // Of two wrong fields the first one of the page has the focus.
      const paidOn = dialog.getByLabel(t('admin.payments.paidOn'));
      const today = await paidOn.inputValue();
      await paidOn.fill('');
      // Its name follows the amount.
      const submit = dialog.locator('button[type=submit]');
      await submit.click();
      await expect(dialog.getByText(t('validation.two_decimals'))).toBeVisible();
      await expect(amount).toBeFocused();
      await paidOn.fill(today);

      // An amount in another currency than the one beside it is refused until that is chosen.
      const currency = dialog.getByLabel(t('admin.payments.currency'));
      const isOther = dialog.getByText(t('validation.amount_currency', { currency: 'CNY' }));
      await amount.fill('US$50');
      await expect(isOther).toBeVisible();
      await currency.selectOption('USD');
      await expect(isOther).toBeHidden();
      await expect(submit).toHaveText(/50\.00/);
      await currency.selectOption('CNY');

      await amount.fill('1.234,50');
      await expect(submit).toHaveText(t('admin.payments.recordMoney', { money: '¥1,234.50' }));
      await dialog.getByLabel(t('admin.payments.payer')).fill('student@example.com');
      await dialog.getByRole('button', { name: /student@example\.com/ }).click();
      await submit.dblclick();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(note)).toBeVisible();
      const found = await callApi(request, paymentCalls.list, { query: { search: note } }, token);
      expect(found.count).toBe(1);

      // The revenue of the month includes it.
      const { cards } = await callApi(request, dashboardCalls.stats, {}, token);
      const revenue = cards.monthlyRevenue.find(({ currency }) => currency === 'CNY')?.value ?? 0;
      await page.goto('/admin');
      await hydrated(page);
      const shown = revenue.toLocaleString('zh-CN', { style: 'currency', currency: 'CNY' });
      await expect(
        page.getByRole('listitem').filter({
          has: page.getByRole('link', { name: t('admin.dashboard.cards.monthlyRevenue') }),
        }),
      ).toContainText(shown);

      // Voided with a reason, it leaves the list of the valid ones.
      await page.goto(`/admin/payments?search=${encodeURIComponent(note)}`);
      await hydrated(page);
      await page
        .getByRole('table')
        .getByRole('button', { name: new RegExp(`^${t('admin.payments.void')}`) })
        .click();
      const question = page.getByRole('dialog');
      await question.getByLabel(t('admin.payments.voidReason')).fill('recorded for a journey');
      await question.getByRole('button', { name: t('admin.payments.void'), exact: true }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText(t('admin.noResults'))).toBeVisible();

      // The audit says who did both.
      await page.goto(`/admin/audit?entity=payment&entity_id=${found.list[0]?.payment_id}`);
      await hydrated(page);
      const lines = page.getByRole('main').getByRole('list').first().locator('> li');
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toContainText(t('admin.audit.verbs.void'));
      await expect(lines.first()).toContainText('recorded for a journey');
      await expect(lines.last()).toContainText(t('admin.audit.verbs.create'));
    });
  });
}

test('only admins see figures, payments and the audit', async ({ page }) => {
  await enter(page, 'en', demoPeople.teacher);
  for (const path of ['/admin', '/admin/payments', '/admin/audit', '/admin/activities']) {
    await page.goto(path);
    // Teachers are led to their own area.
    await expect(page).toHaveURL(/\/teach$/);
  }
});
