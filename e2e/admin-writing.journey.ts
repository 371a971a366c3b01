import { courseCalls } from '#contract/courses.ts';
import { draftCalls } from '#contract/drafts.ts';
import { demoCourses } from '#demo/texts/index.ts';
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

/** Writing a long text by keyboard alone: the current line stays visible; pictures are pasted. */

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

for (const language of ['zh', 'en'] as const satisfies readonly Language[]) {
  test(`in ${language}: the line above the save bar, a pasted picture, Ctrl+S, and the way back`, async ({
    page,
    request,
  }) => {
    const t = textsOf(language);
    const { list } = await callApi(request, courseCalls.list, { query: { limit: 100 } });
    const ofDemo = list.filter(({ course_id }) => course_id <= demoCourses.length);
    const course = ofDemo.filter(({ is_free }) => is_free).at(language === 'zh' ? 2 : 3);
    if (!course) throw new Error('the demo has too few free courses');
    const admin = await tokenOf(request, 'admin');
    const key = `new:${course.course_id}:text`;
    await callApi(request, draftCalls.discard, { query: { entity: 'content', key } }, admin);

    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, language, demoPeople.admin);
    await page.goto(`/admin/content/new?course=${course.course_id}&type=text`);
    await hydrated(page);
    const title = `${language} ${Date.now()}`;
    await page.getByLabel(t('admin.lessons.fields.title')).first().fill(title);
    const editors = page.getByRole('textbox', { name: t('admin.lessons.fields.html') });
    // There is one editor for each language, and they load in any order: waits for both.
    await expect(editors).toHaveCount(2);
    const editor = editors.first();
    await editor.click();
    for (let line = 1; line <= 30; line++) {
      await page.keyboard.type(`${line}`);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('last');
    const bar = page.locator('.save-bar');
    const caretBottom = () =>
      page.evaluate(() => {
        const range = getSelection()?.getRangeAt(0);
        const node = range?.startContainer;
        const element = node instanceof Element ? node : node?.parentElement;
        return element?.getBoundingClientRect().bottom ?? 0;
      });
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(await caretBottom()).toBeLessThan(top);

    // A screenshot from the clipboard, and a picture inside pasted HTML.
    await editor.evaluate((box, base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const paste = (fill: (data: DataTransfer) => void) => {
        const clipboardData = new DataTransfer();
        fill(clipboardData);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      };
      paste((data) => data.items.add(new File([bytes], 'image.png', { type: 'image/png' })));
    }, DOT);
    await expect(editor.locator('img[src^="/"]')).toHaveCount(1);
    await editor.evaluate((box, base64) => {
      const clipboardData = new DataTransfer();
      const html = `<p>from a document <img src="data:image/png;base64,${base64}"></p><img src="file:///C:/a.png">`;
      clipboardData.setData('text/html', html);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, DOT);
    await expect(page.getByText(t('admin.lessons.rich.picturesLost', { count: 1 }))).toBeVisible();
    await expect(editor.getByText('from a document')).toBeVisible();
    await expect(editor.locator('img[src^="/"]')).toHaveCount(2);

    // The picture gets the alternative text that the editor asks for.
    const asked = page.getByRole('region', { name: t('admin.lessons.rich.describeTitle') });
    await asked.getByLabel(t('admin.lessons.rich.alt')).fill(`dot ${title}`);
    await asked.getByRole('button', { name: t('admin.lessons.rich.describe') }).click();
    await expect(editor.getByRole('img', { name: `dot ${title}` }).first()).toBeVisible();
    await asked.getByRole('button', { name: t('admin.lessons.rich.decoration') }).click();
    await expect(asked).toHaveCount(0);
    await editor.press('Control+End');

    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/content\/\d+$/);
    await page
      .getByRole('link', {
        name: t('admin.lessons.ofCourse', {
          course: language === 'zh' ? course.title_zh : course.title,
        }),
      })
      .first()
      .click();
    await expect(page).toHaveURL(`/admin/courses/${course.course_id}/contents`);
    await expect(page.getByText(title).first()).toBeVisible();
  });
}
