import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '#database/change-feed.ts';
import {
  type Encoding,
  isFresh,
  type KnownChanges,
  type MadeAt,
} from './guest-response-cache.rules.ts';

/** The total size of the cached responses of a process, in bytes. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** A larger response is sent without being stored. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** Smaller ones are not compressed: the header of the encoding would be as large as the saving. */
const MIN_COMPRESSED_BYTES = 1024;
/** Learners' changes are announced to other processes at most this often. */
const PUBLISH_EVERY_MS = 250;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A response in one encoding, ready to be written to a socket. */
export interface EncodedResponse {
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
}

/** A response as all guests get it. */
export class GuestResponse {
  readonly madeAt: MadeAt;
  readonly tag: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #body: Buffer;
  readonly #encoding = new Map<Encoding, Promise<EncodedResponse>>();
  readonly #encoded = new Map<Encoding, EncodedResponse>();

  constructor(headers: Record<string, string>, body: Buffer, madeAt: MadeAt) {
    this.madeAt = madeAt;
    this.#body = body;
    this.tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.#headers = { ...headers, etag: `W/"${this.tag}"` };
  }

  /** Also an estimate of the compressed copies. */
  get weight(): number {
    return Math.ceil(this.#body.length * 1.5) + 1_000;
  }

  /** The response in an accepted encoding, where it has been compressed before. */
  ready(accepted: Encoding): EncodedResponse | undefined {
    return this.#encoded.get(this.#encodingFor(accepted));
  }

  /** The response in an accepted encoding; compressed once. */
  encode(accepted: Encoding): Promise<EncodedResponse> {
    const encoding = this.#encodingFor(accepted);
    const known = this.#encoding.get(encoding);
    if (known !== undefined) return known;
    const made = this.#encode(encoding).then((body) => {
      const encoded = {
        headers: {
          ...this.#headers,
          ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
          'content-length': body.length,
        },
        body,
      };
      this.#encoded.set(encoding, encoded);
      return encoded;
    });
    this.#encoding.set(encoding, made);
    return made;
  }

  #encodingFor(accepted: Encoding): Encoding {
    return this.#body.length < MIN_COMPRESSED_BYTES ? 'identity' : accepted;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#body;
    if (encoding === 'gzip') return gzip(this.#body);
    return brotli(this.#body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: this.#body.length,
      },
    });
  }
}

/** A response that is being made: other requests meanwhile wait for it. */
interface Making {
  madeAt: MadeAt;
  response: Promise<GuestResponse | null>;
}

/** The obligation to make a missing response; exactly one of the two methods must be called. */
export interface Maker {
  store(headers: Record<string, string>, body: Buffer): GuestResponse;
  /** It failed, or cannot be shared: the waiting requests make their own. */
  abandon(): void;
}

/**
 * Responses that all guests of a language share, as long as nothing they show has changed.
 * Bounded in bytes; the least recently used go first.
 */
export class GuestResponseCache {
  readonly #responses = new LRUCache<string, GuestResponse>({
    maxSize: MAX_TOTAL_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    sizeCalculation: (response) => response.weight,
  });
  readonly #making = new Map<string, Making>();
  readonly #feed: ChangeFeed;
  readonly #stopListening: () => void;
  #catalogueChangedAt = Number.NEGATIVE_INFINITY;
  #countersChangedAt = Number.NEGATIVE_INFINITY;
  #publishTimer: NodeJS.Timeout | undefined;

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
    this.#stopListening = feed.onChange((topic) => {
      if (topic === 'counters') this.#countersChangedAt = performance.now();
      else {
        this.#catalogueChangedAt = performance.now();
        this.#responses.clear();
      }
    });
  }

  /** The cached response of a key, where there is a fresh one. */
  peek(key: string, minute: number): GuestResponse | undefined {
    const stored = this.#responses.get(key);
    const now: MadeAt = { startedAt: performance.now(), minute };
    return stored !== undefined && isFresh(stored.madeAt, this.#changes(), now)
      ? stored
      : undefined;
  }

  /**
   * The response of a key, or the obligation to make it. While one is being made all others wait
   * for it, so that a popular page is rendered once, whatever the number of requests.
   * @param minute of the academy's clock
   */
  async find(key: string, minute: number): Promise<GuestResponse | Maker> {
    for (;;) {
      const stored = this.peek(key, minute);
      if (stored !== undefined) return stored;
      const now: MadeAt = { startedAt: performance.now(), minute };
      const making = this.#making.get(key);
      if (making === undefined || !isFresh(making.madeAt, this.#changes(), now)) {
        return this.#begin(key, now);
      }
      const made = await making.response;
      if (made !== null && isFresh(made.madeAt, this.#changes(), now)) return made;
    }
  }

  /** A request of this process has changed what learners change. */
  noteCounterChange(): void {
    this.#countersChangedAt = performance.now();
    if (this.#publishTimer !== undefined) return;
    this.#publishTimer = setTimeout(() => {
      this.#publishTimer = undefined;
      // Where it fails the feed is down as well, and other processes trust nothing for long.
      this.#feed.publish('counters').catch(() => {});
    }, PUBLISH_EVERY_MS);
    this.#publishTimer.unref();
  }

  close(): void {
    this.#stopListening();
    clearTimeout(this.#publishTimer);
  }

  #changes(): KnownChanges {
    return {
      catalogueChangedAt: this.#catalogueChangedAt,
      countersChangedAt: this.#countersChangedAt,
      isLive: this.#feed.isLive(),
    };
  }

  #begin(key: string, madeAt: MadeAt): Maker {
    const { promise, resolve } = Promise.withResolvers<GuestResponse | null>();
    const making: Making = { madeAt, response: promise };
    this.#making.set(key, making);
    const end = (response: GuestResponse | null) => {
      if (this.#making.get(key) === making) this.#making.delete(key);
      resolve(response);
    };
    return {
      store: (headers, body) => {
        const response = new GuestResponse(headers, body, madeAt);
        // A slow response must not replace a later one.
        const other = this.#responses.peek(key);
        if (other === undefined || other.madeAt.startedAt < madeAt.startedAt) {
          this.#responses.set(key, response);
        }
        end(response);
        return response;
      },
      abandon: () => end(null),
    };
  }
}
