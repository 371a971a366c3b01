import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { withRequiredTls } from './smtp-url.ts';

/** An email: plain text, and the same as HTML, which the reader's program chooses between. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends email: into the outbox folder, or to an SMTP server. */
export interface Mailer {
  send(email: Email): Promise<void>;
  /**
   * Does the work of `send` except for sending, where the response time must not reveal that a
   * recipient is unknown.
   */
  rehearse?(email: Email): Promise<void>;
}

/** An email as it is sent: programs that answer by themselves, such as absence notes, leave it alone (RFC 3834). */
const outgoing = ({ headers, ...email }: Email, from: string) => ({
  ...email,
  from,
  headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
});

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
export function createOutboxMailer(folder: string, from: () => Promise<string>): Mailer {
  const write = async (email: Email): Promise<string> => {
    const { message } = await composer.sendMail(outgoing(email, await from()));
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
    async send(email) {
      await write(email);
    },
  };
}

export function createSmtpMailer(url: string, from: () => Promise<string>): Mailer {
  const transport = nodemailer.createTransport(withRequiredTls(url));
  return {
    async rehearse(email) {
      await composer.sendMail(outgoing(email, await from()));
    },
    async send(email) {
      await transport.sendMail(outgoing(email, await from()));
    },
  };
}
