import { Scale } from 'lucide-react';
import type { DashboardTodo } from '#contract/dashboard-admin.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { courseViews } from '#web/admin/courses/course-list-view.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { TodoItem } from './todo-item.tsx';

/** Courses that pay more points than opening them costs. */
export function CoursePriceTodo({ prices }: { prices: DashboardTodo['course_prices'] }) {
  const { t } = useTranslation();
  const text = usePick();
  return (
    <TodoItem
      Icon={Scale}
      to={courseViews.path}
      label={t('admin.dashboard.todo.coursePrices')}
      count={prices.count}
    >
      <ul className="pl-8 text-sm">
        {prices.list.map((course) => {
          const title = text(course.title, course.title_zh);
          return (
            <li
              key={course.course_id}
              className="flex flex-wrap items-center justify-between gap-x-4"
            >
              <RecordLink
                entity="course"
                id={course.course_id}
                lang={title.lang}
                className="link inline-flex min-h-11 items-center"
              >
                {title.text}
              </RecordLink>
              <span className="text-soft">
                {t('admin.dashboard.todo.coursePays', {
                  pays: course.pays,
                  required: course.points_required,
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </TodoItem>
  );
}
