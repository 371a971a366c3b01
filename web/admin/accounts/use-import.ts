import { useCallback, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { ImportReport } from '#contract/accounts-import-admin.ts';
import { ApiError } from '#web/lib/api.ts';
import { useAction, useApi, useFailureText } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { ImportStep } from './import-working.tsx';

/** The selected file, its result, and the running step. */
export function useImport() {
  const { t } = useTranslation();
  const api = useApi();
  const failureText = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [sendsEmails, setSendsEmails] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [step, setStep] = useState<ImportStep | null>(null);

  const run = useAction(
    async (next: ImportStep) => {
      if (file === null) {
        setProblem(t('admin.accounts.import.noFile'));
        return;
      }
      setProblem(null);
      setPercent(0);
      setStep(next);
      try {
        const { data, msg } = await api.send(userAdminCalls.import, {
          body: { dry_run: next === 'try', send_letters: sendsEmails },
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
        const fileProblem = error instanceof ApiError ? error.fields.file : undefined;
        setProblem(fileProblem ?? failureText(error));
        return true;
      },
    },
  );
  const change = (next: File | null) => {
    setFile(next);
    setProblem(null);
    setReport(null);
  };
  return { file, change, sendsEmails, setSendsEmails, percent, problem, report, step, run };
}

/** A dry run changes nothing and can be left; leaving an import hides its result. */
export function useStayWhile(isCreating: boolean) {
  const blocker = useBlocker(isCreating);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isCreating) event.preventDefault();
      },
      [isCreating],
    ),
  );
  return blocker;
}
