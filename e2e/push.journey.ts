import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PushMessage } from '#contract/push.ts';
import { enterAsNewcomer, expect, hydrated, test, textsOf } from './support.ts';

/** Notices are pushed to a device that a person has turned on. The push service is a stand-in. */

const keys = createECDH('prime256v1');
keys.generateKeys();

/**
 * Replaces the browser’s connection to a push service with a stand-in; all else is the browser’s
 * own.
 */
async function standInPushService(page: Page): Promise<void> {
  const subscription = {
    endpoint: `https://push.example.com/${randomBytes(12).toString('base64url')}`,
    keys: {
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript((known) => {
    const isOn = () => sessionStorage.getItem('subscribed') !== null;
    const own = {
      ...known,
      toJSON: () => known,
      unsubscribe: async () => sessionStorage.removeItem('subscribed'),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn() ? own : null),
      subscribe: async () => {
        sessionStorage.setItem('subscribed', '1');
        return own;
      },
    });
  }, subscription);
}

/** Has the browser deliver a message to the service worker as if it had been pushed. */
async function deliver(page: Page, message: PushMessage): Promise<void> {
  const { origin } = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own !== undefined) done(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await browser.detach();
}

/** The notifications that the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const list = await (await navigator.serviceWorker.ready).getNotifications();
    return list.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

for (const language of ['zh', 'en'] as const) {
  test(`in ${language}: a device is turned on, shows what is pushed, and is turned off`, async ({
    page,
    context,
  }) => {
    const t = textsOf(language);
    await context.grantPermissions(['notifications']);
    await standInPushService(page);
    await enterAsNewcomer(page, language);
    await page.goto('/notifications/settings');
    await hydrated(page);
    const turnOn = page.getByRole('button', { name: t('push.turnOn') });
    await turnOn.click();
    const isOn = page.getByText(t('push.on'), { exact: true });
    await expect(isOn).toBeVisible();

    const choice = page
      .getByRole('group', { name: t('messages.notifications.labels.course_completed') })
      .getByLabel(t('notifications.byPush'));
    await expect(choice).toBeChecked();
    await choice.click();
    await expect(page.getByText(t('messages.notifications.saved'))).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(isOn).toBeVisible();
    await expect(choice).not.toBeChecked();

    const text = { title: t('messages.notifications.labels.submission_graded'), body: '90' };
    await deliver(page, { ...text, path: '/courses', tag: 'notice-1', lang: language });
    await expect.poll(() => shown(page)).toEqual([{ ...text, tag: 'notice-1', data: '/courses' }]);

    const push = page.getByRole('region', { name: t('push.title') });
    await push.getByRole('button', { name: t('push.turnOff') }).click();
    await expect(turnOn).toBeVisible();
    await expect(isOn).toBeHidden();
  });

  test(`in ${language}: a browser that blocks notifications says how to allow them`, async ({
    page,
  }) => {
    const t = textsOf(language);
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await enterAsNewcomer(page, language);
    await page.goto('/notifications/settings');
    await hydrated(page);
    await expect(page.getByText(t('push.hints.blocked'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('push.turnOn') })).toBeHidden();
  });
}
