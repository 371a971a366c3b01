import type { Locale } from '#domain/locale.ts';

/** The address of the generated pictures for shared links (`features/sharing`). */
export const SHARE_PICTURES = '/og/';

/** The picture that a shared link to a course or a teacher shows. */
export function sharePicturePath(kind: 'course' | 'teacher', id: number, locale: Locale): string {
  return `${SHARE_PICTURES}${kind}/${id}.png?lang=${locale}`;
}
