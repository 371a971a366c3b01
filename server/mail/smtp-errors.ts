import type { NodemailerError } from 'nodemailer';
import { JobRefused, ServiceAway, SessionLost } from '#server/lib/queue/job-errors.ts';

/** How far the sending of an email came: no session, its envelope, or the message itself. */
export type SmtpPhase = 'connecting' | 'envelope' | 'message';

/** The mail server has refused an email for good, because of its recipient or its contents. */
export class EmailRefused extends JobRefused {}

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
  return new EmailRefused(reason, { cause: error });
}
