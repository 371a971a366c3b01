import type { PreviewAs } from '#contract/courses.ts';

/** The kind of viewer that a preview is requested for; the API decides whether it is allowed. */
export function previewFrom(params: URLSearchParams): PreviewAs | null {
  const asked = params.get('preview');
  return asked === 'guest' || asked === 'student' ? asked : null;
}
