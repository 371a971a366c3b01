import { type CodeFate, type CodeReport, codeFate } from '#contract/rewards-codes-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ListReport } from '#web/lists/list-report.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';

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
  const count = report.counts.added ?? 0;
  return (
    <ListReport
      report={report}
      fates={codeFate.options}
      tones={tones}
      labelOf={(fate) => t(`admin.economy.codes.fates.${fate}`)}
      columns={[
        {
          id: 'code',
          header: t('admin.economy.codes.code'),
          cell: ({ code }) => <span className="font-mono break-all">{code}</span>,
        },
      ]}
      remark={report.ignored_columns && t('admin.economy.codes.otherColumns')}
      nothing={t('admin.economy.codes.nothing')}
      action={
        onStore !== null && count > 0
          ? {
              label: t('admin.economy.codes.store', { count, shown: number(count) }),
              busy,
              onRun: onStore,
            }
          : null
      }
    />
  );
}
