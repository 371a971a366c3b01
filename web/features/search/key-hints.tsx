import { useTranslation } from '#web/lib/translation.tsx';
import { CornerDownLeft } from '#web/ui/page-icons.tsx';

/** The keyboard shortcuts, for devices with a keyboard. */
export function KeyHints() {
  const { t } = useTranslation();
  const key = 'inline-grid h-6 min-w-6 place-items-center rounded-sm bg-sunk px-1 ring-1 ring-line';
  return (
    <p
      aria-hidden="true"
      className="hidden items-center gap-5 border-t border-line px-4 py-2.5 text-sm text-soft pointer-fine:flex"
    >
      <span className="flex items-center gap-1.5">
        <kbd className={key}>↑</kbd>
        <kbd className={key}>↓</kbd>
        {t('search.keys.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={key}>
          <CornerDownLeft className="size-4" />
        </kbd>
        {t('search.keys.open')}
      </span>
      <span className="flex items-center gap-1.5">
        <kbd className={key}>Esc</kbd>
        {t('search.keys.close')}
      </span>
    </p>
  );
}
