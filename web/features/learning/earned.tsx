import { useTranslation } from 'react-i18next';
import { Points } from '#web/ui/points.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Tells that something was done and what it earned; `text` alone where it earned nothing. */
export function useEarnedToast(): (text: string, points: number) => void {
  const { t } = useTranslation();
  return (text, points) =>
    toast({
      text:
        points > 0 ? (
          <span className="flex flex-wrap items-center gap-x-3">
            {text}
            <Points
              amount={points}
              signed
              label={t('learning.earned', { count: points })}
              className="coin-in"
            />
          </span>
        ) : (
          text
        ),
    });
}
