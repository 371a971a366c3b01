import type { Locale } from '#domain/locale.ts';

/** The address of the generated pictures for shared links (`features/sharing`). */
export const SHARE_PICTURES = '/og/';

/** The picture that a shared link to a course or a teacher shows. */
export function sharePicturePath(kind: 'course' | 'teacher', id: number, locale: Locale): string {
  return `${SHARE_PICTURES}${kind}/${id}.png?lang=${locale}`;
}

/**
 * The picture of links to a course or a teacher: their own, where it is a photograph; networks
 * show no SVG, so the drawn one stands for it.
 */
export function sharedImageOf(
  own: string | null,
  ...drawn: Parameters<typeof sharePicturePath>
): string {
  return own === null || own.endsWith('.svg') ? sharePicturePath(...drawn) : own;
}
