import { useState } from 'react';
import { notificationCalls } from '#contract/notifications.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi, useAction } from '#web/lib/browser-api.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice, type NoticeTone } from '#web/ui/notice.tsx';

/**
 * Ends the emails of a kind when their reader clicks the button: virus scanners, which open every
 * link of an email, click none.
 */
export function UnsubscribeForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<{ tone: NoticeTone; text: string } | null>(null);
  const end = useAction(
    async () => {
      const { msg } = await browserApi.send(notificationCalls.unsubscribe, { query: { token } });
      setOutcome({ tone: 'success', text: msg });
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false;
        setOutcome({ tone: 'warning', text: error.message });
        return true;
      },
    },
  );
  if (outcome === null) {
    return (
      <Button busy={end.busy} onClick={() => end.run()}>
        {t('notifications.unsubscribe')}
      </Button>
    );
  }
  return (
    <Notice
      live
      tone={outcome.tone}
      action={
        <LinkButton to="/notifications/settings" variant="secondary" size="sm">
          {t('notifications.settings')}
        </LinkButton>
      }
    >
      {outcome.text}
    </Notice>
  );
}
