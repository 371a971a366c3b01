import type { PageViewer } from '#contract/viewer.ts';
import type { Locale } from '#domain/locale.ts';

/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The person and language of the page. Lessons stored for anybody else are deleted. */
  | { type: 'seen'; viewer: PageViewer; locale: Locale }
  /** A text lesson was opened: it is stored for reading without a network. */
  | { type: 'opened'; viewer: PageViewer; locale: Locale; path: string; assets: string[] }
  /** Lessons that are closed to the person: their stored pages are deleted. */
  | { type: 'closed'; paths: string[] }
  /** The person logs out. */
  | { type: 'forget' };
