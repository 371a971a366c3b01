import {
  BookOpenCheck,
  ClipboardCheck,
  Languages,
  ListTodo,
  MessageSquareText,
  PackageCheck,
  PackageX,
  ReceiptText,
  Scale,
  Truck,
} from 'lucide-react';
import type { DashboardTodo } from '#contract/dashboard-admin.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { courseViews } from '#web/admin/courses/course-list-view.ts';
import { paymentViews } from '#web/admin/payments/payments-view.ts';
import { reviewViews } from '#web/admin/reviews/review-views.ts';
import { queueViews } from '#web/admin/rewards/redemption-queue.ts';
import { rewardViews } from '#web/admin/rewards/reward-list-view.ts';
import { useMay } from '#web/lib/may.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { CoursePriceTodo } from './course-price-todo.tsx';
import { figurePath, usualPeriod } from './dashboard-view.ts';
import { EmailTodo } from './email-todo.tsx';
import { Panel } from './panel.tsx';
import { TodoItem } from './todo-item.tsx';

/** How long the oldest has waited, in hours or days. */
function Waiting({ hours }: { hours: number | null }) {
  const { t } = useTranslation();
  if (hours === null) return null;
  return (
    <p className="pl-8 text-sm text-soft">
      {hours < 48
        ? t('admin.dashboard.todo.oldestHours', { count: hours })
        : t('admin.dashboard.todo.oldestDays', { count: Math.floor(hours / 24) })}
    </p>
  );
}

/** What waits for an admin; entries without any are left out. */
export function TodoPanel({ todo, today }: { todo: DashboardTodo; today: string }) {
  const { t } = useTranslation();
  const text = usePick();
  const may = useMay();
  const {
    emails,
    redemptions,
    to_ship: toShip,
    assignments,
    reviews,
    lessons,
    orders,
    disputes,
    low_stock: lowStock,
    course_prices: prices,
    missing_translations: missing,
  } = todo;
  const waiting = [
    { key: 'redemptions', Icon: PackageCheck, to: queueViews.href({}), ...redemptions },
    { key: 'toShip', Icon: Truck, to: queueViews.href({ status: 'approved' }), ...toShip },
    { key: 'assignments', Icon: ClipboardCheck, to: '/teach/submissions', ...assignments },
    {
      key: 'reviews',
      Icon: MessageSquareText,
      to: reviewViews.href({ answered: 'false', hidden: 'false', sort: 'oldest' }),
      ...reviews,
    },
    {
      key: 'lessonsToReview',
      Icon: BookOpenCheck,
      to: '/admin/content?unreviewed=1',
      ...lessons,
    },
    {
      key: 'orders',
      Icon: ReceiptText,
      to: '/admin/orders?to_check=1&sort=oldest',
      ...orders,
    },
    { key: 'disputes', Icon: Scale, to: paymentViews.href({ state: 'disputed' }), ...disputes },
  ] as const;
  const isDone =
    emails === null &&
    waiting.every(({ count }) => count === 0) &&
    lowStock.count === 0 &&
    prices.count === 0 &&
    missing.count === 0;
  return (
    <Panel
      id="todo"
      title={t('admin.dashboard.todo.title')}
      icon={<ListTodo aria-hidden="true" className="size-5" />}
    >
      {isDone ? (
        <p className="mt-2 text-soft">{t('admin.dashboard.todo.none')}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {emails !== null && <EmailTodo emails={emails} today={today} />}
          {waiting.map(
            ({ key, Icon, to, count, oldest_hours: hours }) =>
              count > 0 && (
                <TodoItem
                  key={key}
                  Icon={Icon}
                  to={to}
                  label={t(`admin.dashboard.todo.${key}`)}
                  count={count}
                >
                  <Waiting hours={hours} />
                </TodoItem>
              ),
          )}
          {lowStock.count > 0 && (
            <TodoItem
              Icon={PackageX}
              to={rewardViews.href({ low_stock: true, sort: 'stock' })}
              label={t('admin.dashboard.todo.lowStock')}
              count={lowStock.count}
            >
              <ul className="pl-8 text-sm">
                {lowStock.list.map((reward) => {
                  const name = text(reward.name, reward.name_zh);
                  return (
                    <li
                      key={reward.reward_id}
                      className="flex flex-wrap items-center justify-between gap-x-4"
                    >
                      <RecordLink
                        entity="reward"
                        id={reward.reward_id}
                        lang={name.lang}
                        className="link inline-flex min-h-11 items-center"
                      >
                        {name.text}
                      </RecordLink>
                      <span className="text-soft">
                        {reward.available_stock === 0
                          ? t('admin.start.lowOut')
                          : t('admin.start.lowLeft', { count: reward.available_stock })}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </TodoItem>
          )}
          {prices.count > 0 && <CoursePriceTodo prices={prices} />}
          {missing.count > 0 && (
            <TodoItem
              Icon={Languages}
              to={
                may('figures')
                  ? figurePath('missing_translations', usualPeriod(today))
                  : courseViews.path
              }
              label={t('admin.dashboard.todo.translations')}
              count={missing.count}
            >
              <p className="pl-8 text-sm text-soft">
                {missing.by_entity
                  .map(({ entity, count }) => t(`admin.audit.counted.${entity}`, { count }))
                  .join(' · ')}
              </p>
            </TodoItem>
          )}
        </ul>
      )}
    </Panel>
  );
}
