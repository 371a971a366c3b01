import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_LINES, type ImportReport, userAdminCalls } from '#contract/users-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ImportResult } from './import-result.tsx';

const endings = ['csv', 'txt'];

/** A table with a mark for its encoding, since Excel takes it for another one without. */
export function saveTable(csv: string, name: string): void {
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
}

/** First a try, which changes nothing and tells each line's fate; then the import itself. */
export function ImportForm() {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const failureText = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [letters, setLetters] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);

  const run = useAction(
    async (dryRun: boolean) => {
      if (file === null) {
        setProblem(t('desk.people.import.problems.noFile'));
        return;
      }
      setProblem(null);
      setPercent(0);
      try {
        const { data, msg } = await api.send(userAdminCalls.import, {
          body: { dry_run: dryRun, send_letters: letters },
          file,
          onProgress: setPercent,
        });
        setReport(data);
        toast({ text: msg });
      } finally {
        setPercent(null);
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
      [t('desk.people.csv.email'), t('desk.people.csv.name'), t('desk.people.csv.role')],
      ['lin@example.com', 'Lin', t('desk.people.roles.student')],
      ['tan@example.com', 'Tan', t('desk.people.roles.teacher')],
    ];
    const csv = `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
    saveTable(csv, t('desk.people.import.exampleName'));
  };
  const isDone = report !== null && !report.dry_run;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Notice tone="info" title={t('desk.people.import.howTitle')}>
        <p>{t('desk.people.import.how', { limit: format.number(IMPORT_LINES) })}</p>
        <Button
          variant="quiet"
          className="mt-2"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={saveExample}
        >
          {t('desk.people.import.example')}
        </Button>
      </Notice>
      <div className="grid max-w-2xl gap-4">
        <FileField
          label={t('desk.people.import.file')}
          hint={t('desk.people.import.lead')}
          error={problem ?? undefined}
          extensions={endings}
          file={file && { name: file.name, size: format.bytes(file.size) }}
          percent={percent}
          labels={{
            choose: t('desk.people.import.choose'),
            replace: t('desk.people.import.replace'),
            remove: t('desk.people.import.remove'),
            progress: t('desk.people.import.sending'),
          }}
          onChoose={change}
          onRemove={() => change(null)}
        />
        <div>
          <Checkbox
            label={t('desk.people.import.letters')}
            checked={letters}
            onChange={({ currentTarget }) => setLetters(currentTarget.checked)}
          />
          <p className="text-sm text-soft">{t('desk.people.import.lettersHint')}</p>
        </div>
        <Button
          variant={report === null ? 'primary' : 'secondary'}
          className="justify-self-start"
          busy={run.busy}
          onClick={() => run.run(true)}
        >
          {t('desk.people.import.try')}
        </Button>
      </div>
      {report !== null && (
        <ImportResult
          report={report}
          busy={run.busy}
          onRun={isDone ? null : () => void run.run(false)}
        />
      )}
    </div>
  );
}
