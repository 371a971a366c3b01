import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { memoryFolder } from '../database/testing/memory-folder.ts';

/**
 * The emails of the journeys' servers, which have no mail server and write files. Where a mail
 * server took them, `ACADEMY_MAIL` is the folder in which it keeps each as a file.
 */

/** The folder of the server at a port, so that journeys find what it mailed. */
export const dataDirOf = (port: string) => path.join(memoryFolder(), `academy-e2e-data-${port}`);

/** The text of an email as nodemailer encodes it; of its two parts the first is the text. */
function textOf(email: string): string {
  const [head = '', ...rest] = email.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary !== undefined) return textOf(body.split(`--${boundary}\r\n`)[1] ?? '');
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return Buffer.from(body, 'base64').toString();
  }
  return body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

/** The texts of the emails that a person was sent, the newest first. */
export function emailsTo(baseURL: string, to: string): string[] {
  const outbox = process.env.ACADEMY_MAIL ?? path.join(dataDirOf(new URL(baseURL).port), 'outbox');
  return fs
    .readdirSync(outbox)
    .sort()
    .reverse()
    .map((file) => fs.readFileSync(path.join(outbox, file), 'utf8').replaceAll(/\r?\n/g, '\r\n'))
    .filter((email) => email.includes(`To: ${to}\r\n`))
    .map(textOf);
}

/**
 * The path of the newest link of a kind that a person was mailed; emails leave after the response,
 * so this waits.
 * @param after a link that was mailed before: the one expected is another
 */
export async function mailedPath(
  baseURL: string,
  to: string,
  kind: 'verify' | 'reset',
  after?: string,
): Promise<string> {
  const link = new RegExp(`/auth/${kind}#token=[\\w-]+`);
  const find = () =>
    emailsTo(baseURL, to)
      .map((text) => link.exec(text)?.[0])
      .find((found) => found !== undefined);
  let newest: string | undefined;
  await expect
    .poll(() => {
      newest = find();
      return newest !== undefined && newest !== after;
    })
    .toBe(true);
  return newest ?? '';
}
