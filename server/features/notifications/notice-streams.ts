import { PassThrough } from 'node:stream';
import type { CallData } from '#contract/call.ts';
import type { notificationCalls } from '#contract/notifications.ts';
import type { ChangeFeed } from '#database/change-feed.ts';
import { EventResponse } from '#server/http/event-response.ts';
import { AppError } from '#server/lib/app-error.ts';

/**
 * How many streams one person may have open in a process: one for the visible page of each device.
 */
export const MAX_STREAMS_PER_PERSON = 6;

/** One in so many of the sockets that a process may have open can be a stream. */
const SHARE_OF_SOCKETS = 4;

/**
 * How often a silent stream is written to, in milliseconds: proxies close it after a silent minute.
 */
const BEAT_MS = 25_000;

/** When a page that was refused a stream may try again; until then its count is not live. */
const RETRY_AFTER_SECONDS = 60;

type Event = CallData<typeof notificationCalls.stream>;

/** Reads how many notices are unread; null: the session is over. */
type ReadUnread = () => Promise<number | null>;

/** The stream of one open page. */
class NoticeStream {
  readonly body = new PassThrough();
  readonly #read: ReadUnread;
  #sent: number | null = null;
  #isReading = false;
  #isOutdated = false;

  constructor(read: ReadUnread) {
    this.#read = read;
  }

  /**
   * Sends the present count. One read runs at a time; where something changed during it, another
   * follows.
   * @param isBeat sends it even where it has not changed
   */
  async send(isBeat = false): Promise<void> {
    if (this.#isReading) {
      this.#isOutdated = true;
      return;
    }
    this.#isReading = true;
    try {
      do {
        this.#isOutdated = false;
        this.#say(await this.#read(), isBeat);
      } while (this.#isOutdated);
    } catch {
      // Without the database the count is unknown, and the next beat tries again.
      if (isBeat) this.#write(':\n\n');
    } finally {
      this.#isReading = false;
    }
  }

  end(): void {
    this.body.end();
  }

  #say(unread: number | null, isBeat: boolean): void {
    if (unread === null) {
      this.end();
      return;
    }
    if (unread === this.#sent && !isBeat) return;
    this.#sent = unread;
    const event: Event = { unread_count: unread };
    this.#write(`${isBeat ? ':\n' : ''}data: ${JSON.stringify(event)}\n\n`);
  }

  #write(text: string): void {
    if (this.body.writable) this.body.write(text);
  }
}

/**
 * The streams of one process: each visible page of a person gets the number of their unread
 * notices, whichever process wrote them. Their number is limited, so that sockets are left for
 * requests.
 */
export class NoticeStreams {
  readonly #changes: ChangeFeed;
  readonly #most: number;
  readonly #ofPerson = new Map<number, Set<NoticeStream>>();
  #count = 0;
  #isClosed = false;
  #stopListening: (() => void) | null = null;

  constructor(changes: ChangeFeed, maxConnections: number) {
    this.#changes = changes;
    this.#most = Math.max(1, Math.floor(maxConnections / SHARE_OF_SOCKETS));
  }

  /**
   * Opens a stream, which begins with the present count and ends with the session.
   * @throws AppError SERVICE_UNAVAILABLE where the process or the person has enough of them
   */
  open(userId: number, read: ReadUnread): EventResponse {
    const own = this.#ofPerson.get(userId) ?? new Set();
    if (this.#isClosed || this.#count >= this.#most || own.size >= MAX_STREAMS_PER_PERSON) {
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    // The process listens for changes from its first stream on.
    this.#stopListening ??= this.#changes.onPerson((changed) => {
      for (const stream of this.#streamsOf(changed)) void stream.send();
    });
    const stream = new NoticeStream(read);
    own.add(stream);
    this.#ofPerson.set(userId, own);
    this.#count++;
    // The beat also finds an expired session, and changes whose announcement was lost.
    const beat = setInterval(() => void stream.send(true), BEAT_MS);
    beat.unref();
    // Closed by the process or by the client.
    stream.body.once('close', () => {
      clearInterval(beat);
      own.delete(stream);
      if (own.size === 0) this.#ofPerson.delete(userId);
      this.#count--;
    });
    void stream.send();
    return new EventResponse(stream.body);
  }

  /** Ends all of them, and opens no more. */
  close(): void {
    this.#isClosed = true;
    this.#stopListening?.();
    for (const stream of this.#streamsOf(null)) stream.end();
  }

  /** @param userId null: everybody's */
  #streamsOf(userId: number | null): Iterable<NoticeStream> {
    if (userId !== null) return this.#ofPerson.get(userId) ?? [];
    return [...this.#ofPerson.values()].flatMap((own) => [...own]);
  }
}
