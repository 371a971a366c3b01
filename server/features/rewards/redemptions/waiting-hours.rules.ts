import { isOpenStatus, type RedemptionStatus } from '#domain/redemption-status.ts';
import { HOUR_MS } from '#domain/units.ts';

/** Whole hours that a request has waited, or had waited when it was closed. */
export function waitingHours(
  redemption: { status: RedemptionStatus; created_at: Date; updated_at: Date },
  now: Date,
): number {
  const end = isOpenStatus(redemption.status) ? now : redemption.updated_at;
  return Math.max(0, Math.floor((end.getTime() - redemption.created_at.getTime()) / HOUR_MS));
}
