import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type OidcNewcomer, oidcCalls } from '#contract/oidc.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi, useFailureText } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { type SecondStep, secondStepOf } from './second-step.ts';
import { useFinishLogin } from './use-finish-login.ts';

const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));
const OidcRegisterForm = lazy(async () => ({
  default: (await import('./oidc-register-form.tsx')).OidcRegisterForm,
}));

const SETTINGS = '/profile?tab=settings';

interface OidcArrivalProps {
  /** What the provider added to the address. */
  answer: string;
  asksConsent: boolean;
}

/** Whether the person comes from the provider, which returns the `state` that it was sent. */
const isAnswer = (answer: string) => new URLSearchParams(answer).has('state');

/**
 * What follows once the provider has led back: a session, a second step, a registration, or an
 * error.
 */
export function OidcArrival({ answer, asksConsent }: OidcArrivalProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { challenge, newcomer, failure } = useArrival(answer);
  if (!isAnswer(answer)) {
    return (
      <>
        <AuthHeading title={t('pageTitles.Login')} />
        <Failed text={t('oidc.nothing')} />
      </>
    );
  }
  if (challenge !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <CodeForm {...challenge} onBack={() => void navigate('/auth/login', { replace: true })} />
      </Suspense>
    );
  }
  if (newcomer !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <AuthHeading title={t('oidc.newcomer.title')}>
          {t('oidc.newcomer.lead', { email: newcomer.email })}
        </AuthHeading>
        <OidcRegisterForm newcomer={newcomer} asksConsent={asksConsent} />
      </Suspense>
    );
  }
  return (
    <>
      <AuthHeading title={t('pageTitles.Login')} />
      {failure === null ? (
        <>
          <p role="status" className="sr-only">
            {t('oidc.busy')}
          </p>
          <Skeleton className="h-40 w-full" />
        </>
      ) : (
        <Failed text={failure} />
      )}
    </>
  );
}

function Failed({ text }: { text: string }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  return (
    <Notice
      live
      tone="error"
      title={t('oidc.failed')}
      action={
        <LinkButton to={user === null ? '/auth/login' : SETTINGS} variant="secondary" size="sm">
          {t(user === null ? 'oidc.again' : 'oidc.toSettings')}
        </LinkButton>
      }
    >
      {text}
    </Notice>
  );
}

/** Sends the provider's answer to the server, once. */
function useArrival(answer: string) {
  const navigate = useNavigate();
  const enter = useFinishLogin();
  const failureText = useFailureText();
  const [challenge, setChallenge] = useState<SecondStep | null>(null);
  const [newcomer, setNewcomer] = useState<OidcNewcomer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isSent = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer works once.
  useEffect(() => {
    if (isSent.current || !isAnswer(answer)) return;
    isSent.current = true;
    void arrive();

    async function arrive() {
      try {
        const { data, msg } = await browserApi.send(oidcCalls.finish, { body: { answer } });
        if (data.session !== null) return await enter(data.session, data.redirect);
        setNewcomer(data.newcomer);
        if (data.is_linked) {
          toast({ text: msg });
          await navigate(SETTINGS, { replace: true });
        }
      } catch (error) {
        const asked = error instanceof ApiError ? secondStepOf(error) : null;
        if (asked === null) setFailure(failureText(error));
        else setChallenge(asked);
      }
    }
  }, [answer]);
  return { challenge, newcomer, failure };
}
