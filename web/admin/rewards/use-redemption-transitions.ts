import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import type { RedemptionAction } from '#domain/redemption-status.ts';
import { useApi } from '#web/lib/browser-api.ts';

/** The details of a transition; which are needed depends on it. */
export interface TransitionInput {
  note?: string | undefined;
  reason?: string | undefined;
  carrier?: string | undefined;
  tracking_number?: string | undefined;
  /** Of several parcels: the tracking number of each, by its request. */
  tracking_numbers?: Record<string, string> | undefined;
}

export interface TransitionOutcome {
  msg: string;
  done: number[];
  /** Those that could not make the transition, and why; only for several. */
  failed: { id: number; msg: string }[];
}

/**
 * Sends the transition of one redemption, or of several in bulk. One that is refused throws its
 * ApiError; in bulk the refused ones are listed in `failed`.
 */
export function useRedemptionTransitions() {
  const api = useApi();
  return async (
    action: RedemptionAction,
    ids: readonly number[],
    details: TransitionInput = {},
  ): Promise<TransitionOutcome> => {
    const body = {
      note: details.note ?? '',
      carrier: details.carrier ?? '',
      tracking_number: details.tracking_number ?? '',
      reason: details.reason ?? '',
    };
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) {
      const tracking_number = details.tracking_numbers?.[id] ?? body.tracking_number;
      const step = { params: { id }, body: { ...body, tracking_number } };
      const { msg } = await api.send(redemptionAdminCalls[action], step);
      return { msg, done: [id], failed: [] };
    }
    const { data, msg } = await api.send(redemptionAdminCalls.batch, {
      body: {
        ...body,
        action,
        ids: [...ids],
        tracking_numbers: details.tracking_numbers ?? {},
      },
    });
    return { msg, ...data };
  };
}
