import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { notificationCalls, type OwnNotice } from '#contract/notifications.ts';
import { useApi } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';

/** Notices, the newest first; opening one marks it as read. */
export function NoticeList({ notices }: { notices: readonly OwnNotice[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {notices.map((notice) => (
        <NoticeItem key={notice.notification_id} notice={notice} />
      ))}
    </ul>
  );
}

function NoticeItem({ notice }: { notice: OwnNotice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const navigate = useNavigate();
  const isUnread = notice.read_at === null;

  function follow(event: MouseEvent) {
    if (!isUnread) return;
    const body = { notification_ids: [notice.notification_id] };
    // Where that fails the notice stays unread, and its page opens all the same.
    const read = api.call(notificationCalls.read, { body }).catch(() => null);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // After the call, so that the number on the next page is already without it.
    void read.then(() => navigate(notice.link));
  }

  return (
    <li className="relative flex items-center gap-4 rounded-lg bg-raised p-4 ring-1 ring-line transition-shadow focus-within:shadow-lift hover:shadow-lift">
      <div className="min-w-0 grow">
        <Link
          to={notice.link}
          onClick={follow}
          className={cx(
            'no-underline after:absolute after:inset-0',
            isUnread ? 'font-semibold text-ink' : 'text-ink',
          )}
        >
          {notice.text}
        </Link>
        <p className="text-sm text-soft">
          <time dateTime={notice.created_at}>{format.dateTime(notice.created_at)}</time>
        </p>
      </div>
      {isUnread && <Badge tone="porcelain">{t('notifications.unread')}</Badge>}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint max-sm:hidden" />
    </li>
  );
}
