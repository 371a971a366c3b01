import { CODE_LINES, rewardCodeAdminCalls } from '#contract/rewards-codes-admin.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ListUpload } from '#web/lists/list-upload.tsx';
import { CodeUploadReport } from './code-upload-report.tsx';

/** A list of codes: first checked, then stored. */
export function CodeUpload({ rewardId }: { rewardId: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const api = useApi();
  return (
    <section aria-labelledby="upload" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="upload" className="text-xl">
        {t('admin.economy.codes.uploadTitle')}
      </h2>
      <ListUpload
        label={t('admin.economy.codes.list')}
        hint={t('admin.economy.codes.listHint', { limit: number(CODE_LINES) })}
        field="codes"
        send={(codes, isDryRun) =>
          api.send(rewardCodeAdminCalls.addCodes, {
            params: { id: rewardId },
            body: { codes, dry_run: isDryRun },
          })
        }
      >
        {(report, onStore, busy) => (
          <CodeUploadReport report={report} onStore={onStore} busy={busy} />
        )}
      </ListUpload>
    </section>
  );
}
