import { useEffect, useRef, useState } from 'react';
import { type EmailChangeOutcome, emailChangeCalls } from '#contract/email-change.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi, useAction } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MailCheck } from '#web/ui/page-icons.tsx';
import { AuthHeading } from './auth-heading.tsx';

/** A link that was refused: expired, or of a change that was cancelled or replaced. */
function isDeadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'SESSION_EXPIRED' || error.code === 'VALIDATION_FAILED')
  );
}

/**
 * Confirms a change of address when the owner of a mailbox clicks the button: virus scanners, which
 * open every link of an email, click none.
 */
export function ConfirmEmailForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<EmailChangeOutcome | 'dead' | null>(
    token === '' ? 'dead' : null,
  );
  const confirm = useAction(
    async () => {
      const { outcome } = await browserApi.call(emailChangeCalls.confirm, { body: { token } });
      setOutcome(outcome);
    },
    {
      onError: (error) => {
        if (!isDeadLink(error)) return false;
        setOutcome('dead');
        return true;
      },
    },
  );
  const title = t('pageTitles.ConfirmEmail');
  if (outcome === null) {
    return (
      <>
        <AuthHeading title={title}>{t('accounts.confirmEmail.lead')}</AuthHeading>
        <Button size="lg" className="w-full" busy={confirm.busy} onClick={() => confirm.run()}>
          {t('accounts.confirmEmail.submit')}
        </Button>
      </>
    );
  }
  const problem = token === '' ? 'missing' : 'dead';
  return (
    <>
      <AuthHeading title={title} />
      {outcome === 'dead' ? (
        <Notice
          live={problem === 'dead'}
          tone="warning"
          title={t(`accounts.confirmEmail.${problem}Title`)}
          action={<ToSettings size="sm" />}
        >
          {t(`accounts.confirmEmail.${problem}Text`)}
        </Notice>
      ) : (
        <Confirmed outcome={outcome} />
      )}
    </>
  );
}

/** The result, and what is still to do. */
function Confirmed({ outcome }: { outcome: EmailChangeOutcome }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="rounded-lg bg-jade-wash p-6">
      <MailCheck aria-hidden="true" className="size-8 text-jade" />
      <h2 ref={ref} tabIndex={-1} className="mt-3 text-xl outline-none">
        {t(`accounts.confirmEmail.${outcome}Title`)}
      </h2>
      <p className="mt-2">{t(`accounts.confirmEmail.${outcome}Text`)}</p>
      <ToSettings className="mt-5" />
    </div>
  );
}

/** Where a change is asked for; guests log in on the way. */
function ToSettings(props: { size?: 'sm'; className?: string }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  return user === null ? (
    <LinkButton to="/auth/login?redirect=%2Fprofile%3Ftab%3Dsettings" {...props}>
      {t('pageTitles.Login')}
    </LinkButton>
  ) : (
    <LinkButton to="/profile?tab=settings" {...props}>
      {t('accounts.confirmEmail.toSettings')}
    </LinkButton>
  );
}
