import { useNavigate } from 'react-router';
import { accountCalls, resetPasswordBody } from '#contract/accounts.ts';
import type { RemainingLogins } from '#contract/remaining-logins.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { clearSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, PasswordInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ResetFormProps {
  token: string;
  /** Called where something else can still log in; absent: the login follows in any case. */
  onKept?: (kept: RemainingLogins) => void;
}

/** Sets a new password with the token of a mailed link. */
export function ResetForm({ token, onKept }: ResetFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    resetPasswordBody,
    async (body) => {
      const { msg, data } = await browserApi.send(accountCalls.resetPassword, { body });
      // The server has ended every session of the account, the one of this browser too.
      clearSession();
      if (onKept && data.passkeys.length + data.identities.length > 0) return onKept(data);
      await navigate('/auth/login', { replace: true });
      toast({ text: msg });
    },
  );
  const eyes = { showLabel: t('controls.showPassword'), hideLabel: t('controls.hidePassword') };

  return (
    <Form onSubmit={onSubmit}>
      <input type="hidden" value={token} {...form.register('token')} />
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
        <Notice
          live
          tone="error"
          title={t('accounts.reset.failed')}
          action={
            <Link to="/auth/forgot" className="link inline-flex min-h-11 items-center">
              {t('accounts.reset.newLink')}
            </Link>
          }
        >
          {failure}
        </Notice>
      )}
      <SubmitButton size="lg" className="w-full" busy={busy}>
        {t('accounts.reset.submit')}
      </SubmitButton>
    </Form>
  );
}
