import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountCalls, loginBody } from '#contract/accounts.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { foldWidth } from '#web/lib/fold-width.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { untilServed } from '#web/lib/until-served.ts';
import { Checkbox, Field, PasswordInput, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { type SecondStep, secondStepOf } from './second-step.ts';
import { useFinishLogin } from './use-finish-login.ts';

/** Only those with a second factor load it. */
const CodeForm = lazy(async () => ({ default: (await import('./code-form.tsx')).CodeForm }));

/** Email and password; leads to the page that required the login. */
export function LoginForm() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const enter = useFinishLogin();
  const helpId = useId();
  const [challenge, setChallenge] = useState<SecondStep | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(loginBody, async (values) => {
    try {
      const session = await untilServed(
        () => browserApi.call(accountCalls.login, { body: values }),
        () => setWaiting(true),
      );
      await enter(session, query.get('redirect'));
    } catch (error) {
      const asked = secondStepOf(error);
      if (asked === null) throw error;
      setChallenge(asked);
    } finally {
      setWaiting(false);
    }
  });

  if (challenge !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <CodeForm {...challenge} onBack={() => setChallenge(null)} />
      </Suspense>
    );
  }

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
          showLabel={t('controls.showPassword')}
          hideLabel={t('controls.hidePassword')}
          {...form.register('password')}
        />
      </Field>
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t('accounts.login.remember')} {...form.register('remember_me')} />
        <Link to="/auth/forgot" className="link inline-flex min-h-11 items-center">
          {t('accounts.login.forgot')}
        </Link>
      </div>
      {isWaiting && <Notice live>{t('accounts.repeatedSoon')}</Notice>}
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
      <PasskeyLogin remembers={() => form.getValues('remember_me') ?? false} />
    </Form>
  );
}
