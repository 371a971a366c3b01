import { deviceLabel } from '#i18n/device-label.ts';
import { useTranslation } from './translation.tsx';

/** Browser and system of a login as text. */
export function useDeviceName(userAgent: string): string {
  const { t } = useTranslation();
  return deviceLabel(userAgent, t) ?? t('accounts.settings.sessions.unknown');
}
