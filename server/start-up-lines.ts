import { plainConnections } from './network-settings.ts';
import type { Settings } from './settings.ts';

/** One line for the person who starts the academy; the log is for machines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What a newcomer needs next: where it is, and who they can be. */
export function announce(
  address: string,
  site: { name: string; name_zh: string; holds_demo_data: boolean },
  settings: Settings,
): void {
  say('');
  say(`${site.name} (${site.name_zh}) is open at ${address}`);
  if (site.holds_demo_data) {
    say('');
    say('  admin     admin@example.com     academy-admin');
    say('  teacher   teacher@example.com   academy-teacher');
    say('  student   student@example.com   academy-student');
    say('  invitation code to register: WELCOME2025');
  }
  if (!settings.rateLimit) {
    say('');
    say(
      'Warning: RATE_LIMIT is off. Passwords can be guessed without limit; use it for load tests only.',
    );
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
