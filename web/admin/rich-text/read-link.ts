/**
 * The target of a typed address: a path of this site, a page, an email address or a telephone.
 * @returns null where it is none of these
 */
export function readLink(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return null;
  if (/^\/(?![/\\])/.test(typed) || typed.startsWith('#')) return typed;
  if (/^(?:mailto|tel):.+/i.test(typed)) return typed;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(typed)) return `mailto:${typed}`;
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!/^https?:\/\/[^/]+\.[^/.]{2,}/i.test(address) || !URL.canParse(address)) return null;
  return address;
}
