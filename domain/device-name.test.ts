import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-name.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
      'chrome',
      'windows',
      false,
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/142.0 Safari/537.36 Edg/142.0`,
      'edge',
      'windows',
      false,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'safari',
      'macos',
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.60',
      'wechat',
      'ios',
      true,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ios',
      true,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${KHTML} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'samsung',
      'android',
      true,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel Tablet) ${KHTML} Chrome/142.0 Safari/537.36`,
      'chrome',
      'android',
      false,
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
      'firefox',
      'linux',
      false,
    ],
    ['curl/8.5.0', null, null, false],
    ['', null, null, false],
  ] as const)('%s', (userAgent, app, system, isPhone) => {
    expect(deviceOf(userAgent)).toEqual({ app, system, isPhone });
  });
});
