import { accountCalls, changePasswordBody, type User } from '#contract/accounts.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { PasswordHelp } from '#web/forms/password-help.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, PasswordInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A new password for those who know the current one. */
export function ChangePasswordForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const api = useApi();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    changePasswordBody,
    async (body) => {
      const { msg } = await api.send(accountCalls.changePassword, { body });
      form.reset();
      toast({ text: msg });
      // The other sessions have ended; the list beside shows it.
      await revalidate();
    },
    { defaults: { user_id: user.user_id } },
  );
  const eyes = { showLabel: t('controls.showPassword'), hideLabel: t('controls.hidePassword') };

  return (
    <Form onSubmit={onSubmit}>
      {/* Password managers look for the account that the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
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
      <Field
        label={t('accounts.reset.newPassword')}
        hint={t('accounts.register.passwordHint')}
        error={errorOf('new_password')}
        required
      >
        <PasswordInput autoComplete="new-password" {...eyes} {...form.register('new_password')} />
      </Field>
      <Field label={t('accounts.reset.confirm')} error={errorOf('confirm_password')} required>
        <PasswordInput
          autoComplete="new-password"
          {...eyes}
          {...form.register('confirm_password')}
        />
      </Field>
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.settings.password.failed')}>
          {failure}
        </Notice>
      )}
      <SubmitButton busy={busy} className="w-full sm:w-fit">
        {t('accounts.settings.password.submit')}
      </SubmitButton>
    </Form>
  );
}
