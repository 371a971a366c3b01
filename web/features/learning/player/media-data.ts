import type { ContentData } from '#contract/lesson-body.ts';

/** The body of a video or an audio. */
export type MediaData = Extract<ContentData, { captions: unknown }>;

export type ShownCue = MediaData['transcript'][number];

/** Why a recording does not play. */
export type MediaProblem = 'unsupported' | 'videoUnavailable' | 'audioUnavailable';

const mimeTypes: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** The type of a recording by its extension; null where unknown. */
export function mimeTypeOf(url: string): string | null {
  const path = url.split(/[?#]/)[0] ?? '';
  const end = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return mimeTypes[end] ?? null;
}

const DECODE = 3;

/**
 * The message about a recording that failed. `canPlay` is the browser’s own statement about the
 * type (`canPlayType`), null where the type is not known.
 */
export function mediaProblem(
  type: MediaData['type'],
  errorCode: number,
  canPlay: string | null,
): MediaProblem {
  if (canPlay === '' || errorCode === DECODE) return 'unsupported';
  return type === 'video' ? 'videoUnavailable' : 'audioUnavailable';
}
