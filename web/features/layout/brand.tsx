import { Link } from 'react-router';
import { cx } from '#web/lib/cx.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useSiteData } from '#web/lib/site-data.ts';

/** Three ridges and the sun: the academy’s sign. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={cx('shrink-0', className)}>
      <circle cx="28.5" cy="11" r="4.5" className="fill-[var(--color-disc)]" />
      <path
        d="M1 29 13 10.5l6 7.5 4-4.5L39 29v6H1z"
        className="fill-[light-dark(#7ba0cd,#5c86c2)]"
      />
      <path
        d="M1 33 9 23l5 4.5 6-8 7 8.5 5-4.5 7 8.5V37H1z"
        className="fill-[light-dark(#1b447c,#a9c6ee)]"
      />
    </svg>
  );
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
