const INLINE = 'a|strong|em|b|i|u|s|sub|sup|small|mark|code|span';
const INLINE_TAG = new RegExp(`</?(?:${INLINE})(?:\\s[^<>]*)?>`, 'gi');
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * The visible text of HTML from `cleanHtml`, with a space where a block begins. It is plain text:
 * show it as such.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
