import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountCalls, registerBody } from '#contract/accounts.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { foldWidth } from '#web/lib/fold-width.ts';
import { useLocale } from '#web/lib/language.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { untilServed } from '#web/lib/until-served.ts';
import { Checkbox, Field, PasswordInput, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LegalTexts } from './legal-texts.tsx';
import { useFinishLogin } from './use-finish-login.ts';

interface RegisterFormProps {
  /** The privacy notice or the terms are published: newcomers agree to them. */
  asksConsent: boolean;
}

/** Creates an account with an invitation code, which a link may contain. */
export function RegisterForm({ asksConsent }: RegisterFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [query] = useSearchParams();
  const enter = useFinishLogin();
  const [isWaiting, setWaiting] = useState(false);
  const invitation = query.get('invitation_code')?.trim() ?? '';
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    registerBody,
    async (values) => {
      const body = { ...values, language_preference: locale };
      const { data, msg } = await untilServed(
        () => browserApi.send(accountCalls.register, { body }),
        () => setWaiting(true),
      ).finally(() => setWaiting(false));
      await enter(data, query.get('redirect'));
      toast({ text: msg });
    },
    { fieldOf: { EMAIL_TAKEN: 'email', INVITATION_INVALID: 'invitation_code' } },
  );
  const eyes = { showLabel: t('controls.showPassword'), hideLabel: t('controls.hidePassword') };

  return (
    <Form onSubmit={onSubmit}>
      <Field label={t('accounts.email')} error={errorOf('email')} required>
        <TextInput
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email', { setValueAs: foldWidth })}
        />
      </Field>
      <Field
        label={t('accounts.register.name')}
        mark={t('controls.optional')}
        hint={t('accounts.register.nameHint')}
        error={errorOf('name')}
      >
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field
        label={t('accounts.password')}
        hint={t('accounts.register.passwordHint')}
        error={errorOf('password')}
        required
      >
        <PasswordInput autoComplete="new-password" {...eyes} {...form.register('password')} />
      </Field>
      <Field label={t('accounts.register.confirm')} error={errorOf('confirm_password')} required>
        <PasswordInput
          autoComplete="new-password"
          {...eyes}
          {...form.register('confirm_password')}
        />
      </Field>
      <Field
        label={t('accounts.register.invitation')}
        hint={invitation !== '' ? t('accounts.register.invited') : undefined}
        error={errorOf('invitation_code')}
        required
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          defaultValue={invitation}
          {...form.register('invitation_code', { setValueAs: foldWidth })}
        />
      </Field>
      <LegalTexts>
        {asksConsent && (
          <Checkbox
            label={t('legalPages.accept')}
            error={errorOf('accept_terms')}
            {...form.register('accept_terms')}
          />
        )}
      </LegalTexts>
      {isWaiting && <Notice live>{t('accounts.repeatedSoon')}</Notice>}
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.register.failed')}>
          {failure}
        </Notice>
      )}
      <SubmitButton size="lg" className="w-full" busy={busy}>
        {t('accounts.register.submit')}
      </SubmitButton>
    </Form>
  );
}
