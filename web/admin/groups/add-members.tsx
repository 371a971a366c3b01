import { EMAIL_LINES } from '#contract/email-list.ts';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { EmailReport } from '#web/lists/email-report.tsx';
import { ListUpload } from '#web/lists/list-upload.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface AddMembersProps {
  groupId: number;
  onClose: () => void;
}

/** Adds people to a group by a list of emails: first checked, then carried out. */
export function AddMembers({ groupId, onClose }: AddMembersProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const api = useApi();
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('admin.groups.addMembers')}
      description={t('admin.groups.addMembersText')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <ListUpload
        label={t('admin.listUpload.emails')}
        hint={t('admin.listUpload.emailsHint', { limit: number(EMAIL_LINES) })}
        field="list"
        send={(list, isDryRun) =>
          api.send(groupAdminCalls.addMembers, {
            params: { id: groupId },
            body: { list, dry_run: isDryRun },
          })
        }
      >
        {(report, run, busy) => {
          const count = report.counts.added ?? 0;
          return (
            <EmailReport
              report={report}
              labelOf={(fate) =>
                fate === 'added' && !report.dry_run
                  ? t('admin.groups.memberAdded')
                  : t(`admin.groups.fates.${fate}`)
              }
              nothing={t('admin.groups.nobodyToAdd')}
              action={
                run && {
                  label: t('admin.groups.addRun', { count, shown: number(count) }),
                  busy,
                  onRun: run,
                }
              }
            />
          );
        }}
      </ListUpload>
    </Dialog>
  );
}
