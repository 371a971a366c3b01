import { useState } from 'react';
import type { CallData } from '#contract/call.ts';
import { type Identity, oidcCalls } from '#contract/oidc.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Trash2 } from '#web/ui/page-icons.tsx';

export type Identities = CallData<typeof oidcCalls.identities>;

/** The person’s accounts at the provider, and the way to link one. */
export function IdentityPanel({ list, provider }: Identities) {
  const { t } = useTranslation();
  const api = useApi();
  const link = useAction(
    async () => {
      const { url } = await api.call(oidcCalls.link);
      window.location.assign(url);
    },
    { revalidates: false },
  );
  return (
    <>
      {list.length > 0 && (
        <ul className="divide-y divide-line rounded-lg bg-raised ring-1 ring-line">
          {list.map((identity) => (
            <IdentityRow key={identity.identity_id} identity={identity} provider={provider} />
          ))}
        </ul>
      )}
      {list.length === 0 && provider !== null && (
        <Button variant="secondary" busy={link.busy} onClick={() => link.run()}>
          {t('oidc.accounts.link', { provider })}
        </Button>
      )}
    </>
  );
}

function IdentityRow({
  identity,
  provider,
}: { identity: Identity } & Pick<Identities, 'provider'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const name = identity.email ?? provider ?? identity.issuer;
  const unlink = useAction(async () => {
    const params = { id: identity.identity_id };
    const { msg } = await api.send(oidcCalls.unlink, { params });
    toast({ text: msg });
  });
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {t('oidc.accounts.linkedAt', { time: format.dateTime(identity.created_at) })}
        </p>
        <p className="text-sm text-soft">
          {t('oidc.accounts.usedAt', { time: format.dateTime(identity.last_used_at) })}
        </p>
      </div>
      <IconButton
        label={t('oidc.accounts.unlink', { name })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        busy={unlink.busy}
        className="-mr-2 shrink-0"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => unlink.run()}
        title={t('oidc.accounts.unlinkTitle')}
        description={t('oidc.accounts.unlinkText', { name })}
        confirmLabel={t('oidc.accounts.unlinkConfirm')}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </li>
  );
}
