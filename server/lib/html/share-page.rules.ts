import { createHash } from 'node:crypto';

/** A page that many may get: its own inline scripts are allowed by their hashes. */
interface ShareablePage {
  html: string;
  /** Sources of a content security policy, in their quotes. */
  scripts: string[];
}

/** The script elements of a page, found in one pass: user input in it is escaped. */
function* scriptsOf(html: string) {
  let at = html.indexOf('<script');
  while (at !== -1) {
    const opened = html.indexOf('>', at);
    const closed = opened === -1 ? -1 : html.indexOf('</script>', opened);
    if (closed === -1) return;
    yield { attributes: html.slice(at, opened), text: html.slice(opened + 1, closed) };
    at = html.indexOf('<script', closed);
  }
}

/**
 * Turns a page that was rendered with a nonce into the same bytes for everybody: the nonce is
 * removed, and the scripts that carried it are allowed by their hashes. An injected script carries
 * none, and stays forbidden.
 * @returns null where the nonce is anywhere but in an attribute: such a page is not shared
 */
export function sharePage(rendered: string, nonce: string): ShareablePage | null {
  const attribute = ` nonce="${nonce}"`;
  const texts = new Set<string>();
  for (const { attributes, text } of scriptsOf(rendered)) {
    const isOurs = attributes.includes(attribute);
    if (isOurs && text !== '' && !/\btype="application\//.test(attributes)) texts.add(text);
  }
  const html = rendered.replaceAll(attribute, '');
  if (html.includes(nonce)) return null;
  const scripts = [...texts].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return { html, scripts };
}
