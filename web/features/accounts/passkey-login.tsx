import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { passkeyCalls } from '#contract/passkeys.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi, useAction, useFailureText } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFinishLogin } from './use-finish-login.ts';
import { usePasskeySupport, usePasskeys } from './use-passkeys.ts';

interface PasskeyLoginProps {
  /** Where the password was right and a passkey is the second step; absent: a passkey alone. */
  second?: { challenge: string; onOver: () => void; isOnly: boolean };
  /** Whether the session is to last, where a passkey alone logs in. */
  remembers?: () => boolean;
}

/** Logs in with a passkey; its code is loaded on use. Absent where the browser has no WebAuthn. */
export function PasskeyLogin({ second, remembers }: PasskeyLoginProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const enter = useFinishLogin();
  const withPasskeys = usePasskeys();
  const failureText = useFailureText();
  const isSupported = usePasskeySupport();
  const [failure, setFailure] = useState<string | null>(null);
  const { run, busy } = useAction(
    async () => {
      setFailure(null);
      const login = second === undefined ? {} : { challenge: second.challenge };
      const session = await withPasskeys(async ({ answerByPasskey }) => {
        const { options } = await browserApi.call(passkeyCalls.askLogin, { body: login });
        const passkey = await answerByPasskey(options);
        const body = { ...login, passkey, remember_me: remembers?.() ?? false };
        return browserApi.call(passkeyCalls.logIn, { body });
      });
      await enter(session, query.get('redirect'));
    },
    {
      revalidates: false,
      onError: (error) => {
        if (second && error instanceof ApiError && error.code === 'SESSION_EXPIRED') {
          toast({ tone: 'error', text: error.message });
          second.onOver();
        } else {
          setFailure(failureText(error));
        }
        return true;
      },
    },
  );
  if (!isSupported) {
    return second?.isOnly ? (
      <Notice tone="warning">{t('secondFactor.passkeys.unsupported')}</Notice>
    ) : null;
  }
  return (
    <div className="grid gap-2">
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.login.failed')}>
          {failure}
        </Notice>
      )}
      <Button
        variant={second?.isOnly ? 'primary' : 'secondary'}
        size="lg"
        className="w-full"
        busy={busy}
        onClick={() => run()}
      >
        {t(second === undefined ? 'secondFactor.passkeys.logIn' : 'secondFactor.passkeys.use')}
      </Button>
    </div>
  );
}
