import { MailX } from 'lucide-react';
import type { DashboardTodo } from '#contract/dashboard-admin.ts';
import { shownTime } from '#domain/shown-time.ts';
import { jobViews } from '#web/admin/jobs/job-views.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { TodoItem } from './todo-item.tsx';

/** Since when no email has been delivered, with how many wait. */
export function EmailTodo({
  emails: { since, waiting },
  today,
}: {
  emails: NonNullable<DashboardTodo['emails']>;
  today: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { site } = useSiteData();
  // In Chinese the day is written as `today` is.
  const { day, time } = shownTime(new Date(since), site.time_zone, 'zh');
  return (
    <TodoItem
      Icon={MailX}
      to={jobViews.href({ state: 'waiting' })}
      label={t('admin.dashboard.todo.emails', {
        since: day === today ? time : format.dateTime(since),
      })}
      count={waiting}
    />
  );
}
