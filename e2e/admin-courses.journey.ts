import { courseAdminCalls } from '#contract/courses-admin.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { pointCalls } from '#contract/points.ts';
import {
  callApi,
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  type Language,
  test,
  textsOf,
  tokenOf,
} from './support.ts';

/** An admin creates a course with its lessons, orders and publishes it; a learner completes it. */

const REWARD = 77;

// Serially: both languages would share the one draft of a new course that an admin has.
test.describe.configure({ mode: 'default' });

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: an admin makes a course and a learner completes it`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const t = textsOf(language);
    const mark = `${language}${Date.now()}`;
    const names = { en: `Kites and wind ${mark}`, zh: `风筝与风 ${mark}` };
    const title = names[language];
    const admin = await tokenOf(request, 'admin');
    await enter(page, language, demoPeople.admin);

    // From the list to an empty form, which shows what is missing at each field.
    await page.goto('/admin/courses');
    await hydrated(page);
    await page.getByRole('link', { name: t('admin.courses.add') }).click();
    const create = page.getByRole('button', { name: t('admin.courses.form.create') });
    const discard = page.getByRole('button', { name: t('admin.draft.discard') });
    await expect(create.or(discard)).toBeVisible();
    // A draft of a new course by the same admin may be left from another journey.
    if (await discard.isVisible()) await discard.click();
    await create.click();
    await expect(page.getByText(t('validation.title_required'))).toBeVisible();
    // A mark may follow the label where this language is missing.
    const text = (side: Language, label: string) =>
      page
        .getByRole('group', { name: t(`admin.languages.${side}`), exact: true })
        .getByLabel(new RegExp(`^${label}`));
    await text('zh', t('admin.audit.fields.title')).fill(names.zh);
    await text('en', t('admin.audit.fields.title')).fill(names.en);
    await text('zh', t('admin.audit.fields.description')).fill('讲风。');
    await page.getByLabel(t('admin.courses.form.pointsReward')).fill(String(REWARD));
    await page.getByLabel(t('admin.courses.form.price.USD')).fill('1250.005');
    await page.getByRole('button', { name: t('admin.courses.form.create') }).click();
    await expect(page.getByText(t('validation.two_decimals'))).toBeVisible();
    await page.getByLabel(t('admin.courses.form.price.USD')).fill('0');
    await page.getByRole('button', { name: t('admin.courses.form.create') }).click();
    await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);

    // A draft says what it lacks; a teacher is chosen and saved.
    const lacks = (what: 'teacher' | 'contents') =>
      page.getByText(t(`admin.courses.publishing.lacks.${what}`), { exact: true });
    await expect(lacks('teacher')).toBeVisible();
    await expect(lacks('contents')).toBeVisible();
    await expect(page.getByText(t('admin.courses.publishing.untranslated.en'))).toBeVisible();
    await page
      .getByLabel(t('admin.courses.form.teacher'), { exact: true })
      .selectOption({ index: 1 });
    await page.getByRole('button', { name: t('admin.courses.form.save'), exact: true }).click();
    await expect(lacks('teacher')).toHaveCount(0);
    const publish = page.getByRole('button', {
      name: t('admin.courses.publishing.publish'),
      exact: true,
    });
    await expect(publish).toBeDisabled();

    // Somebody else changes it meanwhile: nothing that was typed is lost.
    await callApi(
      request,
      courseAdminCalls.update,
      { params: { id }, body: { short_description: 'About kites.' } },
      admin,
    );
    await text('en', t('admin.audit.fields.description')).fill('About the wind.');
    await page.getByRole('button', { name: t('admin.courses.form.save'), exact: true }).click();
    await expect(page.getByText(t('admin.stale.title'))).toBeVisible();
    await expect(text('en', t('admin.audit.fields.short_description'))).toHaveValue('About kites.');
    await page.getByRole('button', { name: t('admin.courses.form.save'), exact: true }).click();
    await expect(page.getByText(t('messages.courses.saved')).first()).toBeVisible();
    await expect(page.getByText(t('admin.stale.title'))).toHaveCount(0);

    // The course gets a lesson and a quiz, in the wrong order.
    const add = (body: Parameters<typeof addLesson>[0]) => addLesson(body);
    const addLesson = (body: {
      type: 'text' | 'quiz';
      title: string;
      title_zh: string;
      content_data: Record<string, unknown>;
    }) => callApi(request, lessonAdminCalls.create, { body: { course_id: id, ...body } }, admin);
    const quiz = { en: 'What lifts a kite?', zh: '什么托起风筝？' };
    const lesson = { en: 'The wind', zh: '气流从哪里来' };
    await add({
      type: 'quiz',
      title: quiz.en,
      title_zh: quiz.zh,
      content_data: {
        pass_mark: 100,
        max_attempts: 0,
        questions: [
          {
            id: 'q1',
            type: 'true_false',
            question: 'The wind lifts a kite.',
            question_zh: '风托起风筝。',
            options: [],
            answer: true,
            explanation: 'It does.',
            explanation_zh: '是的。',
          },
        ],
      },
    });
    await add({
      type: 'text',
      title: lesson.en,
      title_zh: lesson.zh,
      content_data: { html: '<p>Wind moves.</p>', html_zh: '<p>风在动。</p>' },
    });
    await page.goto(`/admin/courses/${id}/contents`);
    await hydrated(page);
    const rows = page.getByRole('list', { name: t('admin.courses.contents.list') });
    const first = rows.getByRole('listitem').first();
    await expect(first).toContainText(quiz[language]);

    // Up with a button, which keeps the focus; down again by dragging with the keyboard, and back.
    const moved = (name: string, place: number) =>
      page.getByText(t('admin.lists.moved', { name, place, total: 2 })).first();
    const up = page.getByRole('button', {
      name: t('admin.lists.up', { name: lesson[language] }),
    });
    const isStored = () =>
      page.waitForResponse((response) => response.url().endsWith('/contents/order'), {
        timeout: 5000,
      });
    const [answer] = await Promise.all([isStored(), up.click()]);
    expect(answer.status()).toBe(200);
    await expect(first).toContainText(lesson[language]);
    await expect(moved(lesson[language], 1)).toBeAttached();
    await expect(up).toBeFocused();
    const handle = page.getByRole('button', {
      name: t('admin.lists.handle', { name: lesson[language] }),
      exact: true,
    });
    /**
     * Moves the lesson by keyboard and waits until the order is stored, which the next move needs.
     */
    const dragByKeys = (key: 'ArrowUp' | 'ArrowDown', place: number, top: string) =>
      // A key pressed before the rows were measured moves nothing: the move is repeated.
      expect(async () => {
        const isLifted = (await handle.getAttribute('aria-pressed')) === 'true';
        if (!isLifted && (await first.textContent())?.includes(top)) return;
        if (!isLifted) {
          await handle.focus();
          await page.keyboard.press('Space');
          await expect(handle).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
        }
        await page.keyboard.press(key);
        await expect(moved(lesson[language], place)).toBeAttached({ timeout: 2000 });
        const [stored] = await Promise.all([isStored(), page.keyboard.press('Space')]);
        expect(stored.status()).toBe(200);
        await expect(first).toContainText(top, { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
    await dragByKeys('ArrowDown', 2, quiz[language]);
    await expect(first).toContainText(quiz[language]);
    await dragByKeys('ArrowUp', 1, lesson[language]);
    await expect(first).toContainText(lesson[language]);
    // And by the mouse: the quiz to the top, and the lesson over it again.
    const drag = async (from: number, to: number) => {
      const boxOf = async (place: number) => {
        const box = await rows
          .getByRole('listitem')
          .nth(place)
          .getByRole('button')
          .first()
          .boundingBox();
        if (!box) throw new Error('a content has no handle');
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [start, end] = [await boxOf(from), await boxOf(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x, start.y - 10, { steps: 3 });
      await page.mouse.move(end.x, end.y - 8, { steps: 8 });
      await page.mouse.up();
    };
    const dragToTop = (name: string) =>
      expect(async () => {
        if ((await first.textContent())?.includes(name)) return;
        // It is shown at once; another page has it when it is stored.
        const [stored] = await Promise.all([isStored(), drag(1, 0)]);
        expect(stored.status()).toBe(200);
        await expect(first).toContainText(name, { timeout: 3000 });
      }).toPass({ timeout: 60_000 });
    await dragToTop(quiz[language]);
    await dragToTop(lesson[language]);
    await page.reload();
    await hydrated(page);
    await expect(first).toContainText(lesson[language]);

    // As a guest will see it, before anybody can.
    await page.goto(`/courses/${id}?preview=guest`);
    await expect(page.getByText(t('courses.preview.guest')).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(t('courses.panel.freeTitle'))).toBeVisible();
    // The header shows the login link instead of a person’s picture and points.
    const head = page.locator('header').first();
    await expect(head.getByText(t('layout.login'), { exact: true })).toBeVisible();

    await page.goto(`/admin/courses/${id}/contents`);
    await hydrated(page);
    await publish.click();
    await expect(page.getByText(t('messages.courses.published')).first()).toBeVisible();

    // A newcomer finds it, reads it and passes the quiz. New lessons earn points from the next day
    // on.
    const learner = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    const { user, token } = await enterAsNewcomer(learner, language);
    await learner.goto(`/courses?search=${mark}`);
    await learner.getByRole('link', { name: title }).first().click();
    await hydrated(learner);
    await learner
      .getByRole('link', { name: t('courses.panel.start') })
      .first()
      .click();
    await expect(learner.getByText(t('learning.earning.too_new'))).toBeVisible();
    await learner.getByRole('button', { name: t('learning.complete') }).click();
    await expect(learner.getByText(t('learning.completed')).first()).toBeVisible();
    await learner.goto(`/courses/${id}`);
    await learner.getByRole('link', { name: quiz[language] }).first().click();
    await hydrated(learner);
    await learner.getByText(t('learning.quiz.true'), { exact: true }).click();
    await learner.getByRole('button', { name: t('learning.quiz.submit') }).click();
    await expect(learner.getByText(t('learning.quiz.passed')).first()).toBeVisible();
    const query = { user_id: user.user_id };
    const balance = await callApi(request, pointCalls.balance, { query }, token);
    expect(balance.available_points).toBe(0);
    await learner.close();

    // Archived after one confirmation, and restored.
    await page.goto(`/admin/courses?search=${mark}`);
    await hydrated(page);
    await page
      .getByRole('button', { name: t('admin.rewards.archiveNamed', { name: title }) })
      .click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: t('admin.rewards.archive'), exact: true })
      .click();
    await expect(page.getByText(t('admin.noResults'))).toBeVisible();
    await page.getByRole('button', { name: t('admin.undo') }).click();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });
}
