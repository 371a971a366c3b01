/** Every status of a redemption, in order. */
export const redemptionStatuses = [
  'pending',
  'approved',
  'shipped',
  'completed',
  'rejected',
  'cancelled',
] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

/** What an admin can do with a redemption; the usual transitions first. */
export const redemptionActions = ['approve', 'reject', 'ship', 'complete'] as const;
export type RedemptionAction = (typeof redemptionActions)[number];

/** A transition: an admin's, or the learner's taking it back. */
export type TransitionAction = RedemptionAction | 'cancel';

/** Redemptions that use up `max_per_user` and make a reward popular; the others came to nothing. */
export const countedStatuses = [
  'pending',
  'approved',
  'shipped',
  'completed',
] as const satisfies RedemptionStatus[];

/** Redemptions that still wait for something. */
export const openStatuses = [
  'pending',
  'approved',
  'shipped',
] as const satisfies RedemptionStatus[];

export function isOpenStatus(status: RedemptionStatus): boolean {
  return (openStatuses as readonly string[]).includes(status);
}

/** What decides where a redemption can go. */
export interface RedemptionState {
  status: RedemptionStatus;
  requires_shipping: boolean;
  /** Approving it delivers a stored code or opens a course, so that nothing is left to do. */
  fulfils_itself: boolean;
}

/** Where a transition leads, and what becomes of the points that were held. */
export interface Transition {
  status: RedemptionStatus;
  /**
   * Captured once it cannot be undone; released, with the stock, where the request ends without a
   * reward.
   */
  points: 'leave' | 'capture' | 'release';
}

/** Where an action leads, or null where it is not possible from here. */
export function decideTransition(
  action: TransitionAction,
  { status, requires_shipping: isSent, fulfils_itself: fulfilsItself }: RedemptionState,
): Transition | null {
  switch (action) {
    case 'approve':
      if (status !== 'pending') return null;
      return fulfilsItself
        ? { status: 'completed', points: 'capture' }
        : { status: 'approved', points: 'leave' };
    case 'reject':
      return status === 'pending' || status === 'approved'
        ? { status: 'rejected', points: 'release' }
        : null;
    case 'cancel':
      return status === 'pending' ? { status: 'cancelled', points: 'release' } : null;
    case 'ship':
      return status === 'approved' && isSent ? { status: 'shipped', points: 'capture' } : null;
    case 'complete':
      if (status === 'shipped') return { status: 'completed', points: 'leave' };
      return status === 'approved' && !isSent ? { status: 'completed', points: 'capture' } : null;
  }
}

/** What an admin can do with a redemption now; the usual action first. */
export function nextActions(redemption: RedemptionState): RedemptionAction[] {
  return (['approve', 'ship', 'complete', 'reject'] as const).filter(
    (action) => decideTransition(action, redemption) !== null,
  );
}

/** Whether there is a parcel that has not left, whose address can be corrected. */
export function canCorrectAddress({
  status,
  requires_shipping: isSent,
}: Omit<RedemptionState, 'fulfils_itself'>): boolean {
  return isSent && (status === 'pending' || status === 'approved');
}

/** Whether there is a parcel on its way, or that has come, whose number can be corrected. */
export function canCorrectParcel({
  status,
  requires_shipping: isSent,
}: Omit<RedemptionState, 'fulfils_itself'>): boolean {
  return isSent && (status === 'shipped' || status === 'completed');
}
