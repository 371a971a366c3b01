import type { z } from 'zod';
import type { AdminGroup } from '#contract/groups-admin.ts';
import {
  type AdminInvitation,
  adminInvitation,
  invitationAdminCalls,
  invitationCreateBody,
} from '#contract/invitations-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { maxLengths } from '#domain/limits.ts';
import { LastDayField } from '#web/forms/last-day-field.tsx';
import { WholeNumberField } from '#web/forms/number-fields.tsx';
import { chosenId } from '#web/forms/number-from.ts';
import { RecordFrame } from '#web/forms/record-frame.tsx';
import { useRecordForm } from '#web/forms/use-record-form.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Checkbox, Field, Select, TextInput } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { InvitationStateBadge } from './invitation-table.tsx';

const fields = ['code', 'note', 'max_uses', 'expires_at', 'is_active', 'group_id'] as const;
type InvitationField = (typeof fields)[number];

const valuesOf = (invitation: AdminInvitation) => ({
  code: invitation.code,
  note: invitation.note,
  max_uses: invitation.max_uses,
  expires_at: invitation.expires_at,
  is_active: invitation.is_active,
  group_id: invitation.group_id,
});
const newValues = {
  code: '',
  note: '',
  max_uses: null,
  expires_at: null,
  is_active: true,
  group_id: null,
};

/** A group that a code can be of. */
export type InvitationGroup = Pick<AdminGroup, 'group_id' | 'name'>;

interface InvitationFormProps {
  /** null: a new one. */
  invitation: AdminInvitation | null;
  /** The groups in use. */
  groups: readonly InvitationGroup[];
  /** The address of a new code's page. */
  hrefFor: (id: number) => string;
  backTo: string;
}

/** A code and its limits. The code itself cannot be changed once it exists. */
export function InvitationForm({ invitation, groups, hrefFor, backTo }: InvitationFormProps) {
  const { t } = useTranslation();
  const { site, origin } = useSiteData();
  const api = useApi();
  const { zoneName } = useFormat();
  const words = useInvitationTexts(site.time_zone, groups);
  const record = useRecordForm<
    z.input<typeof invitationCreateBody>,
    z.output<typeof invitationCreateBody>,
    AdminInvitation,
    InvitationField
  >({
    schema: invitationCreateBody,
    state: invitation,
    fields,
    valuesOf,
    newValues,
    stateSchema: adminInvitation,
    leadsTo: ({ invitation_code_id }) =>
      invitation === null ? hrefFor(invitation_code_id) : backTo,
    save: (values, version) => {
      if (invitation === null) return api.send(invitationAdminCalls.create, { body: values });
      const { code, ...change } = values;
      const params = { id: invitation.invitation_code_id };
      const body = { ...change, ...(version !== undefined && { version }) };
      return api.send(invitationAdminCalls.update, { params, body });
    },
  });
  const { form, errorOf } = record;
  const link = invitation && `${origin}/auth/register?invitation_code=${invitation.code}`;
  return (
    <RecordFrame
      record={record}
      title={
        invitation === null
          ? t('admin.invitations.form.addTitle')
          : t('admin.invitations.form.editTitle', { code: invitation.code })
      }
      back={{ to: backTo, label: t('admin.invitations.form.back') }}
      words={words}
      submitLabel={t(
        invitation === null ? 'admin.invitations.form.create' : 'admin.invitations.form.save',
      )}
      actions={invitation && <InvitationStateBadge state={invitation.state} />}
    >
      <div className="grid max-w-3xl items-start gap-5 sm:grid-cols-2">
        {invitation === null && (
          <Field
            label={t('admin.invitations.form.code')}
            hint={t('admin.invitations.form.codeHint')}
            error={errorOf('code')}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono"
              maxLength={maxLengths.invitationCode}
              {...form.register('code')}
            />
          </Field>
        )}
        <Field
          label={t('admin.invitations.form.note')}
          hint={t('admin.invitations.form.noteHint')}
          error={errorOf('note')}
        >
          <TextInput
            autoComplete="off"
            maxLength={maxLengths.invitationNote}
            {...form.register('note')}
          />
        </Field>
        <WholeNumberField
          form={form}
          name="max_uses"
          canBeEmpty
          label={t('admin.invitations.form.maxUses')}
          hint={t('admin.invitations.form.maxUsesHint')}
          error={errorOf('max_uses')}
        />
        <LastDayField
          control={form.control}
          name="expires_at"
          label={t('admin.invitations.form.lastDay')}
          hint={t('admin.invitations.form.lastDayHint', { zone: zoneName })}
          error={errorOf('expires_at')}
          timeZone={site.time_zone}
        />
        <Field
          label={t('admin.invitations.form.group')}
          hint={t('admin.invitations.form.groupHint')}
          error={errorOf('group_id')}
        >
          <Select {...form.register('group_id', { setValueAs: chosenId })}>
            <option value="">{t('admin.invitations.form.noGroup')}</option>
            <GroupOptions groups={groups} invitation={invitation} />
          </Select>
        </Field>
        <Checkbox label={t('admin.invitations.form.on')} {...form.register('is_active')} />
      </div>
      {invitation !== null && link !== null && (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-sm text-soft sm:py-2.5">{t('admin.invitations.form.link')}</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <span className="break-all select-all">{link}</span>
            <CopyButton
              size="sm"
              className="min-h-11"
              text={link}
              label={t('admin.invitations.form.copyLink')}
              copiedLabel={t('admin.copied')}
            />
          </dd>
          {invitation.owner !== null && (
            <>
              <dt className="text-sm text-soft sm:py-2.5">
                {t('admin.invitations.form.ofLearner')}
              </dt>
              <dd>
                <Link
                  to={`/admin/users/${invitation.owner.user_id}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {invitation.owner.name}
                </Link>
              </dd>
            </>
          )}
        </dl>
      )}
    </RecordFrame>
  );
}

/** The groups in use, and that of the code where it has been archived since. */
function GroupOptions({ groups, invitation }: Pick<InvitationFormProps, 'groups' | 'invitation'>) {
  const { t } = useTranslation();
  const { group_id: own, group_name: name } = invitation ?? { group_id: null, group_name: null };
  return (
    <>
      {own !== null && !groups.some((group) => group.group_id === own) && (
        <option value={own}>
          {t('admin.invitations.form.archivedGroup', { name: name ?? String(own) })}
        </option>
      )}
      {groups.map((group) => (
        <option key={group.group_id} value={group.group_id}>
          {group.name}
        </option>
      ))}
    </>
  );
}

/** The labels of a code's fields, for comparing two states of it. */
function useInvitationTexts(timeZone: string, groups: readonly InvitationGroup[]) {
  const { t } = useTranslation();
  const labels: Record<InvitationField, string> = {
    code: t('admin.invitations.form.code'),
    note: t('admin.invitations.form.note'),
    max_uses: t('admin.invitations.form.maxUses'),
    expires_at: t('admin.invitations.form.lastDay'),
    is_active: t('admin.invitations.form.active'),
    group_id: t('admin.invitations.form.group'),
  };
  function wordOf(field: InvitationField, value: unknown): string {
    if (field === 'is_active') {
      return t(value === true ? 'admin.invitations.form.on' : 'admin.invitations.form.off');
    }
    if (field === 'group_id') {
      const group = groups.find(({ group_id }) => group_id === value);
      return group?.name ?? (value === null ? t('admin.invitations.form.noGroup') : String(value));
    }
    if (field === 'expires_at' && typeof value === 'string')
      return academyDay(new Date(value), timeZone);
    return String(value ?? '');
  }
  return { labels, wordOf };
}
