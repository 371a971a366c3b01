/** What attempts are counted by. */
export type CounterKind =
  | 'account'
  | 'device'
  | 'address'
  | 'reset_email'
  | 'factor'
  | 'taken_address'
  | 'address_notice';

interface Limit {
  attempts: number;
  minutes: number;
}

/** How many attempts a window of time allows before every further one is refused. */
export const LOGIN_LIMITS: Record<CounterKind, Limit> = {
  /** Of one email, from all browsers together in which nobody has logged in to it yet. */
  account: { attempts: 10, minutes: 15 },
  /** Of one email, from one browser in which its owner has logged in before. */
  device: { attempts: 10, minutes: 15 },
  /** From one address, for whatever emails. */
  address: { attempts: 50, minutes: 15 },
  /** Emails with a link to set a new password, to one address: no mailbox is flooded. */
  reset_email: { attempts: 3, minutes: 60 },
  /** Codes of the second factor of one person: of a million, ten are nothing to a guesser. */
  factor: { attempts: 10, minutes: 15 },
  /** Registrations that learn that an address has an account, of one invitation code and network. */
  taken_address: { attempts: 5, minutes: 60 },
  /** Emails to one address about others who tried to use it. */
  address_notice: { attempts: 3, minutes: 24 * 60 },
};

/**
 * After a success among failures the failures are forgotten this much later. Resetting at once
 * would reopen the window for the rest of a burst of guesses that contained the right one.
 */
export const FORGIVE_AFTER_SECONDS = 60;

/** One thing that is counted: attempts for an email, of a browser, from an address. */
export interface Counter {
  kind: CounterKind;
  /** Stored as a hash only. */
  value: string;
}

interface Attempt {
  email: string;
  /** As `addressKey` gives it. */
  address: string;
  /** The value of the browser's cookie, where it is known for this email; else null. */
  knownDevice: string | null;
}

/**
 * What a login is counted by. Those of a known browser count for that browser alone: nobody else
 * can use up the attempts of somebody who has logged in there before, neither by their email nor by
 * a shared address.
 */
export function countersOf({ email, address, knownDevice }: Attempt): Counter[] {
  const account = email.toLowerCase();
  if (knownDevice !== null) return [{ kind: 'device', value: `${account} ${knownDevice}` }];
  // Always in this order, or two logins could deadlock on each other's counters.
  return [
    { kind: 'address', value: address },
    { kind: 'account', value: account },
  ];
}
