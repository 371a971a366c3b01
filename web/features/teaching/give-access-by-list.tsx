import { useState } from 'react';
import { adminAccessCalls, teachAccessCalls } from '#contract/course-access.ts';
import { EMAIL_LINES } from '#contract/email-list.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { EmailReport } from '#web/lists/email-report.tsx';
import { ListUpload } from '#web/lists/list-upload.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DayInput, Field, TextArea } from '#web/ui/field.tsx';

interface GiveAccessByListProps {
  area: 'teach' | 'admin';
  courseId: number;
  onClose: () => void;
}

/** Gives access to everybody on a list of emails: first checked, then carried out. */
export function GiveAccessByList({ area, courseId, onClose }: GiveAccessByListProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const api = useApi();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [refused, setRefused] = useState<Record<string, string>>({});
  const calls = area === 'admin' ? adminAccessCalls : teachAccessCalls;
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('teaching.access.list')}
      description={t(
        area === 'teach' ? 'teaching.access.listTextTeacher' : 'teaching.access.listText',
      )}
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
          api.send(calls.grantByList, {
            params: { id: courseId },
            body: { list, dry_run: isDryRun, reason, until: until === '' ? null : until },
          })
        }
        onRefused={(fields) => {
          setRefused(fields);
          return 'reason' in fields || 'until' in fields;
        }}
        fields={
          <>
            <Field
              label={t('teaching.access.reason')}
              hint={t('teaching.access.reasonHint')}
              error={refused.reason}
              required
            >
              <TextArea
                rows={2}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
            </Field>
            <Field
              label={t('teaching.access.until')}
              mark={t('controls.optional')}
              hint={t('teaching.access.untilHint')}
              error={refused.until}
            >
              <DayInput
                value={until}
                onChange={({ currentTarget }) => setUntil(currentTarget.value)}
              />
            </Field>
          </>
        }
      >
        {(report, run, busy) => {
          const count = report.counts.added ?? 0;
          return (
            <EmailReport
              report={report}
              labelOf={(fate) => {
                if (fate === 'added' && !report.dry_run) return t('teaching.access.opened');
                if (fate === 'unknown' && area === 'teach') return t('teaching.access.notYours');
                return t(`teaching.access.fates.${fate}`);
              }}
              nothing={t('teaching.access.listNothing')}
              action={
                run && {
                  label: t('teaching.access.listRun', { count, shown: number(count) }),
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
