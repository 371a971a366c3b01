import type { Call } from '#contract/call.ts';
import { plainCode } from '#contract/second-factor.ts';
import { MINUTE_MS } from '#domain/units.ts';
import { accountChangeKinds, accountChanges } from './account-changes.ts';

/** Everything about access and accounts that leaves a line in the log, whatever its level. */
export const securityEventKinds = [
  ...accountChangeKinds,
  'login_succeeded',
  'login_failed',
  'second_step_due',
  'address_disclosed',
  'login_limited',
  'logged_out',
  'registered',
  'registration_limited',
  'password_change_failed',
  'factor_change_failed',
  'reauthenticated',
  'reauthentication_failed',
  'email_change_requested',
  'email_change_failed',
  'email_change_confirmed',
  'reset_requested',
  'reset_link_sent',
  'reset_refused',
  'role_changed',
  'person_removed',
  'sessions_ended',
  'export_taken',
  'access_refused',
  'session_refused',
  'upload_refused',
  'virus_found',
  'rate_limited',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** How a call ended: with success, or with a status. */
type Outcome = 'done' | 400 | 401 | 403 | 413 | 415 | 422 | 429;

type Events = Partial<Record<Outcome, SecurityEventKind>>;

const login: Events = { done: 'login_succeeded', 401: 'login_failed', 429: 'login_limited' };

const factorChangeRefused: Events = { 401: 'factor_change_failed', 429: 'factor_change_failed' };

/** What the other outcomes of calls mean, by the names of the calls. */
const eventsOfCalls: Record<string, Events> = {
  'accounts.login': login,
  'secondFactor.logIn': login,
  'passkeys.logIn': login,
  'oidc.finish': login,
  'oidc.register': { done: 'registered', 429: 'registration_limited' },
  'accounts.logout': { done: 'logged_out' },
  'accounts.register': { done: 'registered', 429: 'registration_limited' },
  'accounts.changePassword': { 401: 'password_change_failed', 429: 'password_change_failed' },
  'secondFactor.enrol': factorChangeRefused,
  'secondFactor.confirm': factorChangeRefused,
  'secondFactor.renewCodes': factorChangeRefused,
  'secondFactor.switchOff': factorChangeRefused,
  'passkeys.askNew': factorChangeRefused,
  'passkeys.add': factorChangeRefused,
  'passkeys.remove': factorChangeRefused,
  'accounts.reauthenticate': {
    done: 'reauthenticated',
    401: 'reauthentication_failed',
    429: 'reauthentication_failed',
  },
  'accounts.requestEmailChange': {
    done: 'email_change_requested',
    401: 'email_change_failed',
    429: 'email_change_failed',
  },
  'accounts.confirmEmailChange': { done: 'email_change_confirmed', 401: 'email_change_failed' },
  'accounts.forgotPassword': { done: 'reset_requested' },
  'accounts.resetPassword': { 401: 'reset_refused' },
  'accounts.endOtherSessions': { done: 'sessions_ended' },
  'admin.users.sendLink': { done: 'reset_link_sent' },
  'admin.users.endSession': { done: 'sessions_ended' },
  'admin.users.endSessions': { done: 'sessions_ended' },
  'admin.users.delete': { done: 'person_removed' },
};

/** What the success of a call changes about an account. */
const changeOfCall = (name: string) =>
  accountChangeKinds.find((kind) => accountChanges[kind].call === name);

/** What only the body of a response tells. */
export type EventInResponse = Extract<
  SecurityEventKind,
  'second_step_due' | 'address_disclosed' | 'identity_linked'
>;

/** A call whose response has been sent. */
export interface AnsweredCall {
  call: Pick<Call, 'name' | 'access' | 'takesFile' | 'takesBytes'> | undefined;
  status: number;
  /** The caller is logged in. */
  hasCaller: boolean;
  /** The request carried a token, valid or not. */
  hasToken: boolean;
  /** It was refused until the caller proves again that it is them, which is nothing unusual. */
  isProofDue: boolean;
  /** Data about others than the caller left the academy as a file. */
  isExport: boolean;
  /** The call has changed the role of the person whom it was about. */
  isRoleChange: boolean;
  /** An event that only the body of the response tells. */
  inResponse: EventInResponse | null;
}

const takesUpload = ({ name, takesFile, takesBytes }: NonNullable<AnsweredCall['call']>) =>
  takesFile !== undefined || takesBytes === true || /\.uploads\.(?:start|finish)$/.test(name);

/** The security event of a finished call; null where it is none. */
export function decideSecurityEvent(answered: AnsweredCall): SecurityEventKind | null {
  const { call, status } = answered;
  const outcome = (status < 400 ? 'done' : status) as Outcome;
  if (answered.inResponse !== null) return answered.inResponse;
  if (outcome === 'done' && answered.isRoleChange) return 'role_changed';
  if (outcome === 'done' && answered.isExport) return 'export_taken';
  // A call for members that was refused before the caller was known.
  const isNobody = outcome === 401 && call?.access !== 'guest' && !answered.hasCaller;
  if (outcome === 403 && answered.isProofDue) return null;
  const change = call && outcome === 'done' ? changeOfCall(call.name) : undefined;
  if (change !== undefined) return change;
  const known = call && !isNobody ? eventsOfCalls[call.name]?.[outcome] : undefined;
  if (known) return known;
  switch (outcome) {
    case 429:
      return 'rate_limited';
    case 401:
      return answered.hasToken ? 'session_refused' : null;
    case 403:
      return answered.hasCaller ? 'access_refused' : null;
    case 413:
    case 415:
      return call && takesUpload(call) ? 'upload_refused' : null;
    case 422:
      return 'virus_found';
    // What is wrong with the file itself: empty, too large in pixels, broken captions.
    case 400:
      return call && takesUpload(call) && answered.hasCaller ? 'upload_refused' : null;
    default:
      return null;
  }
}

/** Calls that take a code of the second factor: of the app, or a recovery code. */
export const callsWithCode: ReadonlySet<string> = new Set([
  'accounts.reauthenticate',
  'secondFactor.enrol',
  'secondFactor.renewCodes',
  'secondFactor.switchOff',
  'secondFactor.logIn',
  'passkeys.askNew',
  'passkeys.remove',
]);

/** Whether a successful call used a recovery code up: what is no code of an app can only be one. */
export function usedRecoveryCode(call: string | undefined, code: unknown): boolean {
  if (call === undefined || !callsWithCode.has(call) || typeof code !== 'string') return false;
  const plain = plainCode(code);
  return plain !== '' && !/^\d{6}$/.test(plain);
}

/** Events that anybody can cause any number of times: their lines per minute are limited. */
const flooding: ReadonlySet<SecurityEventKind> = new Set([
  'login_failed',
  'login_limited',
  'address_disclosed',
  'registration_limited',
  'password_change_failed',
  'factor_change_failed',
  'reauthentication_failed',
  'email_change_failed',
  'reset_requested',
  'reset_refused',
  'access_refused',
  'session_refused',
  'upload_refused',
  'virus_found',
  'rate_limited',
]);
const LINES_A_MINUTE = 60;

interface Window {
  startedAt: number;
  written: number;
  suppressed: number;
}

/**
 * Limits, in this process, the log lines that anybody can cause: the rest of a minute is counted
 * and written as one line.
 */
export class EventLimiter {
  readonly #windows = new Map<SecurityEventKind, Window>();

  /** Whether a line of this kind may be written now. */
  admits(kind: SecurityEventKind, at: number): boolean {
    if (!flooding.has(kind)) return true;
    const window = this.#windows.get(kind) ?? { startedAt: at, written: 0, suppressed: 0 };
    this.#windows.set(kind, window);
    if (window.written < LINES_A_MINUTE) {
      window.written += 1;
      return true;
    }
    window.suppressed += 1;
    return false;
  }

  /**
   * Ends the minutes that are over. @returns how many lines of a kind were not written
   * @param all also ends those that are not over, as at the end of the process
   */
  endWindows(at: number, all = false): { kind: SecurityEventKind; suppressed: number }[] {
    const ended = [...this.#windows].filter(
      ([, window]) => all || at - window.startedAt >= MINUTE_MS,
    );
    for (const [kind] of ended) this.#windows.delete(kind);
    return ended.flatMap(([kind, { suppressed }]) =>
      suppressed > 0 ? [{ kind, suppressed }] : [],
    );
  }
}
