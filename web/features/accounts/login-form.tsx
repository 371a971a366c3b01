import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { accountCalls, loginBody } from '#contract/accounts.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { foldWidth } from '#web/lib/fold-width.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Checkbox, Field, PasswordInput, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useEnter } from './use-enter.ts';

/** Email and password; leads to the page that required the login. */
export function LoginForm() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const enter = useEnter();
  const helpId = useId();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(loginBody, async (values) =>
    enter(await browserApi.call(accountCalls.login, { body: values }), query.get('redirect')),
  );

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
      <Field label={t('accounts.password')} error={errorOf('password')} required>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('common.showPassword')}
          hideLabel={t('common.hidePassword')}
          {...form.register('password')}
        />
      </Field>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t('accounts.login.remember')} {...form.register('remember_me')} />
        <Link to="/auth/forgot" className="link inline-flex min-h-11 items-center">
          {t('accounts.login.forgot')}
        </Link>
      </div>
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.login.failed')}>
          {failure}
        </Notice>
      )}
      <div>
        <SubmitButton
          size="lg"
          className="w-full"
          busy={busy}
          incomplete={!form.formState.isValid}
          describedBy={helpId}
        >
          {t('accounts.login.submit')}
        </SubmitButton>
        <p id={helpId} className="sr-only">
          {t('accounts.login.incomplete')}
        </p>
      </div>
    </Form>
  );
}
