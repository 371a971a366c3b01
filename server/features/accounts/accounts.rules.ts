import { randomInt } from 'node:crypto';
import type { Role } from '#contract/accounts.ts';
import { AVATARS_PATH } from '#contract/files.ts';
import type { InvitationState as InvitationStateName } from '#contract/invitations-admin.ts';
import { foldText } from '#contract/text.ts';
import { REAUTHENTICATION_MINUTES } from '#domain/limits.ts';
import type { Locale } from '#domain/locale.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { inBothLanguages } from '#i18n/index.ts';
import { storedKey, storedName } from '#server/files/index.ts';

// That the last active admin stays one is decided by the trigger `users_last_admin`.

/** How long a session lives after its last use, in seconds. */
export const SESSION_SECONDS = 12 * 60 * 60;
export const REMEMBERED_SESSION_SECONDS = 30 * 24 * 60 * 60;
/** How long a mailed link to set a new password lives, in minutes. */
export const RESET_LINK_MINUTES = 60;

/** A session ends this long after it began, however often it is used (a constraint of the table). */
export const SESSION_DAYS_AT_MOST = 90;
/** Sessions that one person can have open; one more ends the one that was not used for longest. */
export const MAX_SESSIONS = 20;

/** A browser is known this long after the last login in it. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** Browsers that are known of one person; one more forgets the one unused for longest. */
export const MAX_DEVICES = 10;
/** Emails about new devices that one person gets a day. */
export const MAX_DEVICE_EMAILS = 3;
/** How long a mailed link to verify an address lives, in hours. */
export const VERIFICATION_LINK_HOURS = 24;

/** Emails with such a link that one person gets within a period of minutes. */
export const MAX_VERIFICATION_EMAILS = 3;
export const VERIFICATION_WINDOW_MINUTES = 60;

/** How long a change of address waits for both sides, in hours. */
export const EMAIL_CHANGE_HOURS = 24;
/** Changes of address that one person can ask for within a period of minutes. */
export const MAX_EMAIL_CHANGES = 3;
export const EMAIL_CHANGE_WINDOW_MINUTES = 60;

export function sessionSeconds(rememberMe: boolean): number {
  return rememberMe ? REMEMBERED_SESSION_SECONDS : SESSION_SECONDS;
}

/** When a session that is used now ends, unless it is used again. */
export function sessionEndsAt(createdAt: Date, rememberMe: boolean, now: Date): Date {
  const unused = now.getTime() + sessionSeconds(rememberMe) * 1000;
  const latest = createdAt.getTime() + SESSION_DAYS_AT_MOST * 24 * 60 * 60 * 1000;
  return new Date(Math.min(unused, latest));
}

/** Whether a proof that it is them still counts before what needs a recent one. */
export function isProofRecent(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < REAUTHENTICATION_MINUTES * MINUTE_MS;
}

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

/**
 * A name for who gives none, in their language. It is public beside reviews: nothing of the email is
 * in it, and the number says nothing of the person.
 */
export function unnamed(language: Locale): string {
  const number = String(randomInt(100_000, 1_000_000));
  return inBothLanguages({ key: 'messages.accounts.unnamed', params: { number } })[language];
}

/** The audit's verb for a change of an account: deactivating or activating alone has its own. */
export function changeVerb(change: { is_active?: boolean | undefined }) {
  const { is_active: isActive, ...rest } = change;
  const isAlone = Object.values(rest).every((value) => value === undefined);
  if (isActive === undefined || !isAlone) return 'update';
  return isActive ? 'reactivate' : 'deactivate';
}

const rank: Record<Role, number> = { student: 1, teacher: 2, admin: 3 };

/** Whether a change of role gives a person more permissions. */
export function isRoleRaised(before: Role, after: Role): boolean {
  return rank[after] > rank[before];
}

/** How long the first link to set a password lives: people are away for a week. */
export const WELCOME_LINK_DAYS = 7;

/** The public path of a picture whose bytes are stored under a key (`avatar/uu/uuid.jpg`). */
export function avatarPath(key: string): string {
  return `${AVATARS_PATH}${storedName(key)}`;
}

/** The key of the bytes that a path shows; the same rule is in `users_release_avatar`. */
export function avatarKey(path: string): string {
  return storedKey('avatar', path.slice(AVATARS_PATH.length));
}
