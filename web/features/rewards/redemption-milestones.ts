import type { RedemptionDetail } from '#contract/redemptions.ts';
import type { RedemptionStatus } from '#domain/redemption-status.ts';

type RedemptionEvent = RedemptionDetail['events'][number];

export interface RedemptionMilestone {
  status: RedemptionStatus;
  /** `now`: the current status; `coming`: not yet. */
  state: 'done' | 'now' | 'coming';
  event: RedemptionEvent | null;
  /** When the shipped parcel, or the address before it left, was corrected. */
  corrections: RedemptionEvent[];
}

interface Known {
  status: RedemptionStatus;
  requires_shipping: boolean;
  fulfils_itself: boolean;
  events: readonly RedemptionEvent[];
}

/** The statuses of a successful request. */
function wayOf({ requires_shipping: isShipped, fulfils_itself }: Known): RedemptionStatus[] {
  if (fulfils_itself) return ['pending', 'completed'];
  return isShipped
    ? ['pending', 'approved', 'shipped', 'completed']
    : ['pending', 'approved', 'completed'];
}

/** A correction of a parcel is shown at its shipping, even after the request was completed. */
function milestoneOf({ status }: RedemptionEvent): RedemptionStatus {
  return status === 'completed' ? 'shipped' : status;
}

/** The history of a request, oldest first, and the statuses to come. */
export function redemptionMilestones(redemption: Known): RedemptionMilestone[] {
  const { status, events } = redemption;
  const inOrder = [...events].sort((a, b) => a.at.localeCompare(b.at));
  const corrections = inOrder.filter((event) => event.is_correction);
  const past = inOrder
    .filter((event) => !event.is_correction)
    .map(
      (event): RedemptionMilestone => ({
        status: event.status,
        state: 'done',
        event,
        corrections: corrections.filter((one) => milestoneOf(one) === event.status),
      }),
    );
  const last = past.at(-1);
  if (last) last.state = 'now';
  const way = wayOf(redemption);
  const at = way.indexOf(status);
  if (at === -1) return past;
  return [
    ...past,
    ...way.slice(at + 1).map(
      (next): RedemptionMilestone => ({
        status: next,
        state: 'coming',
        event: null,
        corrections: [],
      }),
    ),
  ];
}
