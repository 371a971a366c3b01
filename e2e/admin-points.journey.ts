import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { teacherCalls } from '#contract/teachers.ts';
import {
  callApi,
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/**
 * A rule is simulated, changed and earned by, and one of its entries corrected. No other journey
 * likes teachers, so this one may change the rule about it.
 */
const KIND = 'teacher_like';
const t = textsOf('zh');
const action = t(`pointsScreens.earn.kinds.${KIND}`);

test('an admin simulates and applies a rule, a learner earns by it, an entry is corrected', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const admin = await tokenOf(request, 'admin');
  const params = { kind: KIND } as const;
  const ruleNow = async () => {
    const { list } = await callApi(request, pointAdminCalls.rules, {}, admin);
    const rule = list.find(({ kind }) => kind === KIND);
    if (!rule?.amount) throw new Error(`there is no rule for ${KIND}`);
    return { amount: rule.amount, daily_cap: rule.daily_cap };
  };
  const before = await ruleNow();
  const amount = before.amount + 2;

  try {
    // The simulation shows what the last 90 days would have paid beside what they paid.
    await enter(page, 'zh', demoPeople.admin);
    await page.goto('/admin/economy');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: t('admin.titles.Economy') })).toBeVisible();
    await page
      .getByLabel(t('admin.economy.whatIf.rule'), { exact: true })
      .selectOption({ label: action });
    // The form shows the other rule at once, before its data has loaded.
    await expect(page.getByLabel(t('admin.economy.whatIf.amount'))).toHaveValue(
      String(before.amount),
    );
    await page.getByLabel(t('admin.economy.whatIf.amount')).fill('-1');
    await page.getByRole('button', { name: t('admin.economy.whatIf.compute') }).click();
    await expect(page.getByText(t('validation.whole_number'))).toBeVisible();
    await page.getByLabel(t('admin.economy.whatIf.amount')).fill(String(amount));
    await page.getByRole('button', { name: t('admin.economy.whatIf.compute') }).click();
    const { daily_cap } = before;
    const supposed = { params, query: { amount, ...(daily_cap !== null && { daily_cap }) } };
    const { paid, would_pay } = await callApi(request, economyAdminCalls.whatIf, supposed, admin);
    expect(would_pay).toBe((paid / before.amount) * amount);
    const region = page.getByRole('region', { name: t('admin.economy.whatIf.title') });
    await expect(region.getByText(t('common.points', { count: paid })).first()).toBeAttached();
    await expect(region.getByText(t('common.points', { count: would_pay })).first()).toBeAttached();
    expect(await ruleNow()).toEqual(before);

    // Applied: the rule's form has the amount filled in, and saves it.
    await page.getByRole('link', { name: t('admin.economy.whatIf.apply') }).click();
    const dialog = page.getByRole('dialog', { name: action });
    const field = dialog.getByRole('textbox', {
      name: t('admin.points.rules.amount'),
      exact: true,
    });
    await expect(field).toHaveValue(String(amount));
    await dialog.getByRole('button', { name: t('controls.save'), exact: true }).click();
    await expect(page.getByText(t('messages.points.ruleSaved')).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await ruleNow()).amount).toBe(amount);

    // The dialog shows the rule’s past values.
    await page.getByRole('button', { name: t('admin.points.rules.editNamed', { action }) }).click();
    const line = t('admin.economy.history.value', {
      field: t('admin.points.rules.amount'),
      before: String(before.amount),
      after: String(amount),
    });
    await expect(dialog.getByText(line).first()).toBeVisible();
    await dialog.getByRole('button', { name: t('controls.cancel') }).click();

    // A learner who joins now earns the new amount.
    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    const newcomer = await enterAsNewcomer(visitor, 'zh');
    const { list: teachers } = await callApi(request, teacherCalls.list, { query: {} });
    await visitor.goto(`/teachers/${teachers[0]?.teacher_id}`);
    await hydrated(visitor);
    await visitor
      .getByRole('button', { name: t('teachers.like') })
      .first()
      .click();
    await expect(visitor.getByText(t('courses.like.thanks')).first()).toBeVisible();
    await visitor.context().close();

    // The admin finds the entry in the ledger and corrects it, with a reason.
    await page.goto(
      `/admin/points/entries?kind=${KIND}&search=${encodeURIComponent(newcomer.email)}`,
    );
    await hydrated(page);
    await expect(
      page.getByText(t('admin.economy.entries.count', { count: 1, shown: '1' })),
    ).toBeVisible();
    const earned = t('pointsScreens.history.earned', { count: amount });
    await expect(page.getByRole('table').getByText(earned)).toBeAttached();
    await page.getByRole('button', { name: /^冲正记录/ }).click();
    const reversal = page.getByRole('dialog', { name: t('admin.points.adjust.reverseTitle') });
    await reversal.getByLabel(t('admin.points.adjust.reason')).fill('测试用的点赞');
    await reversal
      .getByRole('button', { name: t('admin.points.adjust.reverse'), exact: true })
      .click();
    await expect(reversal).toBeHidden();
    await page.getByRole('link', { name: /已由第/ }).click();
    await expect(page.getByRole('table')).toContainText('测试用的点赞');
    const { ok } = await callApi(request, pointAdminCalls.ledgerCheck, {}, admin);
    expect(ok).toBe(true);
  } finally {
    await callApi(request, pointAdminCalls.updateRule, { params, body: before }, admin);
  }
});

test('the ledger is filtered and exported as CSV, in English', async ({ page }) => {
  const english = textsOf('en');
  await enter(page, 'en', demoPeople.admin);
  await page.goto('/admin/points/entries');
  await hydrated(page);
  await page
    .getByLabel(english('admin.economy.entries.kind'))
    .selectOption({ label: english('points.entries.course_redemption') });
  await expect(page).toHaveURL(/kind=course_redemption/);
  // The export is filtered like the list, whose rows arrive a moment after the address has changed.
  const others = page.getByRole('row').filter({ hasText: english('points.entries.daily_sign_in') });
  await expect(others).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: english('admin.economy.entries.export') }).click();
  const file = await (await saving).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  const [header, ...rows] = Buffer.concat(chunks).toString().trimEnd().split('\r\n');
  expect(header).toContain(english('messages.points.ledger.description'));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toContain('course_redemption');
});
