import { useId, useState } from 'react';
import { passkeyCalls } from '#contract/passkeys.ts';
import { type OneProof, oneProofBody, secondFactorCalls } from '#contract/second-factor.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { PasswordHelp } from '#web/forms/password-help.tsx';
import { useAction, useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, PasswordInput, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePasskeys } from './use-passkeys.ts';
import type { OwnFactors } from './use-self-proof.ts';

export interface ReauthenticationDialogProps {
  factors: OwnFactors;
  onProved: () => void;
  onClose: () => void;
}

/**
 * Asks people to confirm that it is them: by a code of the app or a passkey where they have one, else
 * by the password.
 */
export function ReauthenticationDialog({
  factors,
  onProved,
  onClose,
}: ReauthenticationDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const { enabled, passkeys } = factors;
  const prove = async (body: OneProof) => {
    await api.call(secondFactorCalls.reauthenticate, { body });
    onProved();
  };
  const passkey = usePasskeyProof(prove);
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(oneProofBody, prove);
  const takesText = enabled || passkeys === 0;
  const problem = failure ?? passkey.failure;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('secondFactor.again.title')}
      description={t('secondFactor.again.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          {passkeys > 0 && (
            <Button
              variant={takesText ? 'secondary' : 'primary'}
              busy={passkey.busy}
              onClick={() => passkey.run()}
            >
              {t('secondFactor.passkeys.use')}
            </Button>
          )}
          {takesText && (
            <Button type="submit" form={formId} busy={busy}>
              {t('secondFactor.again.submit')}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        {takesText && <ProofField isCode={enabled} errorOf={errorOf} register={form.register} />}
        {problem !== null && (
          <Notice live tone="error">
            {problem}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}

type ProofForm = ReturnType<typeof useCallForm<OneProof, OneProof>>;

/** A code of the app, or the password. */
function ProofField({
  isCode,
  errorOf,
  register,
}: Pick<ProofForm, 'errorOf'> & Pick<ProofForm['form'], 'register'> & { isCode: boolean }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  if (isCode) {
    return (
      <Field
        label={t('secondFactor.code')}
        hint={t('secondFactor.login.hint')}
        error={errorOf('code')}
        required
      >
        <TextInput
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('code')}
        />
      </Field>
    );
  }
  return (
    <>
      {/* Password managers look for the account that the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email} readOnly />
      <Field
        label={t('accounts.password')}
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
    </>
  );
}

/** Has the browser ask for a passkey; what went wrong is shown in the dialog. */
function usePasskeyProof(prove: (body: OneProof) => Promise<void>) {
  const api = useApi();
  const withPasskeys = usePasskeys();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const action = useAction(
    async () => {
      setFailure(null);
      const passkey = await withPasskeys(async ({ answerByPasskey }) => {
        const { options } = await api.call(passkeyCalls.askProof);
        return answerByPasskey(options);
      });
      await prove({ passkey });
    },
    {
      revalidates: false,
      onError: (error) => {
        setFailure(failureText(error));
        return true;
      },
    },
  );
  return { ...action, failure };
}
