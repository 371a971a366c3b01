import type { Page, Route } from '@playwright/test';
import { accountCalls } from '#contract/accounts.ts';
import type { ErrorEnvelope } from '#contract/call.ts';
import {
  demoPeople,
  enter,
  enterAsNewcomer,
  expect,
  hydrated,
  openPage,
  test,
  textsOf,
} from './support.ts';

/**
 * A browser's translator replaces each text of a page by elements of its own, which React does not
 * know. The pages and their controls go on working. Nothing is changed but by the check-in: other
 * changes are answered with a failure, which the pages show. An error in the console fails a journey.
 */

/** So many controls of a page are used, and none for a second time. */
const MAX_CONTROLS = 25;

/**
 * Replaces texts as Chrome's translator does, once the page has drawn itself; what is edited or drawn
 * it leaves alone.
 */
async function translatePage() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const skipped = 'script, style, noscript, textarea, svg, font, [contenteditable=true]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest(skipped)) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `${text.data}⁺`;
    text.replaceWith(outer);
  }
}

/**
 * Uses the next control that has not been used: in the open dialog where there is one, which is
 * closed at the end. Links that lead elsewhere, and the logout, are none.
 * @returns what was used; null: nothing is left
 */
function useNextControl({ used, logout }: { used: string[]; logout: string }): string | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    'button, summary, select, input:not([type=file], [type=hidden]), textarea, [role=tab], a[href]:not([hreflang], [download])',
  );
  const times = new Map<string, number>();
  for (const control of controls) {
    const name = control.getAttribute('aria-label') ?? control.textContent;
    const text = `${control.tagName} ${name.replaceAll('⁺', '').slice(0, 40)}`;
    times.set(text, (times.get(text) ?? 0) + 1);
    const key = `${dialog?.querySelector('h2')?.textContent ?? ''} ${text} ${times.get(text)}`;
    const leads = control instanceof HTMLAnchorElement;
    const leaves = leads && (control.pathname !== location.pathname || control.target !== '');
    const isHidden = !control.checkVisibility() || control.matches(':disabled');
    if (used.includes(key) || leaves || isHidden || name.includes(logout)) continue;
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control.matches('textarea, input:not([type=checkbox], [type=radio])')) {
      const { set } =
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, control.matches('[type=date]') ? '2026-01-05' : '1');
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else control.click();
    return key;
  }
  if (dialog === undefined) return null;
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return `${dialog.id} closed`;
}

/** Answers a change with a failure, as where somebody else was faster. */
async function refuse(route: Route) {
  const { pathname } = new URL(route.request().url());
  // Each page asks in this way whether its session goes on.
  const isAsked = pathname.endsWith(accountCalls.restoreSession.path);
  if (route.request().method() === 'GET' || isAsked) return route.fallback();
  const json: ErrorEnvelope = {
    code: 0,
    success: false,
    msg: 'Refused',
    show: 1,
    data: null,
    error: 'INVALID_STATE',
    request_id: '0',
  };
  await route.fulfill({ status: 409, json });
}

/** Changes nothing from now on. */
async function refuseChanges(page: Page) {
  await page.route('**/api/**', refuse);
  // A form with unsaved input asks before its page is left.
  page.on('dialog', (dialog) => void dialog.accept());
}

/** Uses the controls of translated pages. @returns how many */
async function useControls(page: Page, addresses: readonly string[]): Promise<number> {
  const logout = textsOf('en')('layout.logout');
  let count = 0;
  for (const address of addresses) {
    await openPage(page, address);
    const { pathname } = new URL(page.url());
    expect(pathname).toBe(address.split('?')[0]);
    await page.evaluate(translatePage);
    const used: string[] = [];
    while (used.length < MAX_CONTROLS) {
      const control = await page.evaluate(useNextControl, { used, logout });
      if (control === null) break;
      used.push(control);
      await page.evaluate(translatePage);
      if (new URL(page.url()).pathname === pathname) continue;
      await openPage(page, address);
      await page.evaluate(translatePage);
    }
    const failed = page.getByText(textsOf('en')('layout.errorPages.serverTitle'));
    expect(await failed.count(), `${address}: ${used.at(-1)}`).toBe(0);
    count += used.length;
  }
  return count;
}

const visits = [
  ['guest', '/', '/courses', '/courses/1', '/teachers/1', '/faq', '/search?q=ETF', '/rewards'],
  ['student', '/learning', '/profile', '/profile?tab=points', '/notifications', '/orders'],
  ['teacher', '/teach', '/teach/reviews', '/teach/courses/1', '/teach/submissions'],
  ['admin', '/admin', '/admin/courses', '/admin/courses/1', '/admin/users'],
  ['admin', '/admin/payments?record=1', '/admin/coupons?edit=new', '/admin/redemptions?status=all'],
  ['admin', '/admin/rewards', '/admin/points', '/admin/groups', '/admin/settings'],
] as const;

for (const [visitor, ...addresses] of visits) {
  test(`${visitor}: ${addresses.join(' ')} can be used when translated`, async ({ page }) => {
    await refuseChanges(page);
    if (visitor !== 'guest') await enter(page, 'en', demoPeople[visitor]);
    expect(await useControls(page, addresses)).toBeGreaterThan(5 * addresses.length);
  });
}

for (const address of ['/', '/learning']) {
  test(`the check-in works on a translated page (${address})`, async ({ page }) => {
    const t = textsOf('en');
    await enterAsNewcomer(page, 'en');
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(translatePage);
    await page.getByRole('button', { name: t('checkIn.action') }).click();
    await expect(page.getByRole('button', { name: t('checkIn.done') })).toBeVisible();
  });
}
