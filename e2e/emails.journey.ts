import { accountCalls } from '#contract/accounts.ts';
import { emailAdminCalls } from '#contract/emails-admin.ts';
import { emailsTo } from './outbox.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  hydrated,
  newcomer,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** An admin edits an email’s texts, previews and tests them; then learners receive them. */

const kind = 'passwordChanged';

test('an admin edits, previews and tests an email’s texts, and learners receive them from then on', async ({
  page,
  request,
  baseURL: origin,
}) => {
  const baseURL = origin ?? '';
  const t = textsOf('zh');
  const heading = `密码换好了 ${Date.now()}`;
  await enter(page, 'zh', demoPeople.admin);
  await page.goto('/admin/emails');
  await page.getByRole('link', { name: t(`admin.emails.kinds.${kind}`) }).click();
  await hydrated(page);
  const chinese = page.getByRole('group', { name: t('admin.languages.zh') });
  await chinese.getByLabel(t('admin.emails.fields.heading')).fill(`${heading} `);
  await page
    .getByRole('button', { name: t('admin.emails.insert', { name: '{{academy}}' }) })
    .click();
  await expect(chinese.getByLabel(t('admin.emails.fields.heading'))).toHaveValue(
    `${heading} {{academy}}`,
  );

  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
  // Its styles apply although the policy of the page forbids styles in markup.
  const paper = preview.locator('body');
  await expect(paper).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await page.getByRole('button', { name: t('admin.emails.themes.dark') }).click();
  await expect(paper).toHaveCSS('background-color', 'rgb(12, 21, 38)');
  await page.getByRole('button', { name: t('admin.emails.sendTest') }).click();
  await expect(page.getByText(demoPeople.admin.email)).toBeVisible();
  await expect
    .poll(() => emailsTo(baseURL, demoPeople.admin.email).some((text) => text.includes(heading)))
    .toBe(true);

  await page.getByRole('button', { name: t('admin.emails.save'), exact: true }).click();
  await expect(page.getByText(t('messages.emails.saved'))).toBeVisible();
  await page.goto('/admin/emails');
  await expect(
    page.getByRole('row').filter({ hasText: t(`admin.emails.kinds.${kind}`) }),
  ).toContainText(t('admin.emails.changedIn.zh'));

  const person = await newcomer(request, 'zh');
  const password = 'a-much-better-one';
  const body = {
    user_id: person.user.user_id,
    current_password: person.password,
    new_password: password,
    confirm_password: password,
  };
  await callApi(request, accountCalls.changePassword, { body }, person.token);
  await expect
    .poll(() => emailsTo(baseURL, person.email).some((text) => text.includes(heading)))
    .toBe(true);

  const admin = await tokenOf(request, 'admin');
  const params = { kind } as const;
  const { standard } = await callApi(request, emailAdminCalls.get, { params }, admin);
  await callApi(request, emailAdminCalls.update, { params, body: standard }, admin);
});

test.describe('what is refused', () => {
  // The preview makes a call, which the server refuses.
  test.use({ expectedErrors: /status of 400/ });

  test('an unknown placeholder is reported, and the standard text can be restored', async ({
    page,
  }) => {
    const t = textsOf('en');
    await enter(page, 'en', demoPeople.admin);
    await page.goto('/admin/emails/digest');
    await hydrated(page);
    const english = page.getByRole('group', { name: t('admin.languages.en') });
    const subject = english.getByLabel(t('admin.emails.fields.subject'));
    const before = await subject.inputValue();
    await subject.fill('News for {{nme}}');
    await expect(page.getByText(t('admin.emails.noPreview'))).toBeVisible();
    await expect(page.getByText('{{nme}} is not known here')).toBeVisible();
    await english.getByRole('button', { name: t('admin.emails.restore') }).click();
    await expect(subject).toHaveValue(before);
    await expect(page.getByText(t('admin.emails.noPreview'))).toBeHidden();
  });
});
