import { useAction } from '#web/lib/browser-api.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FileSpreadsheet } from '#web/ui/page-icons.tsx';

interface SaveButtonProps {
  label: string;
  /** Announced when the file is there. */
  done: string;
  load: () => Promise<File>;
  size?: 'sm' | 'md';
}

/** Loads a CSV and saves it as a file. */
export function SaveButton({ label, done, load, size = 'md' }: SaveButtonProps) {
  const isReady = useHydrated();
  const save = useAction(
    async () => {
      const file = await load();
      saveFile(file, file.name);
      toast({ text: done });
    },
    { revalidates: false },
  );
  return (
    <Button
      size={size}
      variant="secondary"
      disabled={!isReady}
      busy={save.busy}
      icon={<FileSpreadsheet aria-hidden="true" className="size-4.5" />}
      onClick={() => save.run()}
    >
      {label}
    </Button>
  );
}
