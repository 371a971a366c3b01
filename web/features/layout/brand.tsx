import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sign } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';

/** Three ridges and the sun: the academy’s sign. */
export function BrandMark({ className }: { className?: string }) {
  return <Sign name="brand" aria-hidden="true" className={cx('brand-mark', className)} />;
}

interface BrandProps {
  className?: string;
  /** Phones show the sign alone; screen readers hear the name. */
  isSignOnPhones?: boolean;
}

/** Sign and name; leads Home. */
export function Brand({ className, isSignOnPhones = false }: BrandProps) {
  const { site } = useSiteData();
  const name = usePick()(site.name, site.name_zh);
  return (
    <Link
      to="/"
      className={cx(
        'inline-flex min-h-11 min-w-0 items-center gap-2 font-serif text-[1.0625rem] text-ink no-underline sm:gap-2.5 sm:text-xl',
        className,
      )}
    >
      <BrandMark className="size-8 sm:size-9" />
      <span
        lang={name.lang}
        className={cx(
          'line-clamp-2 leading-tight sm:line-clamp-1',
          isSignOnPhones && 'max-sm:sr-only',
        )}
      >
        {name.text}
      </span>
    </Link>
  );
}
