import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { ChevronDown } from '#web/ui/page-icons.tsx';

interface FoldButtonProps {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  className?: string;
}

/** Folds a row of a wide list to one line, or shows all of it; narrow lists show all of it. */
export function FoldButton({ isFolded, onFold, className }: FoldButtonProps) {
  const { t } = useTranslation();
  const label = t(isFolded ? 'admin.unfold' : 'admin.fold');
  return (
    <button
      type="button"
      aria-expanded={!isFolded}
      aria-label={label}
      title={label}
      onClick={() => onFold(!isFolded)}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-md text-porcelain hover:bg-wash max-xl:hidden',
        className,
      )}
    >
      <ChevronDown aria-hidden="true" className={cx('size-5', !isFolded && 'rotate-180')} />
    </button>
  );
}
