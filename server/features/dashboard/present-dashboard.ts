import type {
  AdminActivity,
  DashboardRow,
  DashboardStats,
  DashboardTodo,
} from '#contract/dashboard-admin.ts';
import type { Permission } from '#domain/permissions.ts';
import { HOUR_MS } from '#domain/units.ts';
import type { ActivityRow } from './activities.queries.ts';
import type { Bucket } from './period.rules.ts';
import type { FigureRow } from './rows.queries.ts';
import type { Figures } from './stats.queries.ts';
import type { Todo } from './todo.queries.ts';

/** Adds the days to the values of the series. */
export function presentSeries(
  figures: readonly Figures[],
  buckets: readonly Bucket[],
): DashboardStats['series'] {
  return figures.map(({ metric, total, values }) => ({
    metric,
    total,
    points: buckets.map((bucket, index) => ({ ...bucket, value: values[index] ?? 0 })),
  }));
}

const personOf = (row: { user_id: number | null; user_name: string | null }) =>
  row.user_id === null ? null : { user_id: row.user_id, name: row.user_name ?? '' };

/** An activity, as the feed shows it. */
export function presentActivity(row: ActivityRow): AdminActivity {
  return {
    id: row.id,
    type: row.type,
    timestamp: row.timestamp.toISOString(),
    user: personOf(row),
    course:
      row.course_id === null
        ? null
        : {
            course_id: row.course_id,
            title: row.course_title ?? '',
            title_zh: row.course_title_zh ?? '',
          },
    amount: row.amount,
    currency: row.currency,
    rating: row.rating,
  };
}

/** A row behind a figure. */
export function presentRow(row: FigureRow): DashboardRow {
  const { id, day, amount, point_kind, rating, text } = row;
  return {
    id,
    at: row.at?.toISOString() ?? null,
    day,
    user: personOf(row),
    subject:
      row.entity === null || row.subject_id === null
        ? null
        : {
            entity: row.entity,
            id: row.subject_id,
            parent_id: row.parent_id,
            title: row.title ?? '',
            title_zh: row.title_zh ?? '',
          },
    amount,
    point_kind,
    rating,
    text,
  };
}

const NOTHING = { count: 0, oldest_at: null };

/** What waits, and for how long: of each thing, for those who may see to it. */
export function presentTodo(
  todo: Todo,
  now: Date,
  may: (permission: Permission) => boolean,
): DashboardTodo {
  const missing = may('courses') ? todo.missing : [];
  const waiting = (permission: Permission, found: Todo['redemptions']) => {
    const { count, oldest_at: oldest } = may(permission) ? found : NOTHING;
    return {
      count,
      oldest_at: oldest?.toISOString() ?? null,
      oldest_hours: oldest && Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / HOUR_MS)),
    };
  };
  const emails = may('jobs') ? todo.emails : null;
  return {
    emails: emails && { since: emails.since.toISOString(), waiting: emails.waiting },
    redemptions: waiting('redemptions', todo.redemptions),
    to_ship: waiting('redemptions', todo.toShip),
    assignments: waiting('courses', todo.assignments),
    reviews: waiting('reviews', todo.reviews),
    lessons: waiting('courses', todo.lessons),
    // Whoever may see orders alone cannot confirm them.
    orders: waiting('payments', todo.orders),
    disputes: waiting('payments', todo.disputes),
    low_stock: may('rewards') ? todo.lowStock : { count: 0, list: [] },
    course_prices: may('courses') ? todo.coursePrices : { count: 0, list: [] },
    missing_translations: {
      count: missing.reduce((sum, { count }) => sum + count, 0),
      by_entity: missing,
    },
  };
}
