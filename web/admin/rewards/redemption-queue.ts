import { maxLengths } from '#domain/limits.ts';
import {
  nextActions,
  type RedemptionAction,
  type RedemptionState,
  type RedemptionStatus,
  redemptionStatuses,
} from '#domain/redemption-status.ts';
import { pageFrom } from '#web/lib/query.ts';

/** The tabs of the queue, in the order of the work; `all` is no filter. */
export const queueTabs = [...redemptionStatuses, 'all'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const queueSorts = ['oldest', 'newest', 'points'] as const;
export type QueueSort = (typeof queueSorts)[number];

export interface QueueView {
  tab: QueueTab;
  search: string;
  sort: QueueSort;
  page: number;
  /** Only requests for this reward. */
  reward: number | null;
  /** The request that is open in full. */
  request: number | null;
}

/** Parses the address of the queue; unknown values are ignored. */
export function readQueueView(params: URLSearchParams): QueueView {
  const idIn = (name: string) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  };
  return {
    tab: queueTabs.find((tab) => tab === params.get('status')) ?? 'pending',
    search: (params.get('search') ?? '').trim().slice(0, maxLengths.search),
    sort: queueSorts.find((sort) => sort === params.get('sort')) ?? 'oldest',
    page: pageFrom(params.get('page')),
    reward: idIn('reward'),
    request: idIn('request'),
  };
}

/** The address of the queue for a view; defaults are left out. */
export function queuePath(view: Partial<QueueView>): string {
  const query = new URLSearchParams();
  if (view.tab && view.tab !== 'pending') query.set('status', view.tab);
  if (view.search) query.set('search', view.search);
  if (view.sort && view.sort !== 'oldest') query.set('sort', view.sort);
  if (view.page && view.page > 1) query.set('page', String(view.page));
  if (view.reward) query.set('reward', String(view.reward));
  if (view.request) query.set('request', String(view.request));
  const text = query.toString();
  return text === '' ? '/admin/redemptions' : `/admin/redemptions?${text}`;
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
