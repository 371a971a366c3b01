import { useSearchParams } from 'react-router';
import {
  confirmFactorBody,
  type LoginChallenge,
  secondFactorCalls,
} from '#contract/second-factor.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { ApiError } from '#web/lib/api.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useFinishLogin } from './use-finish-login.ts';

interface CodeFormProps {
  challenge: string;
  /** The factors by which the person can confirm the login. */
  methods: LoginChallenge['methods'];
  /** Returns to the password. */
  onBack: () => void;
}

/** The second step of a login: a code of the app, a recovery code, or a passkey. */
export function CodeForm({ challenge, methods, onBack }: CodeFormProps) {
  const { t } = useTranslation();
  const takesCode = methods.includes('code');
  return (
    <div className="grid gap-5">
      <h2 className="text-xl">
        {t(takesCode ? 'secondFactor.login.title' : 'secondFactor.passkeys.secondTitle')}
      </h2>
      {takesCode ? (
        <Code challenge={challenge} onBack={onBack} />
      ) : (
        <p className="text-soft">{t('secondFactor.passkeys.secondText')}</p>
      )}
      {methods.includes('passkey') && (
        <PasskeyLogin second={{ challenge, onOver: onBack, isOnly: !takesCode }} />
      )}
      <Button variant="quiet" onClick={onBack}>
        {t('secondFactor.login.back')}
      </Button>
    </div>
  );
}

function Code({ challenge, onBack }: Omit<CodeFormProps, 'methods'>) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const enter = useFinishLogin();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    confirmFactorBody,
    async ({ code }) => {
      try {
        const body = { challenge, code };
        const session = await browserApi.call(secondFactorCalls.logIn, { body });
        await enter(session, query.get('redirect'));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'SESSION_EXPIRED') throw error;
        toast({ tone: 'error', text: error.message });
        onBack();
      }
    },
  );
  return (
    <Form onSubmit={onSubmit}>
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
          {...form.register('code')}
        />
      </Field>
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.login.failed')}>
          {failure}
        </Notice>
      )}
      <SubmitButton size="lg" className="w-full" busy={busy}>
        {t('accounts.login.submit')}
      </SubmitButton>
    </Form>
  );
}
