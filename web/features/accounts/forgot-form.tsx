import { useEffect, useRef, useState } from 'react';
import { accountCalls, forgotPasswordBody } from '#contract/accounts.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { foldWidth } from '#web/lib/fold-width.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MailCheck } from '#web/ui/page-icons.tsx';

/** Requests a reset link. The response is the same whether or not the address is known. */
export function ForgotForm() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(
    forgotPasswordBody,
    async (body) => {
      await browserApi.call(accountCalls.forgotPassword, { body });
      setSentTo(body.email);
    },
  );

  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
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
      {failure !== null && (
        <Notice live tone="error" title={t('accounts.forgot.failed')}>
          {failure}
        </Notice>
      )}
      <SubmitButton size="lg" className="w-full" busy={busy}>
        {t('accounts.forgot.submit')}
      </SubmitButton>
      <Link to="/auth/login" className="link inline-flex min-h-11 items-center justify-self-center">
        {t('accounts.forgot.back')}
      </Link>
    </Form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="rounded-lg bg-jade-wash p-6">
      <MailCheck aria-hidden="true" className="size-8 text-jade" />
      <h2 ref={ref} tabIndex={-1} className="mt-3 text-xl outline-none">
        {t('accounts.forgot.sentTitle')}
      </h2>
      <p className="mt-2">{t('accounts.forgot.sentText', { email })}</p>
      <Button variant="secondary" className="mt-5" onClick={onAgain}>
        {t('accounts.forgot.again')}
      </Button>
    </div>
  );
}
