import { describe, expect, test, vi } from 'vitest';
import { endPushes, openPushed, type PushSurroundings, showPush } from './push.ts';

const origin = 'https://academy.example';
const subscription = { unsubscribe: vi.fn(async () => true) };

/** A worker with a window of the academy open, or none. */
function workerWith(open?: { navigate: () => Promise<unknown> }) {
  const focused = open && { ...open, navigate: vi.fn(open.navigate) };
  const window = focused && { focus: vi.fn(async () => focused) };
  const around = {
    registration: {
      showNotification: vi.fn(async () => {}),
      pushManager: { getSubscription: async () => subscription },
    },
    clients: {
      matchAll: async () => (window ? [window] : []),
      openWindow: vi.fn(async () => null),
    },
    origin,
  };
  return { around, surroundings: around as unknown as PushSurroundings, window, focused };
}

test('a push is shown with its own texts, once for each notice', async () => {
  const { around, surroundings } = workerWith();
  const pushed = {
    title: '作业已批改',
    body: '90 分',
    path: '/courses/1',
    tag: 'notice-7',
    lang: 'zh',
  };
  await showPush(surroundings, { json: () => pushed });
  expect(around.registration.showNotification).toHaveBeenCalledExactlyOnceWith('作业已批改', {
    body: '90 分',
    tag: 'notice-7',
    lang: 'zh',
    icon: '/icon-192.png',
    data: '/courses/1',
  });
});

describe('a click on it', () => {
  test('opens its page', async () => {
    const { around, surroundings } = workerWith();
    await openPushed(surroundings, '/courses/1/content/2');
    expect(around.clients.openWindow).toHaveBeenCalledWith(`${origin}/courses/1/content/2`);
  });

  test('leads an open window there', async () => {
    const { around, surroundings, window, focused } = workerWith({ navigate: async () => null });
    await openPushed(surroundings, '/orders');
    expect(window?.focus).toHaveBeenCalled();
    expect(focused?.navigate).toHaveBeenCalledWith(`${origin}/orders`);
    expect(around.clients.openWindow).not.toHaveBeenCalled();
  });

  test('opens a new window where the open one cannot be led', async () => {
    const { around, surroundings } = workerWith({
      navigate: () => Promise.reject(new TypeError()),
    });
    await openPushed(surroundings, '/orders');
    expect(around.clients.openWindow).toHaveBeenCalledWith(`${origin}/orders`);
  });

  test.each(['https://elsewhere.example/a', '//elsewhere.example/a', 'javascript:alert(1)'])(
    'never opens another site (%s)',
    async (path) => {
      const { around, surroundings } = workerWith();
      await openPushed(surroundings, path);
      expect(around.clients.openWindow).toHaveBeenCalledWith(`${origin}/`);
    },
  );
});

test('logging out ends the device’s subscription', async () => {
  await endPushes(workerWith().surroundings);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});
