import { accountCalls } from '#contract/accounts.ts';
import type { CallData } from '#contract/call.ts';
import { deviceOf } from '#domain/device-name.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useDeviceName } from '#web/lib/device-name.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { LogOut, Monitor } from '#web/ui/icons.tsx';
import { Smartphone } from '#web/ui/page-icons.tsx';

export type Session = CallData<typeof accountCalls.sessions>['list'][number];

/** The sessions of the account, and the button to end all others. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation();
  const api = useApi();
  const end = useAction(async () => {
    const { msg } = await api.send(accountCalls.endOtherSessions);
    toast({ text: msg });
  });
  const others = sessions.filter((session) => !session.is_current);
  return (
    <>
      <ul className="divide-y divide-line rounded-lg bg-raised ring-1 ring-line">
        {sessions.map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="secondary" className="mt-4" busy={end.busy} onClick={() => end.run()}>
          {t('accounts.settings.sessions.endOthers')}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-soft">{t('accounts.settings.sessions.alone')}</p>
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const device = useDeviceName(session.user_agent);
  const time = format.dateTime(session.last_used_at);
  const end = useAction(async () => {
    const { msg } = await api.send(accountCalls.endSession, { params: { id: session.session_id } });
    toast({ text: msg });
  });
  const Icon = deviceOf(session.user_agent).isPhone ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {device}
          {session.is_current && (
            <Badge tone="jade">{t('accounts.settings.sessions.current')}</Badge>
          )}
        </p>
        <p className="text-sm text-soft">{t('accounts.settings.sessions.lastUsed', { time })}</p>
      </div>
      {!session.is_current && (
        <IconButton
          label={t('accounts.settings.sessions.end', { device, time })}
          icon={<LogOut aria-hidden="true" className="size-5" />}
          busy={end.busy}
          className="-mr-2 shrink-0"
          onClick={() => end.run()}
        />
      )}
    </li>
  );
}

/** Browser and system as text. */
export function DeviceName({ userAgent }: { userAgent: string }) {
  return useDeviceName(userAgent);
}
