import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router';
import { IMPORT_LINES, type ImportReport, userAdminCalls } from '#contract/accounts-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { saveTable } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportResult } from './import-result.tsx';
import { type ImportStep, ImportWorking } from './import-working.tsx';

const endings = ['csv', 'txt'];

/** First a try, which changes nothing and tells each line's fate; then the import itself. */
export function ImportForm() {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const failureText = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [letters, setEmails] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [step, setStep] = useState<ImportStep | null>(null);

  const run = useAction(
    async (next: ImportStep) => {
      if (file === null) {
        setProblem(t('admin.accounts.import.problems.noFile'));
        return;
      }
      setProblem(null);
      setPercent(0);
      setStep(next);
      try {
        const { data, msg } = await api.send(userAdminCalls.import, {
          body: { dry_run: next === 'try', send_letters: letters },
          file,
          onProgress: setPercent,
        });
        setReport(data);
        toast({ text: msg });
      } finally {
        setPercent(null);
        setStep(null);
      }
    },
    {
      revalidates: false,
      onError: (error) => {
        setReport(null);
        const told = error instanceof ApiError ? error.fields.file : undefined;
        setProblem(told ?? failureText(error));
        return true;
      },
    },
  );
  const change = (next: File | null) => {
    setFile(next);
    setProblem(null);
    setReport(null);
  };
  /** A table to begin from, in the reader's language. */
  const saveExample = () => {
    const lines = [
      [t('admin.accounts.csv.email'), t('admin.accounts.csv.name'), t('admin.accounts.csv.role')],
      ['lin@example.com', 'Lin', t('admin.accounts.roles.student')],
      ['tan@example.com', 'Tan', t('admin.accounts.roles.teacher')],
    ];
    const csv = `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
    saveTable(csv, t('admin.accounts.import.exampleName'));
  };
  const isDone = report !== null && !report.dry_run;
  const working = percent === 100 && step !== null && <ImportWorking key={step} step={step} />;

  // A try changes nothing and can be left; whoever leaves an import does not see what it did.
  const isCreating = step === 'create';
  const blocker = useBlocker(isCreating);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isCreating) event.preventDefault();
      },
      [isCreating],
    ),
  );

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
            checked={letters}
            disabled={run.busy}
            onChange={({ currentTarget }) => setEmails(currentTarget.checked)}
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
