import { CircleCheck, GraduationCap, type LucideIcon, Star, UserPlus, Wallet } from 'lucide-react';
import type { ActivityKind, AdminActivity } from '#contract/dashboard-admin.ts';
import { recordPath } from '#web/admin/audit/record-path.ts';
import { useFormat } from '#web/lib/format.ts';
import { useMay } from '#web/lib/may.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';

const icons: Record<ActivityKind, LucideIcon> = {
  enrollment: GraduationCap,
  completion: CircleCheck,
  registration: UserPlus,
  payment: Wallet,
  review: Star,
};

/** The text of an activity, in the reader's language. */
function useActivityText(): (activity: AdminActivity) => string {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  return ({ type, user, course, amount, currency, rating }) => {
    const who = user?.name || t('admin.dashboard.feed.somebody');
    const what = course ? text(course.title, course.title_zh).text : '';
    if (type === 'payment') {
      const money = amount === null || currency === null ? '' : format.price(amount, currency);
      if (user === null) return t('admin.dashboard.feed.paymentOfNobody', { money });
      return t('admin.dashboard.feed.payment', { who, money });
    }
    if (type === 'review') {
      return t('admin.dashboard.feed.review', { who, what, count: rating ?? 0 });
    }
    return t(`admin.dashboard.feed.${type}`, { who, what });
  };
}

/** The page with more about it. */
function useTarget() {
  const may = useMay();
  return ({ type, user, course }: AdminActivity): string | null => {
    if (type === 'payment') return may('payments') ? '/admin/payments' : null;
    if (type === 'review' && course !== null) return `/courses/${course.course_id}`;
    return user && recordPath('user', user.user_id, may);
  };
}

/** Activities, newest first. */
export function ActivityList({ activities }: { activities: readonly AdminActivity[] }) {
  const format = useFormat();
  const textOf = useActivityText();
  const targetOf = useTarget();
  return (
    <ol className="@container divide-y divide-line">
      {activities.map((activity) => {
        const Icon = icons[activity.type];
        const to = targetOf(activity);
        return (
          <li key={activity.id} className="relative flex items-start gap-3 py-3 @3xl:py-2">
            <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-porcelain" />
            <div className="min-w-0 @3xl:flex @3xl:grow @3xl:items-baseline @3xl:justify-between @3xl:gap-4">
              <p className="break-words @3xl:truncate">
                {to === null ? (
                  textOf(activity)
                ) : (
                  <Link to={to} className="text-ink no-underline after:absolute after:inset-0">
                    {textOf(activity)}
                  </Link>
                )}
              </p>
              <p className="shrink-0 text-sm text-soft">
                <time dateTime={activity.timestamp}>{format.dateTime(activity.timestamp)}</time>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
