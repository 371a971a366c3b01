import type { RedemptionStatus } from '#domain/redemption-status.ts';
import type { Message } from '#i18n/message.ts';

/** The message about a request for which a transition came too late. */
export function alreadyThere(status: RedemptionStatus): Message {
  return {
    key: 'messages.rewards.alreadyThere',
    params: { status: { message: `rewards.status.${status}` } },
  };
}
