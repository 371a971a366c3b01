import { useEffect, useRef, useState } from 'react';
import { accountCalls } from '#contract/accounts.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi, useAction } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MailCheck } from '#web/ui/page-icons.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { PastedPasswordForm } from './pasted-password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SendVerification } from './send-verification.tsx';

type Outcome = 'verified' | 'already' | 'dead' | { passwordToken: string };

/** A link that was refused: used, expired, or of an earlier address. */
function isDeadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'SESSION_EXPIRED' || error.code === 'VALIDATION_FAILED')
  );
}

/**
 * Verifies an address when its owner clicks the button: virus scanners, which open every link of an
 * email, click none.
 */
export function VerifyForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const verify = useAction(
    async () => {
      const { already_verified: already, password_token: passwordToken } = await browserApi.call(
        accountCalls.verifyEmail,
        { body: { token } },
      );
      setOutcome(passwordToken === null ? (already ? 'already' : 'verified') : { passwordToken });
    },
    {
      onError: (error) => {
        if (!isDeadLink(error)) return false;
        setOutcome('dead');
        return true;
      },
    },
  );

  const title = t('pageTitles.VerifyEmail');
  if (outcome === null) {
    return (
      <>
        <AuthHeading title={title}>
          <VerifyLead />
        </AuthHeading>
        <Button size="lg" className="w-full" busy={verify.busy} onClick={() => verify.run()}>
          {t('accounts.verify.submit')}
        </Button>
      </>
    );
  }
  if (typeof outcome === 'object') return <VerifiedElsewhere {...outcome} />;
  return (
    <>
      <AuthHeading title={title} />
      {outcome === 'dead' ? <LinkProblem problem="dead" /> : <Verified outcome={outcome} />}
    </>
  );
}

/** What the link does, which differs for whoever is not logged in. */
export function VerifyLead() {
  const { t } = useTranslation();
  const { user } = useSiteData();
  return (
    <Sentences
      parts={[t('accounts.verify.lead'), user === null && t('accounts.verify.guestText')]}
    />
  );
}

/** The address is verified outside a session of its account: a password is chosen. */
export function VerifiedElsewhere({ passwordToken }: { passwordToken: string }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <AuthHeading title={t('accounts.verify.verifiedTitle')} worksWithoutScripts>
        {t('accounts.verify.endedText')}
      </AuthHeading>
      <div className="noscript:hidden">
        <ResetForm token={passwordToken} />
      </div>
      <PastedPasswordForm token={passwordToken} />
    </div>
  );
}

/** The address is verified: what to do next. */
export function Verified({ outcome }: { outcome: 'verified' | 'already' }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="rounded-lg bg-jade-wash p-6">
      <MailCheck aria-hidden="true" className="size-8 text-jade" />
      <h2 ref={ref} tabIndex={-1} className="mt-3 text-xl outline-none">
        {t(`accounts.verify.${outcome}Title`)}
      </h2>
      <p className="mt-2">{t('accounts.verify.doneText')}</p>
      <LinkButton to={user === null ? '/auth/login' : '/profile'} className="mt-5">
        {user === null ? t('pageTitles.Login') : t('accounts.verify.toProfile')}
      </LinkButton>
    </div>
  );
}

/** An invalid link, and the button for a new one. */
export function LinkProblem({ problem }: { problem: 'missing' | 'dead' }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  return (
    <Notice
      live={problem === 'dead'}
      tone="warning"
      title={t(`accounts.verify.${problem}Title`)}
      action={
        user !== null && !user.email_verified ? (
          <SendVerification email={user.email} />
        ) : (
          <LinkButton
            to={user === null ? '/auth/login?redirect=%2Fprofile' : '/profile'}
            variant="secondary"
            size="sm"
          >
            {user === null ? t('pageTitles.Login') : t('accounts.verify.toProfile')}
          </LinkButton>
        )
      }
    >
      <Sentences
        parts={[
          t(`accounts.verify.${problem}Text`),
          user === null && t('accounts.verify.logInFirst'),
        ]}
      />
    </Notice>
  );
}
