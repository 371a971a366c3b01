import { FileSpreadsheet } from 'lucide-react';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import type { CallInput } from '#contract/call.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Exports the people of the list, all pages of it, as CSV. */
export function ExportButton({ query }: CallInput<typeof userAdminCalls.csv>) {
  const { t } = useTranslation();
  const api = useApi();
  const save = useAction(
    async () => {
      const file = await api.download(userAdminCalls.csv, query === undefined ? {} : { query });
      saveFile(file, file.name);
    },
    { revalidates: false },
  );
  return (
    <Button
      variant="secondary"
      icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
      busy={save.busy}
      onClick={() => save.run()}
    >
      {t('admin.accounts.export')}
    </Button>
  );
}
