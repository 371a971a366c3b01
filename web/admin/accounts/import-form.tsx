import { Download } from 'lucide-react';
import { IMPORT_LINES } from '#contract/accounts-import-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { saveTable } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportResult } from './import-result.tsx';
import { ImportWorking } from './import-working.tsx';
import { useImport, useStayWhile } from './use-import.ts';

const endings = ['csv', 'txt'];

/** First a dry run, which changes nothing and shows each line's outcome; then the import itself. */
export function ImportForm() {
  const { t } = useTranslation();
  const format = useFormat();
  const { file, change, percent, problem, report, step, run, ...emails } = useImport();
  const isDone = report !== null && !report.dry_run;
  const working = percent === 100 && step !== null && <ImportWorking key={step} step={step} />;
  const isCreating = step === 'create';
  const blocker = useStayWhile(isCreating);
  /** A template, in the reader's language. */
  const saveExample = () => {
    const lines = [
      [t('admin.accounts.csv.email'), t('admin.accounts.csv.name'), t('admin.accounts.csv.role')],
      ['lin@example.com', 'Lin', t('admin.accounts.roles.student')],
      ['tan@example.com', 'Tan', t('admin.accounts.roles.teacher')],
    ];
    const csv = `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
    saveTable(csv, t('admin.accounts.import.exampleName'));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Notice tone="info" title={t('admin.accounts.import.howTitle')}>
        <p>{t('admin.accounts.import.how', { limit: format.number(IMPORT_LINES) })}</p>
        <Button
          variant="quiet"
          className="mt-2"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={saveExample}
        >
          {t('admin.accounts.import.example')}
        </Button>
      </Notice>
      <div className="grid max-w-2xl gap-4">
        <FileField
          label={t('admin.accounts.import.file')}
          hint={t('admin.accounts.import.lead')}
          error={problem ?? undefined}
          extensions={endings}
          file={file && { name: file.name, size: format.bytes(file.size) }}
          percent={percent}
          labels={{
            choose: t('admin.accounts.import.choose'),
            replace: t('admin.accounts.import.replace'),
            remove: t('admin.accounts.import.remove'),
            progress: t('admin.accounts.import.sending'),
          }}
          onChoose={change}
          onRemove={() => change(null)}
        />
        <div>
          <Checkbox
            label={t('admin.accounts.import.emails')}
            checked={emails.sendsEmails}
            disabled={run.busy}
            onChange={({ currentTarget }) => emails.setSendsEmails(currentTarget.checked)}
          />
          <p className="text-sm text-soft">{t('admin.accounts.import.emailsHint')}</p>
        </div>
        <Button
          variant={report === null ? 'primary' : 'secondary'}
          className="justify-self-start"
          busy={step === 'try'}
          aria-disabled={isCreating}
          onClick={() => !isCreating && run.run('try')}
        >
          {t('admin.accounts.import.try')}
        </Button>
        {step === 'try' && working}
      </div>
      {report !== null && (
        <ImportResult
          report={report}
          busy={run.busy}
          working={isCreating && working}
          onRun={isDone ? null : () => void run.run('create')}
        />
      )}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        title={t('admin.accounts.import.leave.title')}
        description={t(
          percent === 100
            ? 'admin.accounts.import.leave.working'
            : 'admin.accounts.import.leave.sending',
        )}
        confirmLabel={t('admin.accounts.import.leave.confirm')}
        cancelLabel={t('admin.accounts.import.leave.stay')}
        closeLabel={t('common.close')}
      />
    </div>
  );
}
