import { KeyRound, LogOut, Mail, ShieldOff } from 'lucide-react';
import { useId, useState } from 'react';
import { setPasswordBody, userAdminCalls } from '#contract/accounts-admin.ts';
import type { AdminUserDetail } from '#contract/admin-user.ts';
import { secondFactorAdminCalls } from '#contract/second-factor.ts';
import { DeviceName } from '#web/features/accounts/session-list.tsx';
import { useCallForm } from '#web/forms/call-form.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox, Field, PasswordInput } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PersonPart } from './person-part.tsx';

const sign = { 'aria-hidden': true, className: 'size-5' } as const;

/** A person's sessions, and the actions to restore or end their access. */
export function PersonAccess({ person }: { person: AdminUserDetail }) {
  const { t } = useTranslation();
  const api = useApi();
  const [setting, setSetting] = useState(false);
  const [resetting, setResetting] = useState(false);
  const { user: viewer } = useSiteData();
  const params = { id: person.user_id };
  const send = useAction(async () => {
    const { msg } = await api.send(userAdminCalls.sendLink, { params });
    toast({ text: msg });
  });
  const endAll = useAction(async () => {
    const { msg } = await api.send(userAdminCalls.endSessions, { params });
    toast({ text: msg });
  });
  const resetFactor = useAction(async () => {
    const { msg } = await api.send(secondFactorAdminCalls.reset, { params });
    setResetting(false);
    toast({ text: msg });
  });
  const others = person.sessions.filter((session) => !session.is_current);
  return (
    <PersonPart title={t('admin.accounts.person.access')}>
      {person.sessions.length === 0 ? (
        <p className="text-soft">{t('admin.accounts.person.noSessions')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {person.sessions.map((session) => (
            <SessionRow key={session.session_id} userId={person.user_id} session={session} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {others.length > 0 && (
          <Button
            variant="secondary"
            icon={<LogOut {...sign} />}
            busy={endAll.busy}
            onClick={() => endAll.run()}
          >
            {t('admin.accounts.person.endAll')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Mail {...sign} />}
          busy={send.busy}
          onClick={() => send.run()}
        >
          {t('admin.accounts.person.sendLink')}
        </Button>
        <Button variant="secondary" icon={<KeyRound {...sign} />} onClick={() => setSetting(true)}>
          {t('admin.accounts.person.setPassword')}
        </Button>
        {person.has_second_factor && person.user_id !== viewer?.user_id && (
          <Button
            variant="secondary"
            icon={<ShieldOff {...sign} />}
            onClick={() => setResetting(true)}
          >
            {t('admin.accounts.person.resetFactor')}
          </Button>
        )}
      </div>
      {resetting && (
        <ConfirmDialog
          open
          onClose={() => setResetting(false)}
          onConfirm={() => void resetFactor.run()}
          title={t('admin.accounts.person.resetFactorTitle', { name: person.name })}
          description={t('admin.accounts.person.resetFactorText')}
          confirmLabel={t('admin.accounts.person.resetFactor')}
          cancelLabel={t('controls.cancel')}
          closeLabel={t('common.close')}
        />
      )}
      {setting && (
        <PasswordDialog
          userId={person.user_id}
          isOwn={person.user_id === viewer?.user_id}
          onClose={() => setSetting(false)}
        />
      )}
    </PersonPart>
  );
}

interface SessionRowProps {
  userId: number;
  session: AdminUserDetail['sessions'][number];
}

function SessionRow({ userId, session }: SessionRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const time = format.dateTime(session.last_used_at);
  const end = useAction(async () => {
    const params = { id: userId, session_id: session.session_id };
    const { msg } = await api.send(userAdminCalls.endSession, { params });
    toast({ text: msg });
  });
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p>
          <DeviceName userAgent={session.user_agent} />
        </p>
        <p className="text-sm text-soft">{t('admin.accounts.person.lastUsed', { time })}</p>
      </div>
      {session.is_current ? (
        <Badge tone="jade">{t('admin.accounts.person.thisOne')}</Badge>
      ) : (
        <IconButton
          label={t('admin.accounts.person.endSession', { time })}
          icon={<LogOut {...sign} />}
          onClick={() => end.run()}
        />
      )}
    </li>
  );
}

interface PasswordDialogProps {
  userId: number;
  isOwn: boolean;
  onClose: () => void;
}

function PasswordDialog({ userId, isOwn, onClose }: PasswordDialogProps) {
  const { t } = useTranslation();
  const api = useApi();
  const formId = useId();
  const revalidate = useRevalidate();
  const { form, onSubmit, errorOf, failure, busy } = useCallForm(setPasswordBody, async (body) => {
    const { msg } = await api.send(userAdminCalls.setPassword, { params: { id: userId }, body });
    toast({ text: msg });
    onClose();
    await revalidate();
  });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.accounts.person.setPasswordTitle')}
      description={t('admin.accounts.person.setPasswordText')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('admin.accounts.person.setPassword')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <Field
          label={t('admin.accounts.person.newPassword')}
          error={errorOf('new_password')}
          required
        >
          <PasswordInput
            autoFocus
            autoComplete="new-password"
            showLabel={t('controls.showPassword')}
            hideLabel={t('controls.hidePassword')}
            {...form.register('new_password')}
          />
        </Field>
        {!isOwn && (
          <Checkbox
            label={t('admin.accounts.person.removeLogins')}
            {...form.register('remove_logins')}
          />
        )}
        {failure !== null && (
          <Notice live tone="error" title={t('admin.accounts.person.failed')}>
            {failure}
          </Notice>
        )}
      </Form>
    </Dialog>
  );
}
