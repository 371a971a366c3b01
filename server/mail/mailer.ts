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
  /**
   * Does the work of `send` but for handing the letter over, for where a recipient who is
   * unknown must not be told from others by the time that it takes.
   */
  rehearse?(letter: Letter): Promise<void>;
}

/** Composes a letter and hands it to nobody. */
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });

/** Writes each letter as an `.eml` file that any mail program opens. */
export function createOutboxMailer(folder: string, from: () => Promise<string>): Mailer {
  const write = async (letter: Letter): Promise<string> => {
    const { message } = await composer.sendMail({ ...letter, from: await from() });
    await fs.mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`;
    await fs.writeFile(path.join(folder, name), message as Buffer);
    return path.join(folder, name);
  };
  return {
    async rehearse(letter) {
      await fs.rm(await write(letter));
    },
    async send(letter) {
      await write(letter);
    },
  };
}

export function createSmtpMailer(url: string, from: () => Promise<string>): Mailer {
  const transport = nodemailer.createTransport(withRequiredTls(url));
  return {
    async rehearse(letter) {
      await composer.sendMail({ ...letter, from: await from() });
    },
    async send(letter) {
      await transport.sendMail({ ...letter, from: await from() });
    },
  };
}
