import { MAX_UNREAD_SHOWN } from '#domain/limits.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Bell } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';

/** Leads a person to their notices and says how many are unread; guests have none. */
export function NoticeBell() {
  const { user, notices } = useSiteData();
  const { t } = useTranslation();
  if (user === null) return null;
  const unread = notices?.unread ?? 0;
  const number = unread > MAX_UNREAD_SHOWN ? `${MAX_UNREAD_SHOWN}+` : `${unread}`;
  const label = unread === 0 ? t('titles.Notices') : t('layout.unreadNotices', { number });
  return (
    <Link
      to="/notifications"
      aria-label={label}
      title={label}
      className="relative grid size-[min(2.75rem,12.5vw)] place-items-center rounded-md text-soft no-underline hover:bg-wash hover:text-porcelain"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 rounded-full bg-solid px-1 text-xs font-medium text-on-solid"
        >
          {number}
        </span>
      )}
    </Link>
  );
}
