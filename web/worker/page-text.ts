/** A stored lesson, as the offline page names it. */
export interface SavedLesson {
  path: string;
  /** From the page’s own markup, so already escaped. */
  title: string;
}

/** The title of a page, without the academy’s name after it. */
export function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.split(' · ')[0]?.trim() ?? '';
}

/** The built files and landscapes that a page names; with what it has loaded besides they make it whole. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/(?:assets|land)\/[\w./-]+/g) ?? [])];
}

/** The pictures of a page that this site serves, landscapes aside. */
export function picturesOf(html: string): string[] {
  const sources = [...html.matchAll(/<img\s[^>]*?src="(\/[^"/][^"]*)"/g)].map(
    ([, src]) => src ?? '',
  );
  return [...new Set(sources.map((src) => src.replaceAll('&amp;', '&')))].filter(
    (src) => !/^\/(api|land)\//.test(src),
  );
}

/** The offline page (`server/http/plain-pages.ts`) with the list of what can be read. */
export function withLessons(html: string, lessons: readonly SavedLesson[]): string {
  if (lessons.length === 0) return html;
  const items = lessons.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`);
  return html
    .replace('<section id="saved" hidden>', '<section id="saved">')
    .replace('<ul></ul>', `<ul>${items.join('')}</ul>`);
}
