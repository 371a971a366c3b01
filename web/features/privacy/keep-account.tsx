import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Cancels the deletion of the person's account. */
export function KeepAccount() {
  const { t } = useTranslation();
  const api = useApi();
  const keep = useAction(async () => {
    const { privacyCalls } = await import('#contract/privacy.ts');
    const { msg } = await api.send(privacyCalls.cancelDeletion);
    toast({ text: msg });
  });
  return (
    <Button busy={keep.busy} onClick={() => keep.run()}>
      {t('privacy.deletion.keep')}
    </Button>
  );
}
