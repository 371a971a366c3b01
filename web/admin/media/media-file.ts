import { extensionsOf, fileTypes, largestOf } from '#contract/files.ts';
import type { MediaKind } from '#contract/media.ts';
import { MEGABYTE } from '#domain/units.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { describeTypes } from '#i18n/describe-types.ts';

/** Other extensions of the same types, as cameras and phones write them. */
const otherEndings: Record<string, string> = {
  jpeg: 'jpg',
  jfif: 'jpg',
  m4v: 'mp4',
  oga: 'ogg',
  opus: 'ogg',
};

function endingOf(name: string): string {
  const ending = (/\.([a-z0-9]+)$/i.exec(name.trim())?.[1] ?? '').toLowerCase();
  return otherEndings[ending] ?? ending;
}

/** The kind of file at a path, by its extension; null where that is unknown. */
export function kindOfPath(path: string): MediaKind | null {
  const ending = endingOf(path.split(/[?#]/)[0] ?? '');
  if (ending === 'svg' || ending === 'gif' || ending === 'avif') return 'image';
  const found = Object.values(fileTypes).find(({ extension }) => extension === ending);
  return found === undefined || found.kind === 'document' ? null : found.kind;
}

/** The extensions for a file dialog. */
export function endingsOf(kinds: readonly MediaKind[]): string[] {
  const own = extensionsOf('media', kinds);
  return [
    ...own,
    ...Object.keys(otherEndings).filter((each) => own.includes(otherEndings[each] ?? '')),
  ];
}

/** The values of the messages about files of these kinds. */
export function limitsOf(t: Translator['t'], kinds: readonly MediaKind[]) {
  return {
    types: describeTypes(t, 'media', kinds),
    limit: String(largestOf('media', kinds) / MEGABYTE),
  };
}

/**
 * Why a selected file would be refused, before it is uploaded. Its name says what it should be;
 * what it is, the server detects from its bytes.
 */
export function mediaFileProblem(
  { name, size }: { name: string; size: number },
  kinds: readonly MediaKind[],
): 'empty' | 'size' | 'type' | null {
  const kind = kindOfPath(name);
  if (!endingsOf(kinds).includes(endingOf(name)) || kind === null) return 'type';
  if (size === 0) return 'empty';
  return size > largestOf('media', [kind]) ? 'size' : null;
}
