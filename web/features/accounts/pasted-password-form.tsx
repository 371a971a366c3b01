import { mailedLinkPaths } from '#domain/mailed-links.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Field, PasswordInput } from '#web/ui/field.tsx';
import { PastedLinkForm } from './pasted-link-form.tsx';

interface PastedPasswordFormProps {
  /** Sets the password; null: the link is pasted. */
  token: string | null;
  errors?: Readonly<Record<string, string>>;
}

/** `ResetForm` for readers without scripts, who alone see it. */
export function PastedPasswordForm({ token, errors = {} }: PastedPasswordFormProps) {
  const { t } = useTranslation();
  const eyes = { showLabel: t('controls.showPassword'), hideLabel: t('controls.hidePassword') };
  const fields = (
    <>
      <Field
        label={t('accounts.reset.newPassword')}
        hint={t('accounts.register.passwordHint')}
        error={errors.new_password}
        required
      >
        <PasswordInput autoComplete="new-password" name="new_password" {...eyes} />
      </Field>
      <Field label={t('accounts.reset.confirm')} error={errors.confirm_password} required>
        <PasswordInput autoComplete="new-password" name="confirm_password" {...eyes} />
      </Field>
    </>
  );
  if (token === null) {
    return <PastedLinkForm submitLabel={t('accounts.reset.submit')}>{fields}</PastedLinkForm>;
  }
  return (
    <noscript>
      <form method="post" action={mailedLinkPaths.reset} className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        {fields}
        <button type="submit" className={buttonClass('primary', 'lg')}>
          {t('accounts.reset.submit')}
        </button>
      </form>
    </noscript>
  );
}
