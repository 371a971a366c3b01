import type { UseFormReturn } from 'react-hook-form';
import type { SelfProof } from '#contract/second-factor.ts';
import { PasswordHelp } from '#web/forms/password-help.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, PasswordInput, TextInput } from '#web/ui/field.tsx';
import type { OwnFactors } from './use-self-proof.ts';

interface SelfProofFieldsProps<Values extends SelfProof> {
  email: string;
  factors: OwnFactors;
  form: UseFormReturn<Values, unknown, Values>;
  errorOf: (name: 'password' | 'code') => string | undefined;
}

/** Password and, where an app is set up, its code; a passkey is asked for on submit. */
export function SelfProofFields<Values extends SelfProof>({
  email,
  factors,
  form,
  errorOf,
}: SelfProofFieldsProps<Values>) {
  const { t } = useTranslation();
  const { register } = form as unknown as UseFormReturn<SelfProof>;
  const { enabled, passkeys } = factors;
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={t('accounts.settings.password.current')}
        hint={<PasswordHelp />}
        error={errorOf('password')}
        required
      >
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          showLabel={t('controls.showPassword')}
          hideLabel={t('controls.hidePassword')}
          {...register('password')}
        />
      </Field>
      {enabled && (
        <Field
          label={t('secondFactor.code')}
          hint={t(passkeys > 0 ? 'secondFactor.passkeys.codeOr' : 'secondFactor.login.hint')}
          error={errorOf('code')}
          required={passkeys === 0}
        >
          <TextInput autoComplete="one-time-code" spellCheck={false} {...register('code')} />
        </Field>
      )}
      {!enabled && passkeys > 0 && (
        <p className="text-sm text-soft">{t('secondFactor.passkeys.asked')}</p>
      )}
    </>
  );
}
