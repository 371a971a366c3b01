import { Archive, CircleCheck, CircleSlash, Clock, Pencil, UsersRound } from 'lucide-react';
import {
  type AdminInvitation,
  type InvitationState,
  invitationAdminCalls,
} from '#contract/invitations-admin.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ArchiveButton } from '#web/lists/archive-button.tsx';
import { Moment } from '#web/lists/moment.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';

const looks = {
  active: ['jade', CircleCheck],
  expired: ['clay', Clock],
  used_up: ['clay', UsersRound],
  off: ['seal', CircleSlash],
  archived: ['plain', Archive],
} as const satisfies Record<InvitationState, readonly [BadgeTone, unknown]>;

/** Whether a code is valid, and if not, why. */
export function InvitationStateBadge({ state }: Pick<AdminInvitation, 'state'>) {
  const { t } = useTranslation();
  const [tone, Sign] = looks[state];
  return (
    <Badge tone={tone} icon={<Sign aria-hidden="true" className="size-3.5" />}>
      {t(`admin.invitations.states.${state}`)}
    </Badge>
  );
}

interface InvitationTableProps {
  codes: readonly AdminInvitation[];
  hrefFor: (id: number) => string;
}

/** The invitation codes, one a row. */
export function InvitationTable({ codes, hrefFor }: InvitationTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Table
      caption={t('admin.titles.Invitations')}
      rows={codes}
      keyOf={({ invitation_code_id }) => invitation_code_id}
      columns={[
        {
          id: 'code',
          header: t('admin.invitations.columns.code'),
          lead: true,
          cell: ({ invitation_code_id: id, code, note, state, group_name: group }) => (
            <div className="min-w-0">
              {state === 'archived' ? (
                <span className="font-mono break-all">{code}</span>
              ) : (
                <Link
                  to={hrefFor(id)}
                  className="inline-flex min-h-11 items-center font-mono font-medium break-all text-ink no-underline hover:underline md:min-h-0"
                >
                  {code}
                </Link>
              )}
              {(note !== '' || group !== null) && (
                <p className="max-w-sm text-sm break-words text-soft" dir="auto">
                  {[group !== null && t('admin.invitations.groupOf', { name: group }), note]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              )}
            </div>
          ),
        },
        {
          id: 'state',
          header: t('admin.invitations.columns.state'),
          cell: ({ state }) => <InvitationStateBadge state={state} />,
        },
        {
          id: 'used',
          header: t('admin.invitations.columns.used'),
          align: 'end',
          cell: ({ used_count: used, max_uses: max }) =>
            max === null
              ? format.number(used)
              : t('admin.invitations.usedOf', {
                  used: format.number(used),
                  max: format.number(max),
                }),
        },
        {
          id: 'expires',
          header: t('admin.invitations.columns.expires'),
          cell: ({ expires_at: end }) =>
            end === null ? (
              <span className="text-soft">{t('admin.invitations.noEnd')}</span>
            ) : (
              <Moment at={end} />
            ),
        },
        {
          id: 'owner',
          header: t('admin.invitations.columns.owner'),
          cell: ({ owner }) =>
            owner === null ? (
              <span className="text-soft">{t('admin.invitations.academy')}</span>
            ) : (
              <Link
                to={`/admin/users/${owner.user_id}`}
                className="link inline-flex min-h-11 items-center"
              >
                {owner.name}
              </Link>
            ),
        },
        {
          id: 'actions',
          header: t('admin.invitations.columns.actions'),
          hideHeader: true,
          align: 'end',
          cell: (code) => <Actions code={code} href={hrefFor(code.invitation_code_id)} />,
        },
      ]}
    />
  );
}

function Actions({ code, href }: { code: AdminInvitation; href: string }) {
  const { t } = useTranslation();
  const api = useApi();
  const params = { id: code.invitation_code_id };
  const isArchived = code.state === 'archived';
  return (
    <div className="flex flex-wrap justify-end">
      {!isArchived && (
        <>
          <CopyButton
            size="sm"
            variant="quiet"
            className="min-h-11"
            text={code.code}
            label={
              <>
                {t('admin.invitations.copy')}
                <span className="sr-only"> {code.code}</span>
              </>
            }
            copiedLabel={t('admin.copied')}
          />
          <Link
            to={href}
            aria-label={t('admin.invitations.editNamed', { code: code.code })}
            title={t('controls.edit')}
            className={`${buttonClass('quiet', 'sm')} min-h-11 min-w-11`}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </Link>
        </>
      )}
      {code.owner === null && (
        <ArchiveButton
          name={code.code}
          text={t('admin.invitations.archiveText')}
          isArchived={isArchived}
          archive={() => api.send(invitationAdminCalls.delete, { params })}
          restore={() => api.send(invitationAdminCalls.restore, { params })}
        />
      )}
    </div>
  );
}
