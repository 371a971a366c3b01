import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sign } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';

/** Three ridges and the sun: the academy’s sign. */
export function BrandMark({ className }: { className?: string }) {
  return <Sign name="brand" aria-hidden="true" className={cx('brand-mark', className)} />;
}

/** Sign and name; leads Home. */
export function Brand({ className }: { className?: string }) {
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
      <span lang={name.lang} className="line-clamp-2 leading-tight sm:line-clamp-1">
        {name.text}
      </span>
    </Link>
  );
}
