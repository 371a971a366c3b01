import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useFailureText } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { readText } from './read-text.ts';

interface ListUploadProps<Report extends { dry_run: boolean }> {
  label: string;
  hint: string;
  /** The field of the call that holds the list; its refusals appear below the list. */
  field: string;
  /** Checks the list or, without `isDryRun`, carries it out. */
  send: (list: string, isDryRun: boolean) => Promise<{ data: Report; msg: string }>;
  /** Shown with the result of the last call; `run` carries out what was checked. */
  children: (report: Report, run: (() => void) | null, busy: boolean) => ReactNode;
  /** Further fields of the call, between the list and its buttons. */
  fields?: ReactNode;
  /** Shows the errors of those fields; returns whether there were any. */
  onRefused?: (fields: Record<string, string>) => boolean;
}

/** A list that is pasted or read from a file: first checked, then carried out. */
export function ListUpload<Report extends { dry_run: boolean }>({
  label,
  hint,
  field,
  send,
  children,
  fields,
  onRefused,
}: ListUploadProps<Report>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [list, setList] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const onError = (error: unknown) => {
    setReport(null);
    const refused = error instanceof ApiError ? error.fields : {};
    const isElsewhere = onRefused?.(refused) === true;
    setProblem(refused[field] ?? (isElsewhere ? null : failureText(error)));
    return true;
  };
  const run = async (isDryRun: boolean) => {
    setProblem(null);
    onRefused?.({});
    const { data, msg } = await send(list, isDryRun);
    setReport(data);
    toast({ text: msg });
    if (!isDryRun) setList('');
  };
  const check = useAction(() => run(true), { onError, revalidates: false });
  const carryOut = useAction(() => run(false), { onError });
  const change = (next: string) => {
    setList(next);
    setProblem(null);
    setReport(null);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-2xl gap-4">
        <Field label={label} hint={hint} error={problem ?? undefined}>
          <TextArea
            rows={8}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            value={list}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Field>
        {fields}
        <div className="flex flex-wrap gap-3">
          <Button
            variant={report?.dry_run ? 'secondary' : 'primary'}
            busy={check.busy}
            disabled={carryOut.busy}
            onClick={() => check.run()}
          >
            {t('admin.listUpload.check')}
          </Button>
          <FileButton onText={change} />
        </div>
      </div>
      {report !== null &&
        children(report, report.dry_run ? () => void carryOut.run() : null, carryOut.busy)}
    </div>
  );
}

/** Reads a file into the list, where it can be looked at before it is sent. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onText(await readText(file));
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t('admin.listUpload.file')}
      </Button>
    </>
  );
}
