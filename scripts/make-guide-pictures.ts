/**
 * Takes the pictures of the guide for admins (`docs/admin-guide/pictures/`) from a started
 * demo academy: `npm start`, then `node scripts/make-guide-pictures.ts [http://127.0.0.1:3000]`.
 * Run it again when a screen of the guide has changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './machine.mjs';

type Language = 'zh' | 'en';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = path.join(import.meta.dirname, '../docs/admin-guide/pictures');

/** As wide as a laptop’s window; small enough that both languages weigh little in the repository. */
const WINDOW = { width: 1280, height: 800 };
const MAX_BYTES = 65_000;
const QUALITIES = [80, 65, 50, 35];

interface Picture {
  name: string;
  /** Opens the page, and scrolls to the part that the picture shows. */
  open: (page: Page, language: Language) => Promise<void>;
}

/** Follows the first link of a list that leads into a record, so that no id is written down here. */
async function openFirst(page: Page, list: string, pattern: RegExp): Promise<void> {
  await page.goto(`${origin}${list}`);
  const links = await page
    .locator('main a[href]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const first = links.find((href) => pattern.test(href));
  if (first === undefined) throw new Error(`${list} leads to nothing like ${pattern}`);
  await page.goto(`${origin}${first}`);
}

const at =
  (address: string): Picture['open'] =>
  async (page) => {
    await page.goto(`${origin}${address}`);
  };

const pictures: Picture[] = [
  { name: 'dashboard', open: at('/admin') },
  { name: 'courses', open: at('/admin/courses') },
  {
    name: 'course',
    open: (page) => openFirst(page, '/admin/courses', /^\/admin\/courses\/\d+$/),
  },
  {
    name: 'lesson',
    open: async (page) => {
      await openFirst(page, '/admin/content?type=text', /^\/admin\/content.*\d+/);
      const editor = page.locator('[role="textbox"][aria-multiline="true"]').first();
      await editor.waitFor();
      await editor.evaluate((text) => text.scrollIntoView());
      await page.mouse.wheel(0, -260);
    },
  },
  { name: 'user', open: (page) => openFirst(page, '/admin/users', /^\/admin\/users\/\d+/) },
  { name: 'redemptions', open: at('/admin/redemptions') },
  { name: 'points', open: at('/admin/points') },
  { name: 'marketing', open: at('/admin/marketing?tab=faqs') },
  {
    name: 'preview',
    open: async (page) => {
      await openFirst(page, '/admin/marketing', /[?&]edit=\d+/);
      await page.locator('[inert]').evaluate((preview) => preview.scrollIntoView());
      await page.mouse.wheel(0, -140);
    },
  },
  { name: 'settings', open: at('/admin/settings') },
];

async function logIn(page: Page, language: Language): Promise<void> {
  await page.goto(`${origin}/auth/login?lang=${language}`);
  await drawn(page);
  await page.locator('input[name="email"]').fill('admin@example.com');
  await page.locator('input[name="password"]').fill('academy-admin');
  await takePicture(page, `login.${language}`);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/**
 * Waits until the visible part of a page is complete: hydrated, with its fonts and pictures, and
 * without a placeholder. Not for an idle network: the stream of notices stays open.
 */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < window.innerHeight;
    };
    return (
      document.documentElement.dataset.hydrated === 'true' &&
      document.fonts.status === 'loaded' &&
      [...document.images].filter(isInView).every(({ complete }) => complete) &&
      ![...document.querySelectorAll('.skeleton, [aria-busy="true"]')].some(isInView)
    );
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** WebP, in the best quality that stays small; Playwright itself knows PNG and JPEG alone. */
async function takePicture(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue;
    fs.writeFileSync(path.join(folder, `${name}.webp`), bytes);
    console.log(`${name}.webp: ${bytes.length} bytes, quality ${quality}`);
    break;
  }
  await session.detach();
}

const executablePath = findChromium();
if (executablePath === null) throw new Error('Chromium is missing: apt-get install chromium');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
fs.mkdirSync(folder, { recursive: true });
for (const language of ['zh', 'en'] as const) {
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: language === 'zh' ? 'zh-CN' : 'en',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await logIn(page, language);
  for (const { name, open } of pictures) {
    await open(page, language);
    await drawn(page);
    await takePicture(page, `${name}.${language}`);
  }
  await context.close();
}
await browser.close();
