/** How far a replica has followed its primary, by places in the primary's log. */

/** A place in the log as PostgreSQL writes it (`16/B374D848`), as a number that can be compared. */
export function logPlace(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

interface Mark {
  /** What was committed before it is in the log before `place`. Milliseconds. */
  at: number;
  place: bigint;
}

/** How many marks are kept; the oldest ones are dropped while the replica does not move. */
const MAX_MARKS = 100;

/** Up to which moment everything that was committed can be read from a replica. */
export class ReplicaProgress {
  #marks: Mark[] = [];
  #completeUntil = Number.NEGATIVE_INFINITY;

  /** Notes where the primary's log ended, asked after `at`. */
  noteMark(mark: Mark): void {
    this.#marks.push(mark);
    // What counts is the newest mark that the replica has passed, so the oldest ones are of least
    // use.
    if (this.#marks.length > MAX_MARKS) this.#marks.shift();
  }

  /** Notes up to where the replica has applied the log. */
  noteReplayed(place: bigint): void {
    for (const mark of this.#marks.filter((one) => one.place <= place)) {
      this.#completeUntil = Math.max(this.#completeUntil, mark.at);
    }
    this.#marks = this.#marks.filter((one) => one.place > place);
  }

  /** Milliseconds; everything that was committed before can be read. */
  get completeUntil(): number {
    return this.#completeUntil;
  }
}
