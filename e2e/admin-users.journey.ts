import fs from 'node:fs/promises';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import {
  callApi,
  demoPeople,
  enter,
  expect,
  freshEmail,
  hydrated,
  type Language,
  logIn,
  openPage,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** How admins manage people: import, accounts, teachers, invitation codes, deactivation. */

function fileOf(lines: readonly string[]) {
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  return { name: 'people.csv', mimeType: 'text/csv', buffer };
}

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test.describe(`in ${language}`, () => {
    const t = textsOf(language);

    test('an admin checks a list of people, imports it, and a second import adds nobody', async ({
      page,
      request,
    }) => {
      const email = freshEmail();
      const file = fileOf([
        '邮箱,姓名,角色',
        `${email},林美芳,学员`,
        `${email.toUpperCase()},林美芳,学员`,
        `${demoPeople.student.email},Somebody,学员`,
        'no email,Tan,学员',
        `${freshEmail()},=1+1,学员`,
      ]);
      await enter(page, language, demoPeople.admin);
      await openPage(page, '/admin/users');
      await page.getByRole('link', { name: t('admin.accounts.importLink'), exact: true }).click();
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: t('admin.accounts.import.try') }).click();
      const result = page.getByRole('region', { name: t('admin.accounts.import.triedTitle') });
      for (const fate of ['create', 'duplicate', 'exists', 'bad_email', 'formula'] as const) {
        const row = result
          .getByRole('row')
          .filter({ hasText: t(`admin.accounts.import.outcomes.${fate}`) });
        await expect(row).toHaveCount(1);
      }
      const token = await tokenOf(request, 'admin');
      const find = () => callApi(request, userAdminCalls.list, { query: { search: email } }, token);
      expect((await find()).count).toBe(0);

      const download = page.waitForEvent('download');
      await result.getByRole('button', { name: t('admin.accounts.import.download') }).click();
      const table = await fs.readFile(await (await download).path(), 'utf8');
      expect(table.split('\r\n')).toHaveLength(7);
      expect(table).toContain(",'=1+1,");

      await result
        .getByRole('button', { name: t('admin.accounts.import.run', { count: 1, shown: '1' }) })
        .click();
      await expect(
        page.getByRole('heading', { name: t('admin.accounts.import.doneTitle') }),
      ).toBeVisible();
      expect((await find()).list).toMatchObject([{ name: '林美芳', has_password: false }]);

      await page.getByRole('button', { name: t('admin.accounts.import.try') }).click();
      await expect(page.getByText(t('admin.accounts.import.nothing'))).toBeVisible();
      await page.getByRole('button', { name: t('admin.accounts.import.remove') }).click();
      await page
        .locator('input[type=file]')
        .setInputFiles({ ...fileOf([]), buffer: Buffer.from('PK\u0003\u0004') });
      await page.getByRole('button', { name: t('admin.accounts.import.try') }).click();
      await expect(page.getByText(t('messages.accounts.import.workbook'))).toBeVisible();
    });

    test('an admin creates a teacher’s account and deactivates it, which ends its session', async ({
      page,
      browser,
      baseURL,
    }) => {
      const email = freshEmail();
      const password = 'chosen-by-the-admin';
      await enter(page, language, demoPeople.admin);
      await openPage(page, '/admin/users?edit=new');
      await page.getByLabel(t('admin.accounts.form.name'), { exact: true }).fill('周老师');
      await page.getByLabel(t('admin.accounts.form.email'), { exact: true }).fill(email);
      await page.getByLabel(t('admin.accounts.form.role'), { exact: true }).selectOption('teacher');
      await page.getByLabel(t('admin.accounts.form.password'), { exact: true }).fill(password);
      await page
        .getByRole('button', { name: t('admin.accounts.form.create'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: '周老师' })).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/users\/\d+$/);

      const teacherContext = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const teacher = await teacherContext.newPage();
      await logIn(teacher, language, { email: email.toUpperCase(), password });
      await openPage(teacher, '/teach');
      await expect(teacher).toHaveURL(/\/teach$/);

      await page.reload();
      await hydrated(page);
      await page.getByRole('button', { name: t('admin.accounts.person.deactivate') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('admin.accounts.person.deactivate') })
        .click();
      await expect(
        page.getByRole('button', { name: t('admin.accounts.person.reactivate') }),
      ).toBeVisible();
      await expect(page.getByText(t('admin.accounts.person.noSessions'))).toBeVisible();
      await teacher.goto('/teach');
      await expect(teacher).toHaveURL(/\/auth\/login/);
      await teacherContext.close();

      // Removing an account asks for its name; the way back keeps the search of the list.
      await openPage(page, `/admin/users?search=${encodeURIComponent(email)}`);
      await page.getByRole('link', { name: '周老师' }).click();
      await page.getByRole('button', { name: t('admin.accounts.person.remove') }).click();
      const question = page.getByRole('alertdialog');
      const remove = question.getByRole('button', { name: t('admin.accounts.person.remove') });
      await expect(remove).toBeDisabled();
      await question.getByRole('textbox').fill('周老师');
      await expect(remove).toBeEnabled();
      await question.getByRole('button', { name: t('controls.cancel') }).click();
      await page.getByRole('link', { name: t('admin.accounts.form.backToList') }).click();
      await expect(page).toHaveURL(/search=/);

      // The search is stored in the address, so that going back restores the list.
      await openPage(page, `/admin/users?search=${encodeURIComponent(email)}`);
      await page.getByRole('link', { name: '周老师' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '周老师' })).toBeVisible();
      await page.goBack();
      await expect(page.locator('input[name=search]')).toHaveValue(email);
    });

    test('an admin adds a teacher in one language, archives them and undoes it', async ({
      page,
    }) => {
      const name = `周明 ${freshEmail().slice(9, 30)}`;
      await enter(page, language, demoPeople.admin);
      await openPage(page, '/admin/teachers?edit=new');
      await page.getByLabel(t('admin.teachers.form.name')).first().fill(name);
      await page
        .getByRole('button', { name: t('admin.teachers.form.create'), exact: true })
        .click();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      // By keyboard alone: the focus moves to “undo”, and from there to the restored row.
      const archive = page.getByRole('button', { name: t('admin.rewards.archiveNamed', { name }) });
      await archive.press('Enter');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('admin.rewards.archive') })
        .press('Enter');
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
      await expect(page.getByRole('button', { name: t('admin.undo') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(archive).toBeFocused();
    });

    test('an admin creates an invitation code and deactivates it', async ({ page }) => {
      const code = `FAIR-${freshEmail().replace(/\D/g, '')}${language.toUpperCase()}`;
      await enter(page, language, demoPeople.admin);
      await openPage(page, '/admin/invitations?edit=new');
      await page.getByLabel(t('admin.invitations.form.code'), { exact: true }).fill(code);
      await page.getByLabel(t('admin.invitations.form.maxUses'), { exact: true }).fill('5');
      await page.getByRole('button', { name: t('admin.invitations.form.create') }).click();
      await expect(
        page.getByRole('heading', { name: t('admin.invitations.form.editTitle', { code }) }),
      ).toBeVisible();
      await page.getByLabel(t('admin.invitations.form.on'), { exact: true }).uncheck();
      await page
        .getByRole('button', { name: t('admin.invitations.form.save'), exact: true })
        .click();
      const row = page.getByRole('row').filter({ hasText: code });
      await expect(row.getByText(t('admin.invitations.states.off'))).toBeVisible();
    });
  });
}

for (const person of ['student', 'teacher'] as const) {
  test(`a ${person} who opens an admin page is led to their own area, and admin calls refuse them`, async ({
    page,
    request,
  }) => {
    const { token } = await enter(page, 'en', demoPeople[person]);
    for (const path of ['/admin', '/admin/users', '/admin/users/1', '/admin/users/import']) {
      await openPage(page, path);
      await expect(page).toHaveURL(person === 'teacher' ? /\/teach$/ : /:\d+\/(\?.*)?$/);
    }
    const answer = await request.get('/api/admin/users', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(403);
  });
}
