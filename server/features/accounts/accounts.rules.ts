import type { InvitationState as InvitationStateName } from '#contract/invitations.ts';
import { foldText } from '#contract/text.ts';

/** How long a session lives after its last use, in seconds. */
export const SESSION_SECONDS = 12 * 60 * 60;
export const REMEMBERED_SESSION_SECONDS = 30 * 24 * 60 * 60;
/** How long a mailed link to set a new password lives, in minutes. */
export const RESET_LINK_MINUTES = 60;

/** Letters with such a link that one person gets in that time: nobody's mailbox is flooded. */
export const MAX_RESET_LETTERS = 3;

/** Failed logins are counted over this window (decisions.md §3). */
export const LOGIN_WINDOW_MINUTES = 15;
const MAX_FAILURES_PER_EMAIL = 10;
const MAX_FAILURES_PER_ADDRESS = 50;

export function sessionSeconds(rememberMe: boolean): number {
  return rememberMe ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS;
}

/** Whether another try to log in is refused before the password is even looked at. */
export function isLoginBlocked(failures: { ofEmail: number; ofAddress: number }): boolean {
  return (
    failures.ofEmail >= MAX_FAILURES_PER_EMAIL || failures.ofAddress >= MAX_FAILURES_PER_ADDRESS
  );
}

interface InvitationState {
  is_active: boolean;
  expires_at: Date | null;
  max_uses: number | null;
  used_count: number;
}

/** Whether a code still lets somebody in. */
export function isInvitationUsable(code: InvitationState, now: Date): boolean {
  return invitationStateOf(code, now) === 'active';
}

/** Why a code lets nobody in, or that it does; of several reasons the first. */
export function invitationStateOf(code: InvitationState, now: Date): InvitationStateName {
  if (!code.is_active) return 'off';
  if (code.expires_at !== null && code.expires_at <= now) return 'expired';
  if (code.max_uses !== null && code.used_count >= code.max_uses) return 'used_up';
  return 'active';
}

/** Full-width letters and digits, spaces and small letters are how phones type a code. */
export function normaliseCode(typed: string): string {
  return foldText(typed).replace(/\s+/g, '').toUpperCase();
}

/** Before an email has a name: what stands in front of its `@`. */
export function nameFromEmail(email: string): string {
  return (email.split('@')[0] ?? email).slice(0, 80);
}

/** What the audit calls a change of an account: switching it off or on alone has a name. */
export function changeVerb(change: { is_active?: boolean | undefined }) {
  const { is_active: isActive, ...rest } = change;
  const isAlone = Object.values(rest).every((value) => value === undefined);
  if (isActive === undefined || !isAlone) return 'update';
  return isActive ? 'reactivate' : 'deactivate';
}

/** How long the first link to set a password lives: people are away for a week. */
export const WELCOME_LINK_DAYS = 7;
