import type { User } from '#contract/accounts.ts';
import {
  emailChangeCalls,
  type PendingEmailChange,
  requestEmailChangeBody,
} from '#contract/email-change.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { PasswordHelp } from '#web/forms/password-help.tsx';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordInput, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface EmailChangePanelProps {
  user: User;
  /** null: no change is pending. */
  pending: PendingEmailChange | null;
}

/** Requests a change of the email address, or shows the pending one. */
export function EmailChangePanel({ user, pending }: EmailChangePanelProps) {
  return pending === null ? <RequestForm user={user} /> : <Pending user={user} pending={pending} />;
}

function RequestForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    requestEmailChangeBody,
    async (body) => {
      const { msg } = await api.send(emailChangeCalls.request, { body });
      toast({ text: msg });
      await revalidate();
    },
  );
  const eyes = { showLabel: t('controls.showPassword'), hideLabel: t('controls.hidePassword') };
  return (
    <Form onSubmit={onSubmit}>
      <Field
        label={t('accounts.settings.email.new')}
        hint={t(
          user.email_verified
            ? 'accounts.settings.email.hint'
            : 'accounts.settings.email.hintUnverified',
        )}
        error={errorOf('email')}
        required
      >
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Field
        label={t('accounts.settings.password.current')}
        hint={<PasswordHelp />}
        error={errorOf('current_password')}
        required
      >
        <PasswordInput
          autoComplete="current-password"
          {...eyes}
          {...form.register('current_password')}
        />
      </Field>
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.settings.email.failed')}>
          {failure}
        </Notice>
      )}
      <SubmitButton busy={busy} className="w-full sm:w-fit">
        {t('accounts.settings.email.submit')}
      </SubmitButton>
    </Form>
  );
}

function Pending({ user, pending }: { user: User; pending: PendingEmailChange }) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const revalidate = useRevalidate();
  const cancel = useAction(async () => {
    const { msg } = await api.send(emailChangeCalls.cancel);
    toast({ text: msg });
    await revalidate();
  });
  const sides = [
    ...(user.email_verified
      ? [{ label: t('accounts.settings.email.current'), isConfirmed: pending.current_confirmed }]
      : []),
    { label: t('accounts.settings.email.new'), isConfirmed: pending.new_confirmed },
  ];
  return (
    <Notice
      title={t('accounts.settings.email.pendingTitle', { email: pending.email })}
      action={
        <Button variant="secondary" size="sm" busy={cancel.busy} onClick={() => cancel.run()}>
          {t('accounts.settings.email.cancel')}
        </Button>
      }
    >
      <p>
        {t('accounts.settings.email.pendingText', { time: format.dateTime(pending.expires_at) })}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {sides.map(({ label, isConfirmed }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-medium">
              {t(
                isConfirmed
                  ? 'accounts.settings.email.confirmed'
                  : 'accounts.settings.email.waiting',
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
