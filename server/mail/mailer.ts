import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { withRequiredTls } from './smtp-url.ts';

/** A letter in plain text. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** The seam to the post: the outbox folder, or a server that speaks SMTP. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/** Writes each letter as an `.eml` file that any mail program opens. */
export function createOutboxMailer(folder: string, from: () => Promise<string>): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ ...letter, from: await from() });
      await fs.mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
      await fs.writeFile(path.join(folder, name), message as Buffer);
    },
  };
}

export function createSmtpMailer(url: string, from: () => Promise<string>): Mailer {
  const transport = nodemailer.createTransport(withRequiredTls(url));
  return {
    async send(letter) {
      await transport.sendMail({ ...letter, from: await from() });
    },
  };
}
