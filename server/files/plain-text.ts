/** Tab, line feed, form feed and carriage return are text; the other control characters are not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\x00-\x08\x0B\x0E-\x1F\x7F]/;
/** What a browser would take for a page or a drawing. */
const MARKUP = /^\s*<(?:[a-z]|!|\?)/i;

/** Common encodings; Chinese versions of old Windows write the second. */
const encodings = ['utf-8', 'gb18030'];

/** Whether bytes without any known signature are plain text, and not HTML in disguise. */
export function isPlainText(bytes: Uint8Array): boolean {
  return encodings.some((encoding) => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return !CONTROL.test(text) && !MARKUP.test(text);
    } catch {
      return false;
    }
  });
}
