import type { NodemailerError } from 'nodemailer';
import { JobRefused, ServiceAway, SessionLost } from '#server/lib/queue/job-errors.ts';

/** How far the sending of an email came: no session, its envelope, or the message itself. */
export type SmtpPhase = 'connecting' | 'envelope' | 'message';

/** The mail server has refused an email for good, because of its recipient or its contents. */
export class EmailRefused extends JobRefused {
  /** The recipient's address does not exist, or accepts no email at all. */
  readonly isBounce: boolean;

  constructor(message: string, { isBounce, cause }: { isBounce: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isBounce = isBounce;
  }
}

/** The refusals of a recipient that say nothing further (RFC 5321, section 4.2.3). */
const BOUNCE_CODES = new Set([550, 551, 553]);

/**
 * The enhanced codes (RFC 3463) of an address that does not exist, has moved, or is disabled. Other
 * ones with the same three digits are about the sender, a policy, a full mailbox or the contents.
 */
const BOUNCE_STATUS = /^5\.(1\.([0-6]|10)|2\.1)$/;

/** Whether the refusal of a recipient is about the address itself. */
function isBounceOf({ responseCode = 0, response = '', command }: NodemailerError): boolean {
  if (command !== 'RCPT TO') return false;
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return status === undefined ? BOUNCE_CODES.has(responseCode) : BOUNCE_STATUS.test(status);
}

/** The server asks for a login, or refuses it (RFC 4954, section 6), at whatever command. */
const LOGIN_CODES = new Set([530, 534, 535, 538]);

/**
 * What an error of the mail client means for the queue. The refusal of a recipient or a message
 * concerns one email; the refusal of a login or a sender is the academy's own fault and concerns
 * all of them.
 */
export function smtpErrorOf(error: NodemailerError, phase: SmtpPhase): Error {
  const { responseCode, command = '', message } = error;
  const reason = command === '' || command === 'API' ? message : `${message} (${command})`;
  const isAnswer = typeof responseCode === 'number' && responseCode !== 421;
  const lacksLogin = responseCode !== undefined && LOGIN_CODES.has(responseCode);
  if (phase === 'connecting' || command === 'MAIL FROM' || lacksLogin) {
    return new ServiceAway(reason, { cause: error });
  }
  if (!isAnswer) return new SessionLost(reason, { mayBeDone: phase === 'message', cause: error });
  // The server postpones this email alone, as greylisting does.
  if (responseCode < 500) return new Error(reason, { cause: error });
  return new EmailRefused(reason, { isBounce: isBounceOf(error), cause: error });
}
