import { type OidcNewcomer, oidcCalls, oidcRegisterBody } from '#contract/oidc.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { foldWidth } from '#web/lib/fold-width.ts';
import { useLocale } from '#web/lib/language.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LegalTexts } from './legal-texts.tsx';
import { useFinishLogin } from './use-finish-login.ts';

interface OidcRegisterFormProps {
  newcomer: OidcNewcomer;
  /** The privacy notice or the terms are published: newcomers agree to them. */
  asksConsent: boolean;
}

/** Creates an account from the provider’s data; only the invitation code is missing. */
export function OidcRegisterForm({ newcomer, asksConsent }: OidcRegisterFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const enter = useFinishLogin();
  const { token, name } = newcomer;
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    oidcRegisterBody,
    async (values) => {
      const body = { ...values, language_preference: locale };
      const { data, msg } = await browserApi.send(oidcCalls.register, { body });
      await enter(data);
      toast({ text: msg });
    },
    { defaults: { token, name }, fieldOf: { INVITATION_INVALID: 'invitation_code' } },
  );
  return (
    <Form onSubmit={onSubmit}>
      <Field
        label={t('accounts.register.name')}
        mark={t('controls.optional')}
        hint={t('accounts.register.nameHint')}
        error={errorOf('name')}
      >
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={t('accounts.register.invitation')} error={errorOf('invitation_code')} required>
        <TextInput
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
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
