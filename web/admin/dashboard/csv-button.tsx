import { FileSpreadsheet } from 'lucide-react';
import { useAction } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Exports a list, all its pages, as CSV. */
export function CsvButton({ load }: { load: () => Promise<File> }) {
  const { t } = useTranslation();
  const isReady = useHydrated();
  const save = useAction(
    async () => {
      const file = await load();
      saveFile(file, file.name);
    },
    { revalidates: false },
  );
  return (
    <Button
      variant="secondary"
      disabled={!isReady}
      busy={save.busy}
      icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
      onClick={() => save.run()}
    >
      {t('admin.dashboard.exportCsv')}
    </Button>
  );
}
