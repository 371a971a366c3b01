import { useState } from 'react';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DayInput, Field } from '#web/ui/field.tsx';
import { FileDown, FileSpreadsheet, FileText } from '#web/ui/page-icons.tsx';

interface StatementDownloadProps {
  userId: number;
  /** The academy’s day, the latest that can be requested. */
  today: string | undefined;
}

/** Asks for the days and downloads the statement, as PDF or CSV. */
export function StatementDownload({ userId, today }: StatementDownloadProps) {
  const { t } = useTranslation();
  const api = useApi();
  const isReady = useHydrated();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');

  const download = async (form: 'csv' | 'pdf') => {
    const { pointCalls } = await import('#contract/points.ts');
    const call = form === 'csv' ? pointCalls.statementCsv : pointCalls.statementPdf;
    // Blank days are left out of the address.
    const query = { user_id: userId, ...(from && { from }), ...(to && { to }) };
    const file = await api.download(call, { query });
    saveFile(file, file.name);
  };
  const pdf = useAction(() => download('pdf'), { revalidates: false });
  const csv = useAction(() => download('csv'), { revalidates: false });

  return (
    <details className="group w-full">
      <summary className={`${buttonClass('secondary', 'sm')} list-none`}>
        <FileDown aria-hidden="true" className="size-4.5" />
        {t('pointsScreens.statement.title')}
      </summary>
      <div className="mt-3 rounded-lg bg-wash p-4 sm:p-5">
        <p className="text-sm text-soft">{t('pointsScreens.statement.text')}</p>
        <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <Field label={t('pointsScreens.statement.from')}>
            <DayInput
              value={from}
              max={to || today}
              onChange={(event) => setFrom(event.target.value)}
            />
          </Field>
          <Field label={t('pointsScreens.statement.to')}>
            <DayInput
              value={to}
              min={from || undefined}
              max={today}
              onChange={(event) => setTo(event.target.value)}
            />
          </Field>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            disabled={!isReady}
            busy={pdf.busy}
            icon={<FileText aria-hidden="true" className="size-4.5" />}
            onClick={() => pdf.run()}
          >
            {t('pointsScreens.statement.pdf')}
          </Button>
          <Button
            variant="secondary"
            disabled={!isReady}
            busy={csv.busy}
            icon={<FileSpreadsheet aria-hidden="true" className="size-4.5" />}
            onClick={() => csv.run()}
          >
            {t('pointsScreens.statement.csv')}
          </Button>
        </div>
      </div>
    </details>
  );
}
