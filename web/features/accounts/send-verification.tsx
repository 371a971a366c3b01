import { useState } from 'react';
import { accountCalls } from '#contract/accounts.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Sends a verification email to the person who is logged in, and confirms it. */
export function SendVerification({ email }: { email: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const send = useAction(async () => {
    setSent(false);
    await api.call(accountCalls.sendVerification);
    setSent(true);
  });
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        busy={send.busy}
        onClick={() => send.run()}
      >
        {t('accounts.verify.send')}
      </Button>
      {/* Always rendered, so that screen readers announce it when it is filled. */}
      <p role="status" className="text-pretty empty:hidden">
        {isSent && t('accounts.verify.sent', { email })}
      </p>
    </div>
  );
}
