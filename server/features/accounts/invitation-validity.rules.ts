import type { InvitationState as InvitationStateName } from '#contract/invitations-admin.ts';
import { foldText } from '#contract/text.ts';

interface InvitationState {
  is_active: boolean;
  expires_at: Date | null;
  max_uses: number | null;
  used_count: number;
}

/** Whether a code is still valid. */
export function isInvitationUsable(code: InvitationState, now: Date): boolean {
  return invitationStateOf(code, now) === 'active';
}

/** Why a code is not valid, or that it is; of several reasons the first. */
export function invitationStateOf(code: InvitationState, now: Date): InvitationStateName {
  if (!code.is_active) return 'off';
  if (code.expires_at !== null && code.expires_at <= now) return 'expired';
  if (code.max_uses !== null && code.used_count >= code.max_uses) return 'used_up';
  return 'active';
}

/** Phones type codes with full-width characters, spaces and lower case. */
export function normaliseCode(typed: string): string {
  return foldText(typed).replace(/\s+/g, '').toUpperCase();
}
