/** Word's marker of a list item: a bullet or a number, in a span of its own. */
const MARKER =
  /<span[^>]*mso-list:\s*Ignore[^>]*>((?:[^<]|<span[^>]*>[^<]*<\/span>|<\/?(?:b|i)>)*)<\/span>/i;
const LIST_ITEM = /<p[^>]*\bMsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi;

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim();
}

/** Converts paragraphs that Word only draws as a list. */
function toLists(html: string): string {
  const items = html.replace(LIST_ITEM, (_, content: string) => {
    const marker = plain(MARKER.exec(content)?.[1] ?? '');
    const list = /^\(?(?:\d+|[a-z]|[ivx]+)[.)、]$/i.test(marker) ? 'ol' : 'ul';
    return `<${list}><li>${content.replace(MARKER, '').trim()}</li></${list}>`;
  });
  return items.replace(/<\/(ul|ol)>\s*<\1>/g, '');
}

/**
 * Cleans HTML from the clipboard of the markup that only Word, Pages and web pages understand. The
 * editor drops the rest that lessons do not have; the server cleans again.
 */
export function cleanPasted(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[(?:if|endif)[^>]*>/gi, '')
    .replace(/<(style|script|xml|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:o|w|v|m|st1):[^>]*>/gi, '')
    .replace(/<\/?(?:meta|link|base)\b[^>]*>/gi, '');
  return (
    toLists(bare)
      // A lesson’s title is its only heading of the first order.
      .replace(/<(\/?)h1\b/gi, '<$1h2')
      .replace(/<(\/?)h[56]\b/gi, '<$1h4')
      // Word’s title style is a paragraph.
      .replace(/<p[^>]*\bMsoTitle\b[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>')
      .replace(/<p[^>]*>(?:\s|&nbsp;|<span[^>]*>(?:\s|&nbsp;)*<\/span>)*<\/p>/gi, '')
  );
}
