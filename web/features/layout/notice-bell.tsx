import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { MAX_UNREAD_SHOWN } from '#domain/unread-shown.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Bell } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';

/** The page that lists notices; it is loaded again when their number changes. */
const LIST = '/notifications';

/**
 * The number of a person’s unread notices: that of the rendered page or, where it is newer, of the
 * event stream (`rose`: a notice was added).
 */
function useUnread() {
  const site = useSiteData();
  const userId = site.user?.user_id;
  const rendered = { site, unread: site.notices?.unread ?? 0, rose: false };
  const [live, setLive] = useState(rendered);
  const shown = live.site === site ? live : rendered;
  const { revalidate } = useRevalidator();
  const isList = useLocation().pathname === LIST;
  const latest = useRef({ shown, isList, revalidate });
  latest.current = { shown, isList, revalidate };
  useEffect(() => {
    if (userId === undefined) return;
    const left = new AbortController();
    const update = (unread: number) => {
      const { shown, isList, revalidate } = latest.current;
      const { site, unread: before } = shown;
      if (unread === before) return;
      setLive({ site, unread, rose: unread > before });
      if (isList) void revalidate();
    };
    // Without the stream the number is that of the last page load.
    import('#web/features/notifications/follow-unread.ts')
      .then(({ followUnread }) => followUnread(update, left.signal))
      .catch(() => {});
    return () => left.abort();
  }, [userId]);
  return shown;
}

/**
 * Marks the notice as read by which the page was opened; for a guest, once somebody has logged in.
 */
function useOpenedNotice() {
  const userId = useSiteData().user?.user_id;
  const navigate = useNavigate();
  const place = useLocation();
  useEffect(() => {
    if (userId === undefined || !place.search.includes('notice=')) return;
    const left = new AbortController();
    import('#web/features/notifications/read-opened.ts')
      .then(({ readOpened }) => readOpened(place, navigate, left.signal))
      .catch(() => {});
    return () => left.abort();
  }, [userId, navigate, place]);
}

/** Leads a person to their notices and says how many are unread; guests have none. */
export function NoticeBell() {
  const { user } = useSiteData();
  const { unread, rose } = useUnread();
  useOpenedNotice();
  const { t } = useTranslation();
  if (user === null) return null;
  const number = unread > MAX_UNREAD_SHOWN ? `${MAX_UNREAD_SHOWN}+` : `${unread}`;
  const label = unread === 0 ? t('titles.Notices') : t('layout.unreadNotices', { number });
  return (
    <>
      <Link
        to={LIST}
        aria-label={label}
        title={label}
        className="head-button relative text-soft no-underline hover:text-porcelain"
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
      <span aria-live="polite" className="sr-only">
        {rose && label}
      </span>
    </>
  );
}
