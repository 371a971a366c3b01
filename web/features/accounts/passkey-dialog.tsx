import { useId, useState } from 'react';
import type { z } from 'zod';
import { type Passkey, passkeyCalls, passkeyNameBody } from '#contract/passkeys.ts';
import { type SelfProof, selfProofBody } from '#contract/second-factor.ts';
import { deviceLabel } from '#i18n/device-label.ts';
import { useCallForm } from '#web/forms/call-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelfProofFields } from './self-proof-fields.tsx';
import { usePasskeys } from './use-passkeys.ts';
import { type OwnFactors, useSelfProof } from './use-self-proof.ts';

export type PasskeyTask =
  | { kind: 'add' }
  | { kind: 'rename'; passkey: Passkey }
  | { kind: 'remove'; passkey: Passkey };

interface PasskeyDialogProps {
  task: PasskeyTask;
  email: string;
  factors: OwnFactors;
  onClose: () => void;
}

/** Adds a passkey, gives it another name, or removes it. */
export function PasskeyDialog({ task, email, factors, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation();
  const revalidate = useRevalidate();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  /** Sends a form: the button is busy meanwhile, and the list is loaded again after it. */
  const during = async (send: () => Promise<{ msg: string }>) => {
    setBusy(true);
    try {
      const { msg } = await send();
      toast({ text: msg });
      onClose();
      await revalidate();
    } finally {
      setBusy(false);
    }
  };
  const props = { id: formId, email, factors, during };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t(`secondFactor.passkeys.${task.kind}.title`)}
      description={
        task.kind === 'rename'
          ? undefined
          : t(`secondFactor.passkeys.${task.kind}.text`, {
              name: task.kind === 'remove' ? task.passkey.name : '',
            })
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t(`secondFactor.passkeys.${task.kind}.submit`)}
          </Button>
        </>
      }
    >
      {task.kind === 'add' && <AddForm {...props} />}
      {task.kind === 'rename' && <RenameForm {...props} passkey={task.passkey} />}
      {task.kind === 'remove' && <RemoveForm {...props} passkey={task.passkey} />}
    </Dialog>
  );
}

interface FormProps {
  id: string;
  email: string;
  factors: OwnFactors;
  during: (send: () => Promise<{ msg: string }>) => Promise<void>;
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

const addBody = selfProofBody.extend(passkeyNameBody.shape);

function AddForm({ id, email, factors, during }: FormProps) {
  const { t } = useTranslation();
  const api = useApi();
  const prove = useSelfProof(factors);
  const withPasskeys = usePasskeys();
  const device = deviceLabel(navigator.userAgent, t) ?? t('secondFactor.passkeys.passkey');
  const { form, onSubmit, errorOf, failure } = useCallForm(
    addBody,
    ({ name, ...typed }) =>
      during(async () => {
        const proof = await prove(typed);
        const { options } = await api.call(passkeyCalls.askNew, { body: proof });
        const passkey = await withPasskeys(({ makePasskey }) => makePasskey(options));
        return api.send(passkeyCalls.add, { body: { name, passkey } });
      }),
    { defaults: { name: device } },
  );
  return (
    <Form id={id} onSubmit={onSubmit}>
      <Field
        label={t('secondFactor.passkeys.name')}
        hint={t('secondFactor.passkeys.nameHint')}
        error={errorOf('name')}
        required
      >
        <TextInput {...form.register('name')} />
      </Field>
      <SelfProofFields<z.output<typeof addBody>>
        email={email}
        factors={factors}
        form={form}
        errorOf={errorOf}
      />
      <Failure failure={failure} />
    </Form>
  );
}

function RenameForm({ id, during, passkey }: FormProps & { passkey: Passkey }) {
  const { t } = useTranslation();
  const api = useApi();
  const params = { id: passkey.passkey_id };
  const { form, onSubmit, errorOf, failure } = useCallForm(
    passkeyNameBody,
    (body) => during(() => api.send(passkeyCalls.rename, { params, body })),
    { defaults: { name: passkey.name } },
  );
  return (
    <Form id={id} onSubmit={onSubmit}>
      <Field label={t('secondFactor.passkeys.name')} error={errorOf('name')} required>
        <TextInput autoFocus {...form.register('name')} />
      </Field>
      <Failure failure={failure} />
    </Form>
  );
}

function RemoveForm({ id, email, factors, during, passkey }: FormProps & { passkey: Passkey }) {
  const api = useApi();
  const prove = useSelfProof(factors);
  const params = { id: passkey.passkey_id };
  const { form, onSubmit, errorOf, failure } = useCallForm(selfProofBody, (typed) =>
    during(async () => api.send(passkeyCalls.remove, { params, body: await prove(typed) })),
  );
  return (
    <Form id={id} onSubmit={onSubmit}>
      <SelfProofFields<SelfProof> email={email} factors={factors} form={form} errorOf={errorOf} />
      <Failure failure={failure} />
    </Form>
  );
}
