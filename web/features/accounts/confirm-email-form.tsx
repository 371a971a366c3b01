import { useEffect, useRef, useState } from 'react';
import type { CallData } from '#contract/call.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi, useAction } from '#web/lib/browser-api.ts';
import type { Pasted } from '#web/lib/pasted-link.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MailCheck } from '#web/ui/page-icons.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { PastedLinkForm } from './pasted-link-form.tsx';

/** A link that was refused: expired, or of a change that was cancelled or replaced. */
function isDeadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'SESSION_EXPIRED' || error.code === 'VALIDATION_FAILED')
  );
}

type Result = CallData<typeof emailChangeCalls.confirm>;

interface ConfirmEmailFormProps {
  /** null until scripts have read it; empty: the link has none. */
  token: string | null;
  /** What came of the form of a reader without scripts. */
  pasted: Pasted<Result> | undefined;
}

/**
 * Confirms a change of address when the owner of a mailbox clicks the button: virus scanners, which
 * open every link of an email, click none.
 */
export function ConfirmEmailForm({ token, pasted }: ConfirmEmailFormProps) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const [result, setResult] = useState<Result | 'dead' | null>(
    pasted ? (pasted.result ?? 'dead') : null,
  );
  const confirm = useAction(
    async () => {
      const body = { token: token ?? '' };
      setResult(await browserApi.call(emailChangeCalls.confirm, { body }));
    },
    {
      onError: (error) => {
        if (!isDeadLink(error)) return false;
        setResult('dead');
        return true;
      },
    },
  );
  const title = t('pageTitles.ConfirmEmail');
  if (result !== null && result !== 'dead') {
    return (
      <>
        <AuthHeading title={title} worksWithoutScripts />
        <Confirmed {...result} />
      </>
    );
  }
  if (result === 'dead' || token === '') {
    return (
      <>
        <AuthHeading title={title} worksWithoutScripts />
        <LinkProblem problem={result ?? 'missing'} />
      </>
    );
  }
  const submitLabel = t('accounts.confirmEmail.submit');
  return (
    <>
      <AuthHeading title={title} worksWithoutScripts>
        <Sentences
          parts={[
            t('accounts.confirmEmail.lead'),
            user === null && t('accounts.confirmEmail.guestText'),
          ]}
        />
      </AuthHeading>
      {token === null ? (
        <PastedLinkForm submitLabel={submitLabel} />
      ) : (
        <Button size="lg" className="w-full" busy={confirm.busy} onClick={() => confirm.run()}>
          {submitLabel}
        </Button>
      )}
    </>
  );
}

function LinkProblem({ problem }: { problem: 'missing' | 'dead' }) {
  const { t } = useTranslation();
  return (
    <Notice
      live={problem === 'dead'}
      tone="warning"
      title={t(`accounts.confirmEmail.${problem}Title`)}
      action={<ToSettings size="sm" />}
    >
      {t(`accounts.confirmEmail.${problem}Text`)}
    </Notice>
  );
}

/** The result, and what is still to do. */
function Confirmed({ outcome, ended_access: hasEnded }: Result) {
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
      {hasEnded && <p className="mt-2">{t('accounts.confirmEmail.endedText')}</p>}
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
