import { appNames, deviceOf, systemNames } from '#domain/device-name.ts';
import { useTranslation } from './translation.tsx';

/** Browser and system of a login as text. */
export function useDeviceName(userAgent: string): string {
  const { t } = useTranslation();
  const { app, system } = deviceOf(userAgent);
  const appName = app === 'wechat' ? t('accounts.settings.sessions.wechat') : app && appNames[app];
  const systemName = system && systemNames[system];
  if (appName && systemName) {
    return t('accounts.settings.sessions.on', { app: appName, system: systemName });
  }
  return appName || systemName || t('accounts.settings.sessions.unknown');
}
