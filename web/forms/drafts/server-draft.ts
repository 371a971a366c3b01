import { type DraftEntity, draftCalls } from '#contract/drafts.ts';
import type { ApiClient } from '#web/lib/api.ts';

/** The draft is stored after this pause in typing. */
const REST_MS = 1500;

export type DraftState = 'none' | 'waiting' | 'saving' | 'saved' | 'failed';

interface Wanted {
  /** The form's values as JSON; null: unchanged. */
  json: string | null;
  version: number | null;
}

/** The storage of a draft. */
export interface DraftTarget {
  api: ApiClient;
  entity: DraftEntity;
  /** The id of the edited record, or `new:…`. */
  key: string;
}

interface ServerDraftOptions {
  /** The current target. */
  target: () => DraftTarget;
  /** The form began with a draft that the server already has. */
  startsSaved: boolean;
  onState: (state: DraftState) => void;
  onSavedAt: (savedAt: string | null) => void;
}

/** Stores the draft of one form on the server, one request at a time. */
export class ServerDraft {
  readonly #options: ServerDraftOptions;
  #wanted: Wanted = { json: null, version: null };
  /** The draft on the server; undefined: the one that the form began with, whatever it holds. */
  #stored: string | null | undefined;
  #running: Promise<void> | null = null;
  #hasFailed = false;
  #isSettled = false;
  #timer: number | undefined;

  constructor(options: ServerDraftOptions) {
    this.#options = options;
    this.#stored = options.startsSaved ? undefined : null;
  }

  /** Whether navigating within the academy loses nothing. */
  get survivesLeaving(): boolean {
    return !this.#hasFailed;
  }

  /** Whether closing the window now loses nothing. */
  get survivesClosing(): boolean {
    return this.#stored === this.#wanted.json;
  }

  /** To be called on every change of the form; null: it is unchanged, nothing is stored. */
  change(values: Record<string, unknown> | null, version: number | null): void {
    const json = values === null ? null : JSON.stringify(values);
    if (json === this.#wanted.json) return;
    const isFirst = this.#wanted.json === null && this.#stored === undefined;
    this.#wanted = { json, version };
    if (isFirst) {
      // The form has just been filled with the draft.
      this.#stored = json;
      return;
    }
    if (json === null && this.#isSettled) {
      // Saved, and shown as it was saved.
      this.#stored = null;
      return;
    }
    this.#isSettled = false;
    this.#options.onState('waiting');
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#flush(), REST_MS);
  }

  /** On a pause, or on leaving the page: stores changes at once. */
  rest(): void {
    if (this.#stored !== undefined) void this.#flush();
  }

  /** After the form was saved: deletes the draft. */
  async settle(): Promise<void> {
    const { target, onSavedAt, onState } = this.#options;
    const { api, entity, key } = target();
    window.clearTimeout(this.#timer);
    this.#isSettled = true;
    while (this.#running !== null) await this.#running;
    if (this.#stored !== null) {
      // The record is saved: a remaining draft is offered once more, which is harmless.
      await api.call(draftCalls.discard, { query: { entity, key } }).catch(() => {});
    }
    this.#stored = this.#wanted.json;
    onSavedAt(null);
    onState('none');
  }

  /** One at a time, so that an older draft never arrives after a newer one. */
  async #flush(): Promise<void> {
    while (this.#running !== null) await this.#running;
    this.#running = this.#send().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #send(): Promise<void> {
    const { target, onSavedAt, onState } = this.#options;
    const { api, entity, key } = target();
    window.clearTimeout(this.#timer);
    const { json, version } = this.#wanted;
    if (this.#isSettled || this.#stored === json) return;
    onState('saving');
    try {
      if (json === null) {
        await api.call(draftCalls.discard, { query: { entity, key } });
        onSavedAt(null);
      } else {
        const body = { entity, key, body: JSON.parse(json), based_on_version: version };
        const { saved_at } = await api.call(draftCalls.save, { body });
        onSavedAt(saved_at);
      }
      this.#stored = json;
      this.#hasFailed = false;
      onState(json === null ? 'none' : 'saved');
    } catch {
      // The form itself is not affected; the next change tries again.
      this.#hasFailed = true;
      onState('failed');
    }
  }
}
