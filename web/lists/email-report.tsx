import { type EmailFate, type EmailListReport, emailFate } from '#contract/email-list.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { ListReport } from './list-report.tsx';

const tones: Record<EmailFate, BadgeTone> = {
  added: 'jade',
  already: 'plain',
  duplicate: 'plain',
  unknown: 'clay',
  inactive: 'clay',
  invalid: 'clay',
};

interface EmailReportProps {
  report: EmailListReport;
  labelOf: (fate: EmailFate) => string;
  nothing: string;
  action: { label: string; busy: boolean; onRun: () => void } | null;
}

/** What a list of people would do, or has done. */
export function EmailReport({ report, labelOf, nothing, action }: EmailReportProps) {
  const { t } = useTranslation();
  return (
    <ListReport
      report={report}
      fates={emailFate.options}
      tones={tones}
      labelOf={labelOf}
      columns={[
        {
          id: 'email',
          header: t('admin.listUpload.email'),
          cell: ({ email }) => <span className="break-all">{email}</span>,
        },
      ]}
      nothing={nothing}
      action={report.counts.added === 0 ? null : action}
    />
  );
}
