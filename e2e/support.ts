import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { accountCalls } from '#contract/accounts.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { lessonAdminCalls } from '#contract/lessons-admin.ts';
import { tokenIn } from '#domain/mailed-links.ts';
import { createTranslator } from '#i18n/index.ts';
import { createApiClient } from '#web/lib/api.ts';
import { mailedPath } from './outbox.ts';

/** What journeys share: people, the texts of the screens, and the API beside them. */

export type Language = 'zh' | 'en';

/** Texts as the screens show them, so that a reworded button breaks no journey. */
export const textsOf = (language: Language) => createTranslator(language).t;

export const demoPeople = {
  admin: { email: 'admin@example.com', password: 'academy-admin' },
  teacher: { email: 'teacher@example.com', password: 'academy-teacher' },
  student: { email: 'student@example.com', password: 'academy-student' },
} as const;

let people = 0;

/** An address that nobody has registered yet. */
export function freshEmail(): string {
  return `newcomer-${process.pid}-${Date.now()}-${people++}@example.com`;
}

/** Makes a call of the API as a program would. */
export async function callApi<C extends Call>(
  request: APIRequestContext,
  call: C,
  input: CallInput<C>,
  token?: string,
): Promise<CallData<C>> {
  const api = createApiClient({
    transport: async (path, { method = 'GET', headers, body }) => {
      const answer = await request.fetch(path, {
        method,
        // A program has no cookies: with those of its login before, the next login would end that.
        headers: { ...(headers as Record<string, string>), cookie: '' },
        ...(typeof body === 'string' && { data: body }),
      });
      return new Response(new Uint8Array(await answer.body()), { status: answer.status() });
    },
    locale: () => 'en',
    token: () => token ?? null,
  });
  return (await api.call<Call>(call, input as CallInput<Call>)) as CallData<C>;
}

export async function tokenOf(request: APIRequestContext, person: keyof typeof demoPeople) {
  const { token } = await callApi(request, accountCalls.login, { body: demoPeople[person] });
  return token;
}

type Session = CallData<typeof accountCalls.login>;
type Credentials = { email: string; password: string };

/** Stores a session in the browser as the login form does. */
async function keep(page: Page, language: Language, { token, user }: Session) {
  const { baseURL = '' } = base.info().project.use;
  const { origin, hostname } = new URL(baseURL);
  const rest = { domain: hostname, path: '/', expires: -1, secure: false } as const;
  const preference = { name: 'locale', value: language, httpOnly: false, sameSite: 'Lax' } as const;
  await page.context().setStorageState({
    // The response has set the cookie of the session.
    cookies: [...(await page.context().cookies()), { ...rest, ...preference }],
    origins: [
      {
        origin,
        localStorage: [
          { name: 'token', value: token },
          { name: 'user', value: JSON.stringify({ user_id: user.user_id }) },
          { name: 'locale', value: language },
        ],
      },
    ],
  });
}

/**
 * Logs a person in without the form, for journeys that are about something else. The page stays
 * where it is: the journey opens the address that it wants.
 */
export async function enter(page: Page, language: Language, person: Credentials): Promise<Session> {
  const session = await callApi(page.request, accountCalls.login, { body: person });
  await keep(page, language, session);
  return session;
}

/** Somebody who has just registered with the demo's invitation code. */
export async function newcomer(
  request: APIRequestContext,
  language: Language,
): Promise<Session & Credentials> {
  const person = { email: freshEmail(), password: 'see-the-distance' };
  const session = await callApi(request, accountCalls.register, {
    body: {
      ...person,
      confirm_password: person.password,
      invitation_code: 'welcome2025',
      language_preference: language,
      accept_terms: true,
    },
  });
  return { ...session, ...person };
}

/** Verifies a person's address by its mailed link, in their session: rewards need it. */
export async function verifyAddress(
  request: APIRequestContext,
  { email, token: session }: { email: string; token: string },
): Promise<void> {
  const { baseURL = '' } = base.info().project.use;
  const body = { token: tokenIn(await mailedPath(baseURL, email, 'verify')) };
  await callApi(request, accountCalls.verifyEmail, { body }, session);
}

/** An admin states a lesson as a minute long, so that reading it earns after six seconds. */
export async function makeShort(request: APIRequestContext, lessonId: number): Promise<void> {
  const admin = await tokenOf(request, 'admin');
  const short = { params: { id: lessonId }, body: { duration: 1 } };
  await callApi(request, lessonAdminCalls.update, short, admin);
}

/** Registers a newcomer and logs them in, without the form. */
export async function enterAsNewcomer(page: Page, language: Language) {
  const person = await newcomer(page.request, language);
  await keep(page, language, person);
  return person;
}

/** Logs in through the form, wherever the page is. */
export async function logIn(page: Page, language: Language, person: Credentials) {
  const t = textsOf(language);
  await page.goto(`/auth/login?lang=${language}`);
  await hydrated(page);
  await page.getByLabel(t('accounts.email')).fill(person.email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/(admin|teach)?(\?.*)?$/);
}

/** Registers through the form with the demo's invitation code. */
export async function registerNewcomer(page: Page, language: Language) {
  const t = textsOf(language);
  const person = { email: freshEmail(), password: 'see-the-distance' };
  await page.goto(`/auth/register?lang=${language}`);
  await hydrated(page);
  await page.getByLabel(t('accounts.email')).fill(person.email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(person.password);
  await page.getByLabel(t('accounts.register.confirm')).fill(person.password);
  await page.getByLabel(t('accounts.register.invitation')).fill('welcome2025');
  await page.getByRole('button', { name: t('accounts.register.submit') }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  return person;
}

/** Waits until the page is hydrated, so that its own handlers receive a click. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** How many pixels a field has left beside its placeholder; below zero the placeholder is cut. */
export const placeholderRoom = (field: Locator): Promise<number> =>
  field.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    // The shorthand `font` is empty beside tabular figures.
    if (pen !== null) pen.font = `${style.fontSize} ${style.fontFamily}`;
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    return input.clientWidth - padding - (pen?.measureText(input.placeholder).width ?? 0);
  });

/** Opens an address and waits until its page is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Collects what a person would not see at once: an error in the console, a violation of the page’s
 * policy, a request to another host. Each is passed to `note`.
 */
export async function watchPage(page: Page, origin: string, note: (problem: string) => void) {
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    // The browser’s own document viewer is a page of the browser.
    const isOwn = url.startsWith(origin) || /^(data|blob|chrome|chrome-extension):/.test(url);
    if (!isOwn) note(`a request to ${url}`);
  });
  // A violation that the code catches, such as a script made from a string, is an event and no
  // message in the console.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noConsole: `watchPage` reads the console.
      console.error(`The policy forbids ${violatedDirective}: ${blockedURI}`);
    });
  });
}

/** A journey fails on what `watchPage` sees. */
export const test = base.extend<{ watched: undefined; expectedErrors: RegExp }>({
  /** Errors that the console may hold: a journey without a network logs some there. */
  expectedErrors: [/status of 4\d\d/, { option: true }],
  watched: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const problems: string[] = [];
      await watchPage(page, baseURL ?? '', (problem) => {
        if (!expectedErrors.test(problem)) problems.push(problem);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
