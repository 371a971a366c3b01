/** The browser and system of a session, as far as its user agent says. */
export interface Device {
  app: 'wechat' | 'edge' | 'samsung' | 'opera' | 'firefox' | 'chrome' | 'safari' | null;
  system: 'ios' | 'android' | 'windows' | 'macos' | 'linux' | null;
  isPhone: boolean;
}

/** The first match counts: browsers also name those that they are derived from. */
const apps: readonly [Device['app'], RegExp][] = [
  ['wechat', /MicroMessenger/],
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['samsung', /SamsungBrowser/],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
];

const systems: readonly [Device['system'], RegExp][] = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['macos', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
];

/** Parses a user agent for people, who know their device by browser and system. */
export function deviceOf(userAgent: string): Device {
  const find = <T>(list: readonly [T, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  const system = find(systems);
  return {
    app: find(apps),
    system,
    isPhone: system === 'ios' || (system === 'android' && /Mobile/.test(userAgent)),
  };
}

/** Names that are the same in every language; WeChat’s is not. */
export const appNames = {
  edge: 'Edge',
  samsung: 'Samsung Internet',
  opera: 'Opera',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
} as const satisfies Record<Exclude<Device['app'], 'wechat' | null>, string>;

export const systemNames = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
} as const satisfies Record<NonNullable<Device['system']>, string>;
