import { useEffect, useRef } from 'react';
import { type CodeFate, type CodeReport, codeFate } from '#contract/rewards-codes-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';

const tones: Record<CodeFate, BadgeTone> = {
  added: 'jade',
  stored: 'plain',
  duplicate: 'clay',
  invalid: 'clay',
};

interface CodeUploadReportProps {
  report: CodeReport;
  /** Stores the codes that were checked; null once they are. */
  onStore: (() => void) | null;
  busy: boolean;
}

/** What a list of codes would do, or has done. */
export function CodeUploadReport({ report, onStore, busy }: CodeUploadReportProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { counts, lines, total } = report;
  const added = counts.added ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves to the result, for those who cannot see it appear.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each report.
  useEffect(() => heading.current?.focus(), [report]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t(report.dry_run ? 'admin.economy.codes.checkedTitle' : 'admin.economy.codes.storedTitle')}
      </h3>
      <p>
        <Sentences
          parts={[
            t('admin.economy.codes.total', { count: total, shown: number(total) }),
            report.ignored_columns && t('admin.economy.codes.otherColumns'),
            lines.length < total && t('admin.economy.codes.shown', { count: lines.length }),
          ]}
        />
      </p>
      <ul className="grid gap-1.5">
        {codeFate.options
          .filter((fate) => (counts[fate] ?? 0) > 0)
          .map((fate) => (
            <li key={fate} className="flex items-baseline gap-3">
              <Badge tone={tones[fate]} className="min-w-14 justify-center tabular-nums">
                {number(counts[fate] ?? 0)}
              </Badge>
              {t(`admin.economy.codes.fates.${fate}`)}
            </li>
          ))}
      </ul>
      {onStore !== null && added === 0 && <p>{t('admin.economy.codes.nothing')}</p>}
      {onStore !== null && added > 0 && (
        <Button className="justify-self-start" busy={busy} onClick={onStore}>
          {t('admin.economy.codes.store', { count: added, shown: number(added) })}
        </Button>
      )}
      <div className="md:max-h-96 md:overflow-y-auto">
        <Table
          caption={t('admin.economy.codes.result')}
          rows={lines}
          keyOf={({ line }) => line}
          columns={[
            {
              id: 'line',
              header: t('admin.economy.codes.line'),
              align: 'end',
              cell: ({ line }) => number(line),
            },
            {
              id: 'code',
              header: t('admin.economy.codes.code'),
              cell: ({ code }) => <span className="font-mono break-all">{code}</span>,
            },
            {
              id: 'result',
              header: t('admin.economy.codes.result'),
              cell: ({ fate }) => (
                <Badge tone={tones[fate]}>{t(`admin.economy.codes.fates.${fate}`)}</Badge>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
