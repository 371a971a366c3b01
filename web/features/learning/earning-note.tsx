import { useEffect, useState } from 'react';
import type { LessonDetail } from '#contract/learning.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Coins } from '#web/ui/page-icons.tsx';

type Earning = NonNullable<LessonDetail['earning']>;

/** The reasons that do not go while the page is open. */
const waitingReasons = ['own_work', 'too_new', 'lessons_before', 'unreviewed'] as const;

/** Often enough for a text in minutes, and to disappear in time. */
const CHECK_EVERY_MS = 2000;

/**
 * The rest of the seconds that the server stated, by the browser's own clock since the page was
 * loaded: never fewer than the server still counts.
 */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const began = Date.now();
    const look = () => setLeft(Math.max(0, Math.ceil(seconds - (Date.now() - began) / 1000)));
    look();
    const timer = setInterval(look, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** Why completing a lesson would earn nothing yet, and from when on it does: shown beforehand. */
export function EarningNote({ earning }: { earning: Earning }) {
  const { t } = useTranslation();
  const left = useSecondsLeft(earning.seconds ?? 0);
  const { not_paid_reason: reason } = earning;
  const text = () => {
    const known = waitingReasons.find((one) => one === reason);
    if (known) return t(`learning.earning.${known}`);
    if (left === 0) return t('learning.earning.now');
    return left < 60
      ? t('learning.earning.soon')
      : t('learning.earning.inMinutes', { count: Math.ceil(left / 60) });
  };
  return <Note>{text()}</Note>;
}

/** How long the page of a lesson that was completed too fast has yet to be open to earn. */
export function MissingTimeNote({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  return (
    <Note>
      {seconds < 60
        ? t('learning.timeMissing.soon')
        : t('learning.timeMissing.inMinutes', { count: Math.ceil(seconds / 60) })}
    </Note>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-sm text-soft">
      <Coins aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold" />
      <span>{children}</span>
    </p>
  );
}
