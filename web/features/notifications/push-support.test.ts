import { expect, test } from 'vitest';
import { pushSupportOf } from './push-support.ts';

const chrome = {
  hasWorker: true,
  hasPush: true,
  permission: 'default',
  isApple: false,
  isInstalled: false,
} as const;
const iphone = { ...chrome, hasPush: false, permission: undefined, isApple: true };

test.each([
  ['a browser that was never asked', chrome, 'ready'],
  ['a browser that may', { ...chrome, permission: 'granted' as const }, 'ready'],
  ['a browser that was told not to', { ...chrome, permission: 'denied' as const }, 'blocked'],
  ['a browser without push', { ...chrome, hasPush: false }, 'unsupported'],
  ['a browser without workers', { ...chrome, hasWorker: false }, 'unsupported'],
  ['a browser without notifications', { ...chrome, permission: undefined }, 'unsupported'],
  ['Safari on an iPhone', iphone, 'home_screen'],
  ['the installed page on an old iPhone', { ...iphone, isInstalled: true }, 'unsupported'],
  ['the installed page on an iPhone', { ...chrome, isApple: true, isInstalled: true }, 'ready'],
] as const)('%s', (_, traits, support) => {
  expect(pushSupportOf(traits)).toBe(support);
});
