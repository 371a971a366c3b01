import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { withRequiredTls } from './smtp-url.ts';

/** An email in plain text. */
export interface Email {
  to: string;
  subject: string;
  text: string;
}

/** The seam to the post: the outbox folder, or a server that speaks SMTP. */
export interface Mailer {
  send(email: Email): Promise<void>;
  /**
   * Does the work of `send` but for handing the email over, for where a recipient who is
   * unknown must not be told from others by the time that it takes.
   */
  rehearse?(email: Email): Promise<void>;
}

/** Composes an email and hands it to nobody. */
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });

/** Where emails are files. */
export const outboxOf = ({ dataDir }: { dataDir: string }) => path.join(dataDir, 'outbox');

/** The links in these emails open accounts: nobody else on the machine reads them. */
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Makes the folder, and takes from others what an older version let them read; also where a mail
 * server sends the emails by now.
 */
export async function closeOutbox(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  await fs.chmod(folder, OWNER_ONLY_FOLDER);
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await fs.chmod(path.join(folder, entry.name), OWNER_ONLY_FILE);
  }
}

/** Writes each email as an `.eml` file that any mail program opens, for its owner alone. */
export function createOutboxMailer(folder: string, from: () => Promise<string>): Mailer {
  const write = async (email: Email): Promise<string> => {
    const { message } = await composer.sendMail({ ...email, from: await from() });
    // Whoever empties the outbox may remove the folder too.
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
      await composer.sendMail({ ...email, from: await from() });
    },
    async send(email) {
      await transport.sendMail({ ...email, from: await from() });
    },
  };
}
