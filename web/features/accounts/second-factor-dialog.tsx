import { useId, useState } from 'react';
import { confirmFactorBody, secondFactorCalls, selfProofBody } from '#contract/second-factor.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { qrCodeOf } from '#web/lib/qr-code.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QrImage } from '#web/ui/qr-image.tsx';
import { SelfProofFields } from './self-proof-fields.tsx';
import { type OwnFactors, useSelfProof } from './use-self-proof.ts';

export type FactorTask = 'enrol' | 'renew' | 'switchOff';

interface Enrolment {
  secret: string;
  uri: string;
}

interface SecondFactorDialogProps {
  task: FactorTask;
  email: string;
  factors: OwnFactors;
  onClose: () => void;
}

/** Sets two-step login up, gives new recovery codes, or switches it off. */
export function SecondFactorDialog({ task, email, factors, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation();
  const revalidate = useRevalidate();
  const formId = useId();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    onClose();
    if (codes !== null) void revalidate();
  };
  const step =
    codes !== null ? (
      <RecoveryCodes codes={codes} />
    ) : task !== 'enrol' ? (
      <ProofForm
        id={formId}
        task={task}
        email={email}
        factors={factors}
        onBusy={setBusy}
        onDone={async (given) => {
          if (given !== null) setCodes(given);
          else {
            onClose();
            await revalidate();
          }
        }}
      />
    ) : enrolment === null ? (
      <PasswordForm
        id={formId}
        email={email}
        factors={factors}
        onBusy={setBusy}
        onDone={setEnrolment}
      />
    ) : (
      <ConfirmForm id={formId} enrolment={enrolment} onBusy={setBusy} onDone={setCodes} />
    );
  return (
    <Dialog
      open
      size="sm"
      onClose={close}
      closeLabel={t('common.close')}
      title={t(codes === null ? `secondFactor.${task}.title` : 'secondFactor.codes.title')}
      description={t(codes === null ? `secondFactor.${task}.text` : 'secondFactor.codes.text')}
      footer={
        codes !== null ? (
          <Button onClick={close}>{t('secondFactor.codes.done')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              {t('controls.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {t(
                task === 'enrol' && enrolment === null
                  ? 'secondFactor.next'
                  : `secondFactor.${task}.submit`,
              )}
            </Button>
          </>
        )
      }
    >
      {step}
    </Dialog>
  );
}

interface StepProps<Result> {
  id: string;
  onBusy: (busy: boolean) => void;
  onDone: (result: Result) => unknown;
}

/** Makes a call; the button of the dialog shows that it is under way. */
async function during<Result>(onBusy: (busy: boolean) => void, call: () => Promise<Result>) {
  onBusy(true);
  try {
    return await call();
  } finally {
    onBusy(false);
  }
}

function Failure({ failure }: { failure: string | null }) {
  return (
    failure !== null && (
      <Notice live tone="error">
        {failure}
      </Notice>
    )
  );
}

function PasswordForm({
  id,
  email,
  factors,
  onBusy,
  onDone,
}: StepProps<Enrolment> & { email: string; factors: OwnFactors }) {
  const api = useApi();
  const prove = useSelfProof(factors);
  const { form, onSubmit, errorOf, failure } = useCallForm(selfProofBody, (typed) =>
    during(onBusy, async () => {
      const body = await prove(typed);
      onDone(await api.call(secondFactorCalls.enrol, { body }));
    }),
  );
  return (
    <Form id={id} onSubmit={onSubmit}>
      <SelfProofFields email={email} factors={factors} form={form} errorOf={errorOf} />
      <Failure failure={failure} />
    </Form>
  );
}

function ConfirmForm({
  id,
  enrolment,
  onBusy,
  onDone,
}: StepProps<readonly string[]> & { enrolment: Enrolment }) {
  const { t } = useTranslation();
  const api = useApi();
  const { form, onSubmit, errorOf, failure } = useCallForm(confirmFactorBody, async (body) => {
    const { msg, data } = await during(onBusy, () => api.send(secondFactorCalls.confirm, { body }));
    toast({ text: msg });
    onDone(data.recovery_codes);
  });
  const secret = enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <Form id={id} onSubmit={onSubmit}>
      <QrImage
        code={qrCodeOf(enrolment.uri)}
        label={t('secondFactor.enrol.qr')}
        className="mx-auto w-48"
      />
      <div>
        <p className="text-sm text-soft">{t('secondFactor.enrol.byHand')}</p>
        <p className="mt-1 font-mono wrap-anywhere select-all">{secret}</p>
      </div>
      <Field
        label={t('secondFactor.code')}
        hint={t('secondFactor.enrol.codeHint')}
        error={errorOf('code')}
        required
      >
        <TextInput
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.register('code')}
        />
      </Field>
      <Failure failure={failure} />
    </Form>
  );
}

function ProofForm({
  id,
  task,
  email,
  factors,
  onBusy,
  onDone,
}: StepProps<readonly string[] | null> & {
  task: 'renew' | 'switchOff';
  email: string;
  factors: OwnFactors;
}) {
  const api = useApi();
  const prove = useSelfProof(factors);
  const { form, onSubmit, errorOf, failure } = useCallForm(selfProofBody, (typed) =>
    during(onBusy, async () => {
      const body = await prove(typed);
      if (task === 'switchOff') {
        const { msg } = await api.send(secondFactorCalls.switchOff, { body });
        toast({ text: msg });
        return onDone(null);
      }
      const { msg, data } = await api.send(secondFactorCalls.renewCodes, { body });
      toast({ text: msg });
      return onDone(data.recovery_codes);
    }),
  );
  return (
    <Form id={id} onSubmit={onSubmit}>
      <SelfProofFields email={email} factors={factors} form={form} errorOf={errorOf} />
      <Failure failure={failure} />
    </Form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-sunk p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3">
        <CopyButton
          text={codes.join('\n')}
          label={t('secondFactor.codes.copy')}
          copiedLabel={t('secondFactor.codes.copied')}
        />
      </div>
    </>
  );
}
