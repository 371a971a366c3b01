import {
  nextActions,
  type RedemptionAction,
  type RedemptionState,
  type RedemptionStatus,
  redemptionStatuses,
} from '#domain/redemption-status.ts';
import { defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** The tabs of the queue, in the order of the work; `all` is no filter. */
export const queueTabs = [...redemptionStatuses, 'all'] as const;

const listView = defineListView({
  path: '/admin/redemptions',
  filters: {
    status: enumParam(queueTabs, 'pending'),
    /** Only requests for this reward. */
    reward: idParam,
    group_id: idParam,
    /** The request that is open in full. */
    request: idParam,
  },
  sorts: ['oldest', 'newest', 'points'],
});

/** The queue in its address; neither a tab nor an open request counts as a filter. */
export const queueViews: typeof listView = {
  ...listView,
  isFiltered: (view) => view.search !== '' || view.reward !== null || view.group_id !== null,
};

export type QueueView = ReturnType<typeof queueViews.read>;

/** The requests of a view as a query of their calls: all pages of them, in any order. */
export function queueFilterOf({ status, search, reward, group_id }: QueueView) {
  return {
    ...(status !== 'all' && { status }),
    ...(search !== '' && { search }),
    ...(reward !== null && { reward_id: reward }),
    ...(group_id !== null && { group_id }),
  };
}

/** The transitions that some of the selected requests can make, with those requests. */
export function batchActions<Row extends RedemptionState & { redemption_id: number }>(
  chosen: readonly Row[],
): { action: RedemptionAction; ids: number[] }[] {
  return (['approve', 'ship', 'complete', 'reject'] as const)
    .map((action) => ({
      action,
      ids: chosen
        .filter((row) => nextActions(row).includes(action))
        .map((row) => row.redemption_id),
    }))
    .filter(({ ids }) => ids.length > 0);
}

/** From here on a request has waited too long. */
const LATE_HOURS = 48;

/** How long a request has waited, in a suitable unit. */
export function waitingTime(
  hours: number,
  status: RedemptionStatus,
): { unit: 'hours' | 'days'; count: number; isLate: boolean } {
  const isOpen = status === 'pending' || status === 'approved';
  const isLate = isOpen && hours >= LATE_HOURS;
  if (hours < 24) return { unit: 'hours', count: hours, isLate };
  return { unit: 'days', count: Math.floor(hours / 24), isLate };
}

/**
 * The selection after a shift-click on a box: everything between the last one and this one follows
 * it.
 */
export function chooseRange(
  chosen: ReadonlySet<number>,
  order: readonly number[],
  { from, to, on }: { from: number | null; to: number; on: boolean },
): Set<number> {
  const next = new Set(chosen);
  const start = from === null ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  const range = start === -1 ? [to] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
  for (const id of range) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
