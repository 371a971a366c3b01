import { appNames, deviceOf, systemNames } from '#domain/device-name.ts';
import type { Translator } from './create-translator.ts';

/** Browser and system of a user agent as people know them; null where it tells neither. */
export function deviceLabel(userAgent: string, t: Translator['t']): string | null {
  const { app, system } = deviceOf(userAgent);
  const appName = app === 'wechat' ? t('accounts.settings.sessions.wechat') : app && appNames[app];
  const systemName = system && systemNames[system];
  if (appName && systemName) {
    return t('accounts.settings.sessions.on', { app: appName, system: systemName });
  }
  return appName || systemName;
}
