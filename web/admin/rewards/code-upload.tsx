import { useId, useRef, useState } from 'react';
import {
  CODE_LINES,
  type CodeReport,
  rewardCodeAdminCalls,
} from '#contract/rewards-codes-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi, useFailureText } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { CodeUploadReport } from './code-upload-report.tsx';

/** A list of codes: first checked, then stored. */
export function CodeUpload({ rewardId }: { rewardId: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const api = useApi();
  const failureText = useFailureText();
  const [list, setList] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<CodeReport | null>(null);
  const onError = (error: unknown) => {
    setReport(null);
    setProblem((error instanceof ApiError && error.fields.codes) || failureText(error));
    return true;
  };
  const send = async (isDryRun: boolean) => {
    setProblem(null);
    const { data, msg } = await api.send(rewardCodeAdminCalls.addCodes, {
      params: { id: rewardId },
      body: { codes: list, dry_run: isDryRun },
    });
    setReport(data);
    toast({ text: msg });
    if (!isDryRun) setList('');
  };
  const check = useAction(() => send(true), { onError, revalidates: false });
  const store = useAction(() => send(false), { onError });
  const change = (next: string) => {
    setList(next);
    setProblem(null);
    setReport(null);
  };
  return (
    <section aria-labelledby="upload" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="upload" className="text-xl">
        {t('admin.economy.codes.uploadTitle')}
      </h2>
      <div className="grid max-w-2xl gap-4">
        <Field
          label={t('admin.economy.codes.list')}
          hint={t('admin.economy.codes.listHint', { limit: number(CODE_LINES) })}
          error={problem ?? undefined}
        >
          <TextArea
            rows={8}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            value={list}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            variant={report === null ? 'primary' : 'secondary'}
            busy={check.busy}
            disabled={store.busy}
            onClick={() => check.run()}
          >
            {t('admin.economy.codes.check')}
          </Button>
          <FileButton onText={change} />
        </div>
      </div>
      {report !== null && (
        <CodeUploadReport
          report={report}
          onStore={report.dry_run ? () => void store.run() : null}
          busy={store.busy}
        />
      )}
    </section>
  );
}

/** Reads a file into the list, where it can be looked at before it is sent. */
function FileButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onText(await file.text());
          currentTarget.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t('admin.economy.codes.file')}
      </Button>
    </>
  );
}
