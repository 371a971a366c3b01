import { storage } from '#web/lib/storage.ts';
import { resumePosition } from './resume-position.ts';
import { recall, remember } from './watched-memory.ts';
import {
  coveredPercent,
  earlierStretch,
  mergeStretches,
  type Stretch,
  stretchesOf,
} from './watched-parts.ts';

const STORE = 'watched';

/** How far the position moves before this device stores it. */
const REMEMBER_EVERY_SECONDS = 2;

/** What is known of a recording beforehand, and the callbacks. */
export interface WatchedOptions {
  /** The key of this device's storage. */
  memory: string;
  /** What the academy knows of earlier visits on any device. */
  earlierPercent: number;
  startAt: number;
  onProgress: (percent: number, positionSeconds: number) => void;
  /** Called when it pauses: a moment to save. */
  onPause: () => void;
  onEnded: (percent: number) => void;
}

/** Shows the watched parts. */
interface Shown {
  stretches: (stretches: Stretch[]) => void;
  percent: (percent: number) => void;
  /** Called when it resumed from these seconds. */
  resumedAt: (seconds: number) => void;
}

/** Watches one media element from when its duration is known until `stop`. */
export class MediaWatch {
  readonly #element: HTMLMediaElement;
  /** The current options: callbacks change with every render. */
  readonly #options: () => WatchedOptions;
  readonly #show: Shown;
  readonly #listeners: Record<string, () => void>;
  #earlier: Stretch[] = [];
  #begun = false;
  #goOnAt: number | null = null;
  #rememberedAt = Number.NEGATIVE_INFINITY;

  constructor(element: HTMLMediaElement, options: () => WatchedOptions, show: Shown) {
    this.#element = element;
    this.#options = options;
    this.#show = show;
    this.#listeners = {
      loadedmetadata: () => this.#begin(),
      durationchange: () => this.#begin(),
      timeupdate: () => {
        if (!element.paused) this.#report(false);
      },
      seeked: () => {
        if (element.paused && element.played.length > 0) this.#report(true);
      },
      pause: () => {
        this.#report(true);
        options().onPause();
      },
      ended: () => options().onEnded(this.#report(true)),
    };
    for (const [event, listener] of Object.entries(this.#listeners)) {
      element.addEventListener(event, listener);
    }
    // It may have loaded before scripts ran.
    this.#begin();
  }

  /** Loads again after an error, and resumes. */
  reload(): void {
    this.#earlier = this.#measure()?.merged ?? this.#earlier;
    if (this.#begun) {
      this.#goOnAt = this.#rememberedAt > 0 ? this.#rememberedAt : this.#element.currentTime;
    }
    this.#begun = false;
    this.#element.load();
  }

  stop(): void {
    if (this.#begun && !this.#element.paused) this.#report(true);
    for (const [event, listener] of Object.entries(this.#listeners)) {
      this.#element.removeEventListener(event, listener);
    }
  }

  /** The current state, or null before the duration is known. */
  #measure(): { merged: Stretch[]; percent: number } | null {
    const { duration, played } = this.#element;
    if (!this.#begun || !Number.isFinite(duration)) return null;
    const merged = mergeStretches([...this.#earlier, ...stretchesOf(played)], duration);
    const share = Math.max(this.#options().earlierPercent, coveredPercent(merged, duration));
    return { merged, percent: share };
  }

  #store(merged: Stretch[], position: number): void {
    this.#rememberedAt = position;
    const stored = { watched: merged, positionSeconds: position };
    storage.write(STORE, remember(storage.read(STORE), this.#options().memory, stored, Date.now()));
  }

  /** Shows and reports what was watched; stores it at once, or every few seconds. */
  #report(isMoment: boolean): number {
    const measured = this.#measure();
    if (measured === null) return this.#options().earlierPercent;
    const position = this.#element.currentTime;
    this.#show.stretches(measured.merged);
    this.#show.percent(measured.percent);
    if (isMoment || Math.abs(position - this.#rememberedAt) >= REMEMBER_EVERY_SECONDS) {
      this.#store(measured.merged, position);
    }
    this.#options().onProgress(measured.percent, Math.round(position));
    return measured.percent;
  }

  /** Once the duration is known: restores what was watched, and resumes. */
  #begin(): void {
    const element = this.#element;
    const { duration } = element;
    if (this.#begun || !Number.isFinite(duration)) return;
    this.#begun = true;
    if (this.#goOnAt !== null) {
      element.currentTime = this.#goOnAt;
      void element.play().catch(() => undefined);
      return;
    }
    const { earlierPercent, startAt, memory } = this.#options();
    const own = recall(storage.read(STORE), memory);
    const known = mergeStretches(own?.watched ?? [], duration);
    // Progress beyond what this device recorded was made on another device.
    const elsewhere = earlierPercent > coveredPercent(known, duration) + 1;
    const other = earlierStretch({
      percent: earlierPercent,
      positionSeconds: startAt,
      durationSeconds: duration,
    });
    this.#earlier = elsewhere ? mergeStretches([...known, other], duration) : known;
    const position = resumePosition({ startAt, ownPosition: own?.positionSeconds, duration });
    if (position !== null) {
      element.currentTime = position;
      this.#show.resumedAt(position);
    }
    this.#show.stretches(this.#earlier);
    this.#show.percent(Math.max(earlierPercent, coveredPercent(this.#earlier, duration)));
  }
}
