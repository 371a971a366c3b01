import { useState } from 'react';
import { type AccountDeletion, privacyCalls, requestDeletionBody } from '#contract/privacy.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { PasswordHelp } from '#web/forms/password-help.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, PasswordInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { KeepAccount } from './keep-account.tsx';

/**
 * Deletes the account after its password is typed; shows what would be lost, or what prevents it.
 */
export function DeleteAccount({ deletion, email }: { deletion: AccountDeletion; email: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isReady = useHydrated();
  const [asking, setAsking] = useState(false);
  if (deletion.delete_at !== null) {
    return (
      <Notice
        tone="warning"
        title={t('privacy.deletion.pending', { time: format.dateTime(deletion.delete_at) })}
        action={<KeepAccount />}
      >
        {t('privacy.deletion.pendingText')}
      </Notice>
    );
  }
  if (deletion.blockers.length > 0) {
    return (
      <Notice title={t('ownData.deletion.notYet')}>
        <ul className="list-disc pl-5">
          {deletion.blockers.map(({ kind, count }) => (
            <li key={kind}>{t(`ownData.deletion.blockers.${kind}`, { count })}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <>
      <Button variant="danger" disabled={!isReady} onClick={() => setAsking(true)}>
        {t('ownData.deletion.action')}
      </Button>
      <Dialog
        alert
        size="sm"
        open={asking}
        onClose={() => setAsking(false)}
        title={t('ownData.deletion.askTitle')}
        description={t('ownData.deletion.askText')}
        closeLabel={t('common.close')}
      >
        <PasswordForm email={email} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    requestDeletionBody,
    async (body) => {
      const { msg } = await api.send(privacyCalls.requestDeletion, { body });
      toast({ text: msg });
      await revalidate();
      onDone();
    },
  );
  return (
    <Form onSubmit={onSubmit}>
      {/* Password managers look for the account that the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={t('accounts.password')}
        hint={<PasswordHelp />}
        error={errorOf('password')}
        required
      >
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('controls.showPassword')}
          hideLabel={t('controls.hidePassword')}
          {...form.register('password')}
        />
      </Field>
      {failure !== null && (
        <Notice live tone="error">
          {failure}
        </Notice>
      )}
      <SubmitButton busy={busy} className="w-full">
        {t('ownData.deletion.action')}
      </SubmitButton>
    </Form>
  );
}
