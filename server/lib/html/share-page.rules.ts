import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** A page that may be sent to many: its own inline scripts are allowed by what is in them. */
interface ShareablePage {
  html: string;
  /** Sources of a content security policy, in their quotes. */
  scripts: string[];
}

/**
 * Turns a page that was rendered with a nonce into the same bytes for everybody: the nonce is
 * taken out, and the scripts that carried it are named by their hashes. A script that somebody
 * smuggled into the page carries none, and stays forbidden.
 * @returns null where the nonce is anywhere but in an attribute: such a page is one response's
 */
export function sharePage(rendered: string, nonce: string): ShareablePage | null {
  const attribute = ` nonce="${nonce}"`;
  const texts = new Set<string>();
  for (const [, attributes = '', text = ''] of rendered.matchAll(SCRIPT)) {
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
