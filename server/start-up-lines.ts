import type { DemoAccount } from '#demo/loader/index.ts';
import { outboxOf } from '#server/mail/mailer.ts';
import { senderAddress } from '#server/mail/sender.ts';
import { contradictions } from './contradictions.ts';
import { sendsEmail } from './jobs/sends-email.ts';
import { plainConnections } from './network-settings.ts';
import type { Settings } from './settings.ts';

/** One line for the person who starts the academy; the log is for machines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints what the operator needs after a start: the address, the accounts of the demo, and warnings.
 * @param address where it listens
 */
export function announce(
  address: string,
  site: { name: string; name_zh: string; email: string },
  settings: Settings,
  openDemoAccounts: readonly DemoAccount[],
): void {
  say('');
  say(`${site.name} (${site.name_zh}) is open at ${settings.publicUrl ?? address}`);
  // Where the academy has a public address, what is printed ends up in logs.
  if (openDemoAccounts.length > 0 && settings.publicUrl === null) {
    say('');
    for (const { role, email, password } of openDemoAccounts) {
      say(`  ${role.padEnd(9)} ${email.padEnd(21)} ${password}`);
    }
    say('  invitation code to register: WELCOME2025');
  }
  if (settings.smtpUrl === null && settings.publicUrl !== null) {
    say('');
    say(
      sendsEmail(settings)
        ? `Warning: SMTP_URL is not set. Emails are not sent: they are files in ${outboxOf(settings)}, with links that work.`
        : 'Warning: SMTP_URL is not set. Emails wait for a process that has it.',
    );
  }
  if (settings.smtpUrl !== null) {
    say('');
    say(`Emails come from ${senderAddress(site.email, settings)}.`);
  }
  if (!settings.rateLimit) {
    say('');
    say(
      'Warning: RATE_LIMIT is off. Passwords can be guessed without limit; use it for load tests only.',
    );
  }
  if (settings.workers > 1) {
    say('');
    say(`Running ${settings.workers} processes.`);
  }
  if (settings.lacksWorkers) {
    say('');
    say(
      'Note: one process serves, whatever WORKERS says. The embedded database lives in the memory of one process; set DATABASE_URL to a PostgreSQL to run several.',
    );
  }
  for (const warning of contradictions(settings, site.email)) {
    say('');
    say(`Warning: ${warning}`);
  }
  const plain = plainConnections(settings);
  if (plain.length > 0) {
    say('');
    say(
      `Warning: ${plain.join(', ')}: not encrypted. Passwords and data can be read on the way to another machine.`,
    );
  }
  say('');
  say('Stop with Ctrl-C.');
}
