/** The anchor of a term on the page of the glossary. */
export function termAnchor(termId: number): string {
  return `term-${termId}`;
}

/** Where a term is explained. */
export function glossaryPath(termId: number): string {
  return `/glossary#${termAnchor(termId)}`;
}
