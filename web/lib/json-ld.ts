/** One schema.org object, without the `@context`. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** An entry of the breadcrumb. */
export interface TrailStep {
  name: string;
  /** From the root. */
  path: string;
}

/**
 * The content of the script element: `<` is escaped, so that no text of a course can close the
 * element.
 */
export function jsonLdText(things: readonly JsonLd[]): string {
  const [only] = things;
  const content = things.length === 1 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll(
    '<',
    '\\u003c',
  );
}

/** The breadcrumb of a page; the page itself is the last entry. */
export function breadcrumbJsonLd(trail: readonly TrailStep[], origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
