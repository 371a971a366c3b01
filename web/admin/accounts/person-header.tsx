import {
  CircleCheck,
  CircleSlash,
  ImageOff,
  Mail,
  MailQuestion,
  MailX,
  Pencil,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { AdminUserDetail } from '#contract/admin-user.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { useListReturn } from '#web/lists/list-return.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { RoleBadge, StateBadges } from './person-badges.tsx';
import { peopleViews } from './user-list-view.ts';

const sign = { 'aria-hidden': true, className: 'size-5' } as const;

interface PersonHeaderProps {
  person: AdminUserDetail;
  /** Whether the reader may change this account. */
  mayManage: boolean;
}

/** Name and status, and the actions on the account as a whole. */
export function PersonHeader({ person, mayManage }: PersonHeaderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, email } = person;
  const back = useListReturn(peopleViews.path);
  return (
    <header className="grid gap-4">
      <Link to={back} className="link inline-flex min-h-11 items-center justify-self-start">
        {t('admin.accounts.form.backToList')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={name} src={person.avatar} className="size-16" />
        <div className="min-w-0 grow">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
          <a
            href={`mailto:${email}`}
            className="link inline-flex min-h-11 items-center gap-2 break-all"
          >
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            {email}
          </a>
          <div className="flex flex-wrap gap-1.5">
            <RoleBadge {...person} />
            <StateBadges person={person} />
            {!person.email_verified && (
              <Badge tone="clay" icon={<MailQuestion aria-hidden="true" className="size-3.5" />}>
                {t('admin.accounts.emailNotVerified')}
              </Badge>
            )}
            {person.email_bounced_at !== null && (
              <Badge tone="seal" icon={<MailX aria-hidden="true" className="size-3.5" />}>
                {t('admin.accounts.emailBounced', {
                  time: format.dateTime(person.email_bounced_at),
                })}
              </Badge>
            )}
            {person.letter_waits && <Badge tone="clay">{t('admin.accounts.emailQueued')}</Badge>}
          </div>
        </div>
        {mayManage && <AccountActions person={person} />}
      </div>
    </header>
  );
}

/** The actions on the account as a whole. */
function AccountActions({ person }: { person: AdminUserDetail }) {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const { user_id: id } = person;
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton
        to={`${peopleViews.path}/${id}?edit=1`}
        variant="secondary"
        icon={<Pencil {...sign} />}
      >
        {t('admin.accounts.person.edit')}
      </LinkButton>
      {person.avatar !== null && <RemoveAvatarButton person={person} />}
      {/* Nobody can deactivate or remove themselves by mistake. */}
      {user?.user_id !== id && (
        <>
          <SwitchButton person={person} />
          <RemoveButton person={person} />
        </>
      )}
    </div>
  );
}

function SwitchButton({ person }: { person: AdminUserDetail }) {
  const { t } = useTranslation();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { is_active: isActive, version } = person;
  const change = useAction(async () => {
    const { msg } = await api.send(userAdminCalls.update, {
      params: { id: person.user_id },
      body: { is_active: !isActive, version },
    });
    toast({ text: msg });
  });
  if (!isActive) {
    return (
      <Button
        variant="secondary"
        icon={<CircleCheck {...sign} />}
        busy={change.busy}
        onClick={() => change.run()}
      >
        {t('admin.accounts.person.reactivate')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" icon={<CircleSlash {...sign} />} onClick={() => setAsking(true)}>
        {t('admin.accounts.person.deactivate')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => change.run()}
        title={t('admin.accounts.person.deactivateTitle', { name: person.name })}
        description={t('admin.accounts.person.deactivateText')}
        confirmLabel={t('admin.accounts.person.deactivate')}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </>
  );
}

function RemoveAvatarButton({ person }: { person: AdminUserDetail }) {
  const { t } = useTranslation();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const remove = useAction(async () => {
    const params = { id: person.user_id };
    const { msg } = await api.send(userAdminCalls.removeAvatar, { params });
    setAsking(false);
    toast({ text: msg });
  });
  return (
    <>
      <Button variant="secondary" icon={<ImageOff {...sign} />} onClick={() => setAsking(true)}>
        {t('admin.accounts.person.removeAvatar')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run()}
        title={t('admin.accounts.person.removeAvatarTitle', { name: person.name })}
        description={t('admin.accounts.person.removeAvatarText')}
        confirmLabel={t('admin.accounts.person.removeAvatar')}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </>
  );
}

function RemoveButton({ person }: { person: AdminUserDetail }) {
  const { t } = useTranslation();
  const api = useApi();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useAction(
    async () => {
      const { msg } = await api.send(userAdminCalls.delete, { params: { id: person.user_id } });
      await navigate(peopleViews.path);
      toast({ text: msg });
    },
    { revalidates: false },
  );
  return (
    <>
      <Button variant="quiet" icon={<UserX {...sign} />} onClick={() => setAsking(true)}>
        {t('admin.accounts.person.remove')}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.run()}
        title={t('admin.accounts.person.removeTitle', { name: person.name })}
        description={t('admin.accounts.person.removeText')}
        typed={{
          word: person.name,
          label: t('admin.accounts.person.typeName', { name: person.name }),
        }}
        confirmLabel={t('admin.accounts.person.remove')}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </>
  );
}
