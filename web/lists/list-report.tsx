import { useEffect, useRef } from 'react';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

interface ReportLine<Fate extends string> {
  line: number;
  fate: Fate;
}

interface ListReportProps<Fate extends string, Line extends ReportLine<Fate>> {
  report: { dry_run: boolean; total: number; counts: Partial<Record<Fate, number>>; lines: Line[] };
  /** What can become of a line, in the order of the summary. */
  fates: readonly Fate[];
  tones: Record<Fate, BadgeTone>;
  labelOf: (fate: Fate) => string;
  /** What a line says, between its number and its outcome. */
  columns: Column<Line>[];
  /** A further sentence about the list. */
  remark?: string | false;
  /** Said where a dry run found nothing to do. */
  nothing: string;
  /** Carries out what was checked; null once it is done, or where there is nothing to do. */
  action: { label: string; busy: boolean; onRun: () => void } | null;
}

/** What a list would do, or has done: how many lines have which outcome, and the lines. */
export function ListReport<Fate extends string, Line extends ReportLine<Fate>>({
  report,
  fates,
  tones,
  labelOf,
  columns,
  remark = false,
  nothing,
  action,
}: ListReportProps<Fate, Line>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { counts, lines, total, dry_run: isDryRun } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves to the result, for those who cannot see it appear.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each report.
  useEffect(() => heading.current?.focus(), [report]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t(isDryRun ? 'admin.listUpload.checkedTitle' : 'admin.listUpload.doneTitle')}
      </h3>
      <p>
        <Sentences
          parts={[
            t('admin.listUpload.total', { count: total, shown: number(total) }),
            remark,
            lines.length < total && t('admin.listUpload.shown', { count: lines.length }),
          ]}
        />
      </p>
      <ul className="grid gap-1.5">
        {fates
          .filter((fate) => (counts[fate] ?? 0) > 0)
          .map((fate) => (
            <li key={fate} className="flex items-baseline gap-3">
              <Badge tone={tones[fate]} className="min-w-14 justify-center tabular-nums">
                {number(counts[fate] ?? 0)}
              </Badge>
              {labelOf(fate)}
            </li>
          ))}
      </ul>
      {isDryRun && action === null && <p>{nothing}</p>}
      {action !== null && (
        <Button className="justify-self-start" busy={action.busy} onClick={action.onRun}>
          {action.label}
        </Button>
      )}
      <div className="md:max-h-96 md:overflow-y-auto">
        <Table
          caption={t('admin.listUpload.result')}
          rows={lines.map((line, index) => ({ ...line, index }))}
          keyOf={({ index }) => index}
          columns={[
            {
              id: 'line',
              header: t('admin.listUpload.line'),
              align: 'end',
              cell: ({ line }) => number(line),
            },
            ...columns,
            {
              id: 'result',
              header: t('admin.listUpload.result'),
              cell: ({ fate }) => <Badge tone={tones[fate]}>{labelOf(fate)}</Badge>,
            },
          ]}
        />
      </div>
    </div>
  );
}
