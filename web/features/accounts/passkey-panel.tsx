import { lazy, Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { MAX_PASSKEYS, type Passkey } from '#contract/passkeys.ts';
import type { FactorState } from '#contract/second-factor.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Pencil, Trash2 } from '#web/ui/page-icons.tsx';
import type { PasskeyTask } from './passkey-dialog.tsx';
import { usePasskeySupport } from './use-passkeys.ts';

const PasskeyDialog = lazy(async () => ({
  default: (await import('./passkey-dialog.tsx')).PasskeyDialog,
}));

interface PasskeyPanelProps {
  user: User;
  factors: FactorState;
  passkeys: readonly Passkey[];
}

/** The person’s passkeys, and the ways to add, rename and remove them. */
export function PasskeyPanel({ user, factors, passkeys }: PasskeyPanelProps) {
  const { t } = useTranslation();
  const isSupported = usePasskeySupport();
  const [task, setTask] = useState<PasskeyTask | null>(null);
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line rounded-lg bg-raised ring-1 ring-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkey_id} passkey={passkey} onTask={setTask} />
          ))}
        </ul>
      )}
      {!isSupported ? (
        <p className="text-sm text-soft">{t('secondFactor.passkeys.unsupported')}</p>
      ) : passkeys.length < MAX_PASSKEYS ? (
        <Button variant="secondary" onClick={() => setTask({ kind: 'add' })}>
          {t('secondFactor.passkeys.add.action')}
        </Button>
      ) : (
        <p className="text-sm text-soft">
          {t('secondFactor.passkeys.enough', { max: MAX_PASSKEYS })}
        </p>
      )}
      {task !== null && (
        <Suspense fallback={null}>
          <PasskeyDialog
            task={task}
            email={user.email}
            factors={factors}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function PasskeyRow({
  passkey,
  onTask,
}: {
  passkey: Passkey;
  onTask: (task: PasskeyTask) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, created_at: added, last_used_at: used, is_synced: isSynced } = passkey;
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          {name}
          {isSynced && <Badge>{t('secondFactor.passkeys.synced')}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {t('secondFactor.passkeys.addedAt', { time: format.dateTime(added) })}
        </p>
        <p className="text-sm text-soft">
          {used === null
            ? t('secondFactor.passkeys.unused')
            : t('secondFactor.passkeys.usedAt', { time: format.dateTime(used) })}
        </p>
      </div>
      <div className="-mr-2 flex shrink-0">
        <IconButton
          label={t('secondFactor.passkeys.rename.actionFor', { name })}
          icon={<Pencil aria-hidden="true" className="size-5" />}
          onClick={() => onTask({ kind: 'rename', passkey })}
        />
        <IconButton
          label={t('secondFactor.passkeys.remove.actionFor', { name })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => onTask({ kind: 'remove', passkey })}
        />
      </div>
    </li>
  );
}
