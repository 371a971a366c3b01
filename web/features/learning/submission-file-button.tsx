import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Download } from '#web/ui/page-icons.tsx';

interface SubmissionFileButtonProps {
  submissionId: number;
  name: string;
  bytes: number;
  /** An icon alone, where name and size are beside it. */
  compact?: boolean;
}

/** Downloads the file of a submission; it needs the session, so it cannot be a link. */
export function SubmissionFileButton({
  submissionId,
  name,
  bytes,
  compact = false,
}: SubmissionFileButtonProps) {
  const { t } = useTranslation();
  const api = useApi();
  const format = useFormat();
  const download = useAction(
    async () => {
      const { learningCalls } = await import('#contract/learning.ts');
      const query = { submission_id: submissionId };
      saveFile(await api.download(learningCalls.assignmentFile, { query }), name);
    },
    { revalidates: false },
  );
  const label = t('learning.assignment.download', { name });
  const icon = <Download aria-hidden="true" className="size-5 shrink-0" />;
  const run = () => void download.run();
  if (compact) return <IconButton label={label} icon={icon} busy={download.busy} onClick={run} />;
  return (
    <Button
      variant="secondary"
      className="max-w-full"
      busy={download.busy}
      aria-label={label}
      icon={icon}
      onClick={run}
    >
      <span className="min-w-0 text-left">
        <span className="block break-all" dir="auto">
          {name}
        </span>
        <span className="block text-sm font-normal text-soft">{format.bytes(bytes)}</span>
      </span>
    </Button>
  );
}
