/** Addresses of pages that several features link to. */

/** Where a lesson is read, watched or worked on. */
export function lessonPath(courseId: number, lessonId: number): string {
  return `/courses/${courseId}/content/${lessonId}`;
}

/** The anchor of a term on the page of the glossary. */
export function termAnchor(termId: number): string {
  return `term-${termId}`;
}

/** Where a term is explained. */
export function glossaryPath(termId: number): string {
  return `/glossary#${termAnchor(termId)}`;
}

/** The page of all results of a search. */
export function searchPath(search: string): string {
  return search === '' ? '/search' : `/search?${new URLSearchParams({ q: search })}`;
}
