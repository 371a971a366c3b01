import { useTranslation } from './translation.tsx';

/** Formats minutes: under an hour in minutes, from there on in hours and minutes. */
export function useDuration(): (totalMinutes: number) => string {
  const { t } = useTranslation();
  return (totalMinutes) => {
    const hours = Math.floor(totalMinutes / 60);
    const minutes = totalMinutes % 60;
    if (hours === 0) return t('common.minutes', { minutes });
    if (minutes === 0) return t('common.hours', { hours });
    return t('common.hoursMinutes', { hours, minutes });
  };
}
