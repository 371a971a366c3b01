import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SendVerification } from './send-verification.tsx';

interface VerificationNoticeProps {
  user: User;
  /** What is blocked until then: nothing, or the form for a reward. */
  place: 'profile' | 'reward';
  className?: string;
}

/**
 * Says that the address is not verified yet and what to do. The link may be opened in another tab
 * or on a phone: the page is refreshed when the person returns to it.
 */
export function VerificationNotice({ user, place, className }: VerificationNoticeProps) {
  const { t } = useTranslation();
  const revalidate = useRevalidate();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [revalidate]);

  const { email } = user;
  return (
    <Notice
      title={t(`accounts.verify.${place}Title`)}
      action={<SendVerification email={email} />}
      {...(className === undefined ? {} : { className })}
    >
      <p className="text-pretty wrap-anywhere">{t(`accounts.verify.${place}Text`, { email })}</p>
    </Notice>
  );
}
