import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDown } from '#web/ui/page-icons.tsx';

/** Saves everything that is held on the person as a ZIP file. */
export function DataExport() {
  const { t } = useTranslation();
  const api = useApi();
  const isReady = useHydrated();
  const save = useAction(
    async () => {
      const { privacyCalls } = await import('#contract/privacy.ts');
      const file = await api.download(privacyCalls.export);
      saveFile(file, file.name);
    },
    { revalidates: false },
  );
  return (
    <Button
      disabled={!isReady}
      busy={save.busy}
      icon={<FileDown aria-hidden="true" className="size-4.5" />}
      onClick={() => save.run()}
    >
      {t('ownData.export.action')}
    </Button>
  );
}
