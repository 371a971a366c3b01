import type { PreviewAs } from '#contract/courses.ts';

/** As whom a page is asked to show a course; the API decides whether it does. */
export function previewFrom(params: URLSearchParams): PreviewAs | null {
  const asked = params.get('preview');
  return asked === 'guest' || asked === 'student' ? asked : null;
}
