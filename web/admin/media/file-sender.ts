import type { MediaFile, MediaUpload } from '#contract/media.ts';
import { MAX_CHUNK_BYTES } from '#domain/file-sizes.ts';
import { ApiError, type OnProgress } from '#web/lib/api.ts';

/** The requests for uploading a file in chunks. */
export interface UploadCalls {
  start(): Promise<MediaUpload>;
  progress(id: number): Promise<MediaUpload>;
  chunk(
    id: number,
    chunk: { offset: number; bytes: Blob; signal: AbortSignal; onProgress: OnProgress },
  ): Promise<MediaUpload>;
  finish(id: number): Promise<MediaFile>;
}

/** Where the upload of a file is stored, so that it can be resumed after a reload. */
export interface SendingMemory {
  read(): number | null;
  write(id: number | null): void;
}

/** `waiting`: the connection is gone, it resumes by itself; `paused`: the person paused it. */
export type SendingPhase = 'sending' | 'waiting' | 'paused' | 'checking';

interface SenderOptions {
  steps: UploadCalls;
  memory: SendingMemory;
  onChange: (phase: SendingPhase, percent: number) => void;
  /** Resolves after so many milliseconds, or as soon as the connection is back. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds. */
  now: () => number;
}

/** Thrown by `run` where the person cancelled the upload. */
export class SendingStopped extends Error {}

const FIRST_CHUNK = 512 * 1024;
/** A chunk that took longer is followed by a smaller one, a faster one by a larger. */
const LONGEST_MS = 6000;
const SHORTEST_MS = 2000;
const LONGEST_WAIT_MS = 20_000;

/** Whether a retry can help: no network, or a server that is busy or restarts. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429;
  // What `fetch` throws without a network, and the page of a proxy that is not the envelope.
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** How much has arrived, from the error about a chunk at the wrong offset. */
function arrivedOf(error: unknown): MediaUpload | null {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_STATE') return null;
  const data = error.data as Partial<MediaUpload> | null;
  return typeof data?.received_bytes === 'number' ? (data as MediaUpload) : null;
}

/**
 * Uploads one file in chunks whose size follows the speed of the connection. When it breaks, it
 * waits and resumes from what has arrived; `pause` and `resume` are for the person.
 */
export class FileSender {
  readonly #file: Blob;
  readonly #options: SenderOptions;
  #current = new AbortController();
  #isPaused = false;
  #isStopped = false;
  #wake: (() => void) | null = null;
  #percent = 0;
  #chunkBytes = FIRST_CHUNK;

  constructor(file: Blob, options: SenderOptions) {
    this.#file = file;
    this.#options = options;
  }

  pause(): void {
    this.#isPaused = true;
    this.#say('paused');
    this.#current.abort();
  }

  resume(): void {
    this.#isPaused = false;
    this.#say('sending');
    this.#current.abort();
    this.#wake?.();
  }

  /** Stops for good; what has arrived stays on the server for a day. */
  stop(): void {
    this.#isStopped = true;
    this.#current.abort();
    this.#wake?.();
  }

  /** @throws ApiError where the server refuses the file; SendingStopped */
  async run(): Promise<MediaFile> {
    const { steps, memory } = this.#options;
    try {
      let upload = await this.#begin();
      memory.write(upload.upload_id);
      while (upload.received_bytes < upload.bytes) upload = await this.#sendChunk(upload);
      this.#say('checking', 100);
      const file = await this.#patiently(() => steps.finish(upload.upload_id), 'checking');
      memory.write(null);
      return file;
    } catch (error) {
      // The server has deleted a refused file; a retry starts again.
      if (error instanceof ApiError) memory.write(null);
      throw error;
    }
  }

  async #begin(): Promise<MediaUpload> {
    const { steps, memory } = this.#options;
    const known = memory.read();
    if (known !== null) {
      try {
        const upload = await this.#patiently(() => steps.progress(known));
        if (upload.bytes === this.#file.size) return upload;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    return this.#patiently(() => steps.start());
  }

  async #sendChunk(upload: MediaUpload): Promise<MediaUpload> {
    const { steps, now } = this.#options;
    const { upload_id: id, received_bytes: offset, bytes: total } = upload;
    const bytes = this.#file.slice(offset, Math.min(total, offset + this.#chunkBytes));
    const share = (part: number) => Math.floor(((offset + part) * 100) / total);
    let isFirstTry = true;
    try {
      return await this.#patiently(async (signal) => {
        // An interrupted chunk may have arrived all the same.
        if (!isFirstTry) {
          const latest = await steps.progress(id);
          if (latest.received_bytes !== offset) return latest;
        }
        isFirstTry = false;
        this.#say('sending', share(0));
        const begun = now();
        const onProgress = (percent: number) =>
          this.#say('sending', share((bytes.size * percent) / 100));
        const after = await steps.chunk(id, { offset, bytes, signal, onProgress });
        this.#suit(now() - begun);
        return after;
      });
    } catch (error) {
      const arrived = arrivedOf(error);
      if (arrived === null || arrived.received_bytes === offset) throw error;
      return arrived;
    }
  }

  #suit(tookMs: number): void {
    if (tookMs > LONGEST_MS) this.#chunkBytes = Math.max(FIRST_CHUNK / 2, this.#chunkBytes / 2);
    if (tookMs < SHORTEST_MS) this.#chunkBytes = Math.min(MAX_CHUNK_BYTES, this.#chunkBytes * 2);
  }

  /** Makes a request, with retries while the error is temporary. */
  async #patiently<T>(
    work: (signal: AbortSignal) => Promise<T>,
    phase: SendingPhase = 'sending',
  ): Promise<T> {
    for (let failures = 0; ; ) {
      await this.#untilWanted();
      this.#current = new AbortController();
      try {
        const result = await work(this.#current.signal);
        if (!this.#isPaused) this.#say(phase);
        return result;
      } catch (error) {
        if (this.#isStopped) throw new SendingStopped();
        // Pausing or resuming aborts the running request; it is repeated.
        if (this.#isPaused || this.#current.signal.aborted) continue;
        if (!isPassing(error)) throw error;
        this.#say('waiting');
        const wait = Math.min(LONGEST_WAIT_MS, 1000 * 2 ** failures++);
        await this.#options.sleep(wait, this.#current.signal);
        if (!this.#isPaused && !this.#isStopped) this.#say(phase);
      }
    }
  }

  async #untilWanted(): Promise<void> {
    while (this.#isPaused && !this.#isStopped) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
    if (this.#isStopped) throw new SendingStopped();
  }

  #say(phase: SendingPhase, percent = this.#percent): void {
    this.#percent = percent;
    this.#options.onChange(phase, percent);
  }
}

/** Waits so long, or until the browser is online again; aborting ends it. */
export function sleepUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
