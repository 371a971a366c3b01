import type { PageViewer } from '#contract/viewer.ts';
import type { Locale } from '#domain/locale.ts';

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Who looks, in which language. Lessons kept for anybody else go. */
  | { type: 'seen'; viewer: PageViewer; locale: Locale }
  /** A text lesson was opened: it is to be readable without a network. */
  | { type: 'opened'; viewer: PageViewer; locale: Locale; path: string; assets: string[] }
  /** Somebody logs out. */
  | { type: 'forget' };
