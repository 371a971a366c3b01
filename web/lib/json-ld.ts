/** One thing in the words of schema.org, without the `@context`. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** A page on the way from the home page to this one. */
export interface TrailStep {
  name: string;
  /** From the root. */
  path: string;
}

/**
 * What stands inside the script element: `<` is written as an escape, so that no text of
 * a course can close the element, whatever it says.
 */
export function jsonLdText(things: readonly JsonLd[]): string {
  const [only] = things;
  const content = things.length === 1 ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll(
    '<',
    '\\u003c',
  );
}

/** The way to a page; the page itself is the last step. */
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
