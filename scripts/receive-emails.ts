/**
 * `node scripts/receive-emails.ts [--only=redemption] [folder]`: sends each kind of email, and the email of each kind of
 * notice, in both languages to a real mail server, Debian's `python3-aiosmtpd`, on this machine, and
 * reads what it has received: once, and as it was written. What has a link to unsubscribe is
 * unsubscribed from, brought about again, and must not arrive. Each email is looked at as on a phone,
 * 390 pixels wide, in light and dark, by axe as well; the pictures are in the folder. Without one they
 * are in one of the system's for temporary files. `--only`: of those whose kind holds this. Exit code 0: nothing is wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import PostalMime, { type Email as ReceivedEmail } from 'postal-mime';
import { notificationCalls } from '../contract/notifications.ts';
import { inTransaction } from '../database/open.ts';
import { type EmailKind, emailKindNames } from '../domain/email-kinds.ts';
import type { Locale } from '../domain/locale.ts';
import { type NoticeKind, noticeKindNames } from '../domain/notice-kinds.ts';
import { accessibilityProblems } from '../e2e/accessibility.ts';
import { causeEmail } from '../server/features/emails/email-causes.testing.ts';
import {
  isEmailOfKind,
  unsubscribeTokenIn,
} from '../server/features/emails/email-of-kind.testing.ts';
import {
  newReader,
  nextNumber,
  openEmailStage,
} from '../server/features/emails/email-stage.testing.ts';
import { notify } from '../server/features/notifications/index.ts';
import { addNoticeSamples } from '../server/features/notifications/notice-samples.testing.ts';
import { createSmtpMailer, type Email } from '../server/mail/mailer.ts';
import { freePort } from '../server/testing/free-port.ts';
import { createTestAcademy, type TestPerson } from '../server/testing/test-academy.ts';
import { findChromium } from './machine.mjs';

const options = process.argv.slice(2);
const only = options.find((one) => one.startsWith('--only='))?.slice('--only='.length) ?? '';
const folder =
  options.find((one) => !one.startsWith('--')) ??
  fs.mkdtempSync(path.join(os.tmpdir(), 'academy-emails-'));
fs.mkdirSync(folder, { recursive: true });
const PHONE = { width: 390, height: 844 };
const languages = ['zh', 'en'] as const satisfies readonly Locale[];
const faults: string[] = [];

/** A mail server that keeps what it receives as files. */
interface MailServer {
  process: ChildProcess;
  url: string;
  maildir: string;
}

async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const maildir = path.join(folder, 'maildir');
  fs.rmSync(maildir, { recursive: true, force: true });
  const handler = ['-n', '-c', 'aiosmtpd.handlers.Mailbox', '-l', `127.0.0.1:${port}`, maildir];
  const server = spawn('aiosmtpd', handler, { stdio: 'inherit' });
  const failed = new Promise<never>((_, fail) => {
    server.once('error', () => fail(new Error('apt-get install python3-aiosmtpd')));
    server.once('exit', (code) => fail(new Error(`the mail server ended with ${code}`)));
  });
  const isUp = async () => {
    for (;;) {
      const answers = await new Promise<boolean>((done) => {
        const socket = net.connect(port, '127.0.0.1', () => done(true));
        socket.once('error', () => done(false)).once('connect', () => socket.destroy());
      });
      if (answers) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  await Promise.race([isUp(), failed]);
  failed.catch(() => {});
  return { process: server, url: `smtp://127.0.0.1:${port}`, maildir };
}

const academy = await createTestAcademy();
const server = await startMailServer();
const smtp = createSmtpMailer(server.url, async () => ({
  name: '远景学院',
  address: 'academy@academy.example',
}));
const sent: Email[] = [];
academy.app.dependencies.mailer = {
  send: async (email) => {
    await smtp.send(email);
    sent.push(email);
  },
};
const stage = await openEmailStage(academy);
const params = await addNoticeSamples(academy);

/** Reads the emails that have arrived, and removes them from the mailbox. */
async function collect(): Promise<ReceivedEmail[]> {
  const inbox = path.join(server.maildir, 'new');
  const emails: ReceivedEmail[] = [];
  for (const name of fs.readdirSync(inbox)) {
    emails.push(await PostalMime.parse(fs.readFileSync(path.join(inbox, name))));
    fs.rmSync(path.join(inbox, name));
  }
  return emails;
}

const lines = (text: string | undefined) => text?.replaceAll('\r\n', '\n').trim();
const headerOf = (email: ReceivedEmail, name: string) =>
  email.headers.find(({ key }) => key === name.toLowerCase())?.value;

/** The parts of an email that differ from what was written. */
function changesOf(email: ReceivedEmail): string[] {
  const original = sent.find(
    ({ to, subject, text }) =>
      to === email.to?.[0]?.address &&
      subject === email.subject &&
      lines(text) === lines(email.text),
  );
  if (original === undefined) return ['its text or subject was never written'];
  const changed = Object.entries(original.headers ?? {}).filter(
    ([name, value]) => headerOf(email, name) !== value,
  );
  return [
    ...(lines(original.html) === lines(email.html) ? [] : ['its HTML is not as it was written']),
    ...changed.map(([name]) => `its header ${name} is not as it was written`),
  ];
}

/** How an email of one kind is caused, and recognised. */
interface Sending {
  name: string;
  locale: Locale;
  /** @returns the address to which it is sent */
  cause: (person: TestPerson) => Promise<string>;
  isIt: (email: { subject: string; text: string }) => boolean;
}

const emailSending = (kind: EmailKind, locale: Locale): Sending => ({
  name: `email-${kind}`,
  locale,
  cause: (person) => causeEmail(kind, stage, person),
  isIt: (email) => isEmailOfKind(kind, locale, email),
});

const noticeSending = (kind: NoticeKind, locale: Locale): Sending => ({
  name: `notice-${kind}`,
  locale,
  cause: async ({ userId, email }) => {
    // Some kinds are emailed only to people who have chosen so.
    await academy.db
      .insertInto('notification_settings')
      .values({ user_id: userId, kind, channel: 'email', is_on: true, updated_at: academy.now })
      .onConflict((oc) => oc.doNothing())
      .execute();
    const told = { kind, to: { userId }, params, cause: nextNumber(), now: academy.now };
    await inTransaction(academy.db, (tx) => notify(tx, told));
    return email;
  },
  isIt: (email) => isEmailOfKind('notice', locale, email),
});

/** Causes an email, and reads what has arrived of it. */
async function receive({ cause, isIt }: Sending, person: TestPerson): Promise<ReceivedEmail[]> {
  const address = await cause(person);
  await academy.runJobs();
  const emails = await collect();
  return emails.filter(
    ({ to, subject = '', text = '' }) =>
      to?.[0]?.address === address && isIt({ subject, text: text.replaceAll('\r\n', '\n') }),
  );
}

async function look(browser: Browser, { name, locale }: Sending, html: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: PHONE, colorScheme, deviceScaleFactor: 2 });
    await page.setContent(html);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) faults.push(`${name} (${locale}): ${width} pixels wide`);
    // An email has no landmarks: the rules about them are for pages.
    const problems = (await accessibilityProblems(page)).filter(
      (one) => !/^(landmark|region)/.test(one),
    );
    for (const problem of problems) faults.push(`${name} (${locale}, ${colorScheme}): ${problem}`);
    const file = path.join(folder, `${name}.${locale}.${colorScheme}.png`);
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
  }
}

async function check(browser: Browser, sending: Sending): Promise<void> {
  academy.setClock('2026-03-02T02:00:00Z');
  const { name, locale } = sending;
  const person = await newReader(stage, locale);
  const [email, ...more] = await receive(sending, person);
  if (email === undefined || more.length > 0) {
    faults.push(`${name} (${locale}): received ${email === undefined ? 0 : more.length + 1} times`);
    return;
  }
  for (const change of changesOf(email)) faults.push(`${name} (${locale}): ${change}`);
  await look(browser, sending, email.html ?? '');
  const header = headerOf(email, 'List-Unsubscribe');
  if (header === undefined) return;
  const query = { token: unsubscribeTokenIn(header) };
  await academy.call(notificationCalls.unsubscribe, { query });
  if ((await receive(sending, person)).length > 0) {
    faults.push(`${name} (${locale}): still received once it is switched off`);
  }
}

const executablePath = findChromium();
if (executablePath === null) throw new Error('Chromium is missing: apt-get install chromium');
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath, args });
const sendings = languages
  .flatMap((locale) => [
    ...emailKindNames.map((kind) => emailSending(kind, locale)),
    ...noticeKindNames.map((kind) => noticeSending(kind, locale)),
  ])
  .filter(({ name }) => name.includes(only));
try {
  for (const sending of sendings) await check(browser, sending);
} finally {
  await browser.close();
  server.process.kill();
  await academy.close();
}
for (const fault of faults) console.error(fault);
console.log(`${sendings.length} emails looked at, ${faults.length} faults; pictures: ${folder}`);
process.exit(faults.length === 0 ? 0 : 1);
