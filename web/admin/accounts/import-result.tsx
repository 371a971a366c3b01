import { CircleAlert, CircleCheck, CircleMinus, Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ImportFate, ImportReport } from '#contract/accounts-import-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { saveTable } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table } from '#web/ui/table.tsx';
import { peopleViews } from './user-list-view.ts';

/** Lines that the page shows; the CSV has all of them. */
const SHOWN = 100;

const toneOf = (fate: ImportFate): BadgeTone => {
  if (fate === 'create') return 'jade';
  return fate === 'exists' ? 'plain' : 'clay';
};

interface ImportResultProps {
  report: ImportReport;
  busy: boolean;
  /** Shown while the import runs. */
  working: ReactNode;
  /** Runs the import that was tried; null once it is done. */
  onRun: (() => void) | null;
}

/** What a file would do, or has done. */
export function ImportResult({ report, busy, working, onRun }: ImportResultProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves to the result, for those who cannot see it appear.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each report.
  useEffect(() => heading.current?.focus(), [report]);
  const { counts, total } = report;
  const shownCount = (count: number) => ({ count, shown: format.number(count) });
  const fates = (Object.entries(counts) as [ImportFate, number][]).filter(([, count]) => count > 0);
  const lines = report.lines.slice(0, SHOWN);
  return (
    <section aria-labelledby="import-result" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 ref={heading} id="import-result" tabIndex={-1} className="text-xl outline-none">
        {t(report.dry_run ? 'admin.accounts.import.triedTitle' : 'admin.accounts.import.doneTitle')}
      </h2>
      <div className="grid gap-2">
        <p>{t('admin.accounts.import.total', shownCount(total))}</p>
        <ul aria-label={t('admin.accounts.import.summary')} className="grid gap-1.5">
          {fates.map(([fate, count]) => (
            <li key={fate} className="flex items-baseline gap-3">
              <Badge tone={toneOf(fate)} className="min-w-14 justify-center tabular-nums">
                {format.number(count)}
              </Badge>
              {fate === 'create' && !report.dry_run
                ? t('admin.accounts.import.created')
                : t(`admin.accounts.import.outcomes.${fate}`)}
            </li>
          ))}
        </ul>
        {report.roles.admin > 0 && (
          <Notice tone="warning">
            {t('admin.accounts.import.admins', shownCount(report.roles.admin))}
          </Notice>
        )}
        {report.ignored_columns.length > 0 && (
          <p className="text-sm text-soft">
            {t('admin.accounts.import.ignored', { names: report.ignored_columns.join(' · ') })}
          </p>
        )}
        {report.letters > 0 && (
          <p>{t('admin.accounts.import.emailsSent', shownCount(report.letters))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {onRun === null && (
          <LinkButton to={peopleViews.path}>{t('admin.accounts.import.open')}</LinkButton>
        )}
        {onRun !== null && counts.create > 0 && (
          <Button busy={busy} onClick={onRun}>
            {t('admin.accounts.import.run', shownCount(counts.create))}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => saveTable(report.csv, t('admin.accounts.import.resultName'))}
        >
          {t('admin.accounts.import.download')}
        </Button>
      </div>
      {working}
      {onRun !== null && counts.create === 0 && <p>{t('admin.accounts.import.nothing')}</p>}
      {lines.length < total && (
        <p className="text-sm text-soft">
          {t('admin.accounts.import.shown', { lines: lines.length, ...shownCount(total) })}
        </p>
      )}
      <Table
        caption={t('admin.accounts.import.columns.result')}
        rows={lines}
        keyOf={({ line }) => line}
        columns={[
          {
            id: 'line',
            header: t('admin.accounts.import.columns.line'),
            align: 'end',
            cell: ({ line }) => format.number(line),
          },
          {
            id: 'email',
            header: t('admin.accounts.import.columns.email'),
            cell: ({ email }) => <p className="break-all md:w-56 lg:w-72">{email}</p>,
          },
          {
            id: 'name',
            header: t('admin.accounts.import.columns.name'),
            cell: ({ name }) => <p className="line-clamp-2 break-all md:max-w-64">{name}</p>,
          },
          {
            id: 'result',
            header: t('admin.accounts.import.columns.result'),
            cell: ({ fate, sentence }) => <Fate fate={fate} sentence={sentence} />,
          },
        ]}
      />
    </section>
  );
}

const looks = {
  create: ['text-jade', CircleCheck],
  exists: ['text-soft', CircleMinus],
  problem: ['text-clay', CircleAlert],
} as const;

/** The outcome of one line; an icon beside the text, so that colour is not the only sign. */
function Fate({ fate, sentence }: Pick<ImportReport['lines'][number], 'fate' | 'sentence'>) {
  const [tone, Sign] = looks[fate === 'create' || fate === 'exists' ? fate : 'problem'];
  return (
    <span className={`flex items-start gap-2 text-sm font-medium ${tone}`}>
      <Sign aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {sentence}
    </span>
  );
}
