import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import nodemailer, { type NodemailerError, type SendMailOptions } from 'nodemailer';
import { JobAbandoned } from '#server/lib/queue/job-errors.ts';
import { timeLimits } from '#server/lib/time-limits.ts';
import { type SmtpPhase, smtpErrorOf } from './smtp-errors.ts';
import { withRequiredTls } from './smtp-url.ts';

/** An email: plain text, and the same as HTML, which the reader's program chooses between. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

/** How an email is sent. */
interface SendOptions {
  /**
   * Names the message, the same at each attempt, so that mail systems recognise a copy; absent: a
   * new one.
   */
  id?: string | undefined;
  /** Aborted where the email is no longer waited for. */
  abandoned?: AbortSignal | undefined;
}

/** Sends email: into the outbox folder, or to an SMTP server. */
export interface Mailer {
  send(email: Email, options?: SendOptions): Promise<void>;
  /**
   * Does the work of `send` except for sending, where the response time must not reveal that a
   * recipient is unknown.
   */
  rehearse?(email: Email): Promise<void>;
  /** Closes its connections. */
  close?(): void;
}

/** The name and address that emails come from. */
export interface Sender {
  name: string;
  address: string;
}

const outgoing = ({ headers, ...email }: Email, from: Sender, id?: string) => ({
  ...email,
  from,
  ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
  // Programs that answer by themselves, such as absence notes, leave it alone (RFC 3834).
  headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
});

const domainOf = ({ address }: Sender) => address.slice(address.lastIndexOf('@') + 1);

/** Composes an email and sends nothing. */
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });

/** Where emails are files. */
export const outboxOf = ({ dataDir }: { dataDir: string }) => path.join(dataDir, 'outbox');

/** The links in these emails open accounts: only the owner of the process may read them. */
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Creates the folder, and removes from others the access that older versions gave them; also where
 * a mail server is configured by now.
 */
export async function closeOutbox(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  await fs.chmod(folder, OWNER_ONLY_FOLDER);
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await fs.chmod(path.join(folder, entry.name), OWNER_ONLY_FILE);
  }
}

/** Writes each email as an `.eml` file that any mail program opens, readable by its owner alone. */
export function createOutboxMailer(folder: string, from: () => Promise<Sender>): Mailer {
  const write = async (email: Email, id?: string): Promise<string> => {
    const { message } = await composer.sendMail(outgoing(email, await from(), id));
    // The folder may have been removed together with its emails.
    await fs.mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
    await fs.writeFile(path.join(folder, name), message as Buffer, { mode: OWNER_ONLY_FILE });
    return path.join(folder, name);
  };
  return {
    async rehearse(email) {
      await fs.rm(await write(email));
    },
    async send(email, { id } = {}) {
      await write(email, id);
    },
  };
}

/** How long the mail server may take, in milliseconds. */
export interface SmtpLimits {
  /** Until the connection is there. */
  connect: number;
  /** Until the server greets. */
  greet: number;
  /** For an email in all; a server that hangs delays the next one no longer than this. */
  send: number;
}

const tableLimits = (): SmtpLimits => ({
  connect: timeLimits.smtpConnection.milliseconds,
  greet: timeLimits.smtpConnection.milliseconds,
  send: timeLimits.smtpSend.milliseconds,
});

/** As many connections as emails leave at once (`job-kinds.ts`). */
const MAX_CONNECTIONS = 3;
/** Servers close connections that are idle; ours closes first. */
const IDLE_MS = 20_000;

/** The message of an email, which the pool reads once the server has accepted its envelope. */
interface Watched {
  watched?: { message?: Readable };
}

const phaseOf = ({ message }: NonNullable<Watched['watched']>): SmtpPhase => {
  if (message === undefined) return 'connecting';
  return message.readableDidRead ? 'message' : 'envelope';
};

/** Sends over a few connections that stay open. @throws the errors of `job-errors.ts` */
export function createSmtpMailer(
  url: string,
  from: () => Promise<Sender>,
  limits: SmtpLimits = tableLimits(),
): Mailer {
  const transport = nodemailer.createTransport({
    url: withRequiredTls(url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // A connection that the server closed while it was idle is replaced by another, once.
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greet,
    socketTimeout: limits.send,
  });
  transport.use('stream', ({ message, data }, done) => {
    const { watched } = data as Watched;
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = read(options);
      if (watched) watched.message = stream;
      return stream;
    };
    done();
  });
  return {
    async rehearse(email) {
      await composer.sendMail(outgoing(email, await from()));
    },
    async send(email, { id, abandoned } = {}) {
      const sent = outgoing(email, await from(), id);
      const watched = {};
      const late = AbortSignal.timeout(limits.send);
      const signal = abandoned === undefined ? late : AbortSignal.any([late, abandoned]);
      try {
        await transport.sendMail({ ...sent, signal, watched } as SendMailOptions & Watched);
      } catch (error) {
        const phase = phaseOf(watched);
        if (abandoned?.aborted) {
          throw new JobAbandoned({ mayBeDone: phase === 'message', cause: error });
        }
        throw smtpErrorOf(error as NodemailerError, phase);
      }
    },
    close: () => transport.close(),
  };
}
